import { Box, MenuItem } from "@mui/material";
import { transportModes } from "../../../domain/invoices/invoiceDocument";
import { hasText } from "../../../domain/texts";
import { useTexts } from "../../texts/useTexts";
import { FormField } from "../schema/FormField";
import { twoColumns } from "./AddressInputs";
import { transportFields } from "./fieldGroups";
import { postTexts } from "./texts";

/** The inputs of the goods' transport. */
export function TransportInputs() {
  const text = useTexts(postTexts);
  return (
    <Box sx={twoColumns}>
      {transportFields.map((name) => (
        <FormField
          key={name}
          fullWidth
          margin="dense"
          name={`transport_${name}`}
          label={text(`fields.${name}`)}
          helperText={hasText(postTexts.english.hints, name) ? text(`hints.${name}`) : ""}
          isNumber={name === "distanceKm"}
          {...(name === "mode" && { select: true })}
          {...(name === "lrDate" && { type: "date" })}
          slotProps={{ htmlInput: { autoComplete: "off" } }}
        >
          {name === "mode" &&
            transportModes.map((mode) => (
              <MenuItem key={mode} value={mode}>
                {text(`modes.${mode}`)}
              </MenuItem>
            ))}
        </FormField>
      ))}
    </Box>
  );
}
