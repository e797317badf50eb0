import { useAccess } from "../layout/RequireAccess";
import type { FieldInputProps } from "../schema/FieldInput";
import { inputFor } from "../schema/inputFor";

const RupeesInput = inputFor.rupees;

/** The most that a client may owe. Only a super admin changes it. */
export default function CreditLimitInput(props: FieldInputProps) {
  const mayChange = useAccess("receipts", "reverseReceipt");
  return <RupeesInput {...props} readOnly={!mayChange} />;
}
