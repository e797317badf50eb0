import { Box, MenuItem } from "@mui/material";
import { states, stateText } from "../../../domain/clients/states";
import { useTexts } from "../../texts/useTexts";
import { FormField } from "../schema/FormField";
import { addressFields } from "./fieldGroups";
import { postTexts } from "./texts";

export const twoColumns = {
  display: "grid",
  columnGap: 2,
  gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
};

const look = { fullWidth: true, margin: "dense" } as const;

interface AddressInputsProps {
  readonly prefix: "recipient" | "delivery";
  readonly isRequired: boolean;
  /** True for a site of the recipient, which has the recipient's name and GSTIN. */
  readonly isOfRecipient?: boolean;
}

/** The inputs of a party's address. */
export function AddressInputs({ prefix, isRequired, isOfRecipient = false }: AddressInputsProps) {
  const text = useTexts(postTexts);
  return (
    <Box sx={twoColumns}>
      {addressFields
        .filter((name) => name !== "name" || !isOfRecipient)
        .map((name) => (
          <FormField
            {...look}
            key={name}
            name={`${prefix}_${name}`}
            label={text(`fields.${name}`)}
            required={isRequired && name !== "address2"}
            {...(name === "stateCode" && { select: true })}
            slotProps={{ htmlInput: { autoComplete: "off" } }}
          >
            {name === "stateCode" &&
              [...states.keys()].map((code) => (
                <MenuItem key={code} value={code}>
                  {stateText(code)}
                </MenuItem>
              ))}
          </FormField>
        ))}
      {!isOfRecipient && (
        <FormField
          {...look}
          name={`${prefix}_gstin`}
          label={text("fields.gstin")}
          helperText={text(prefix === "recipient" ? "hints.gstin" : "hints.receiverGstin")}
          slotProps={{ htmlInput: { autoComplete: "off" } }}
        />
      )}
    </Box>
  );
}
