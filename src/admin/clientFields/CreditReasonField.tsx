import { Alert } from "@mui/material";
import { FieldTitle, useInput } from "react-admin";
import { useAccess } from "../layout/RequireAccess";
import type { FieldInputProps } from "../schema/FieldInput";
import { FormField } from "../schema/formInputs";

interface CreditReasonFieldProps {
  readonly label: React.ReactNode;
}

/**
 * Asks a super admin why a sale passes its client's credit limit. Hidden until the host has refused the sale. Other admins
 * see the refusal alone.
 */
export function CreditReasonField({ label }: CreditReasonFieldProps) {
  const mayPass = useAccess("receipts", "reverseReceipt");
  const { field, fieldState } = useInput({ source: "creditReason", defaultValue: "" });
  const message = fieldState.error?.message;
  if (message === undefined && (field.value ?? "") === "") return null;
  if (!mayPass)
    return (
      <Alert severity="warning" variant="outlined" sx={{ gridColumn: "1 / -1", my: 1 }}>
        {message}
      </Alert>
    );
  return (
    <FormField
      name="creditReason"
      label={label}
      fullWidth
      margin="normal"
      sx={{ gridColumn: "1 / -1" }}
      slotProps={{ htmlInput: { maxLength: 300, autoComplete: "off" } }}
    />
  );
}

/** The field for the reason above the credit limit, in a generated form. */
export const CreditReasonInput = ({ field: { name } }: FieldInputProps) => (
  <CreditReasonField label={<FieldTitle source={name} isRequired={false} />} />
);
