import { Alert, Button, Paper, Stack, TextField, Typography } from "@mui/material";
import { type SyntheticEvent, useState } from "react";
import { normalizeBarcode } from "../layout/BarcodeLink";
import { useTexts } from "../useTexts";
import { ConfirmDeactivation } from "./ConfirmDeactivation";
import { usePrintEmployeeSticker } from "./EmployeeSticker";
import { FoundEmployee } from "./FoundEmployee";
import { employeesTexts } from "./screenTexts";
import { useEmployeeLookup } from "./useEmployeeLookup";

/**
 * A barcode field with three actions for the employee with that barcode: find, print the sticker, deactivate.
 */
export function EmployeeLookup() {
  const text = useTexts(employeesTexts);
  const print = usePrintEmployeeSticker();
  const lookup = useEmployeeLookup();
  const [barcodeId, setBarcodeId] = useState("");
  const { found, message } = lookup;

  const withBarcode = (act: () => void) =>
    barcodeId === "" ? lookup.showError("lookup.missing") : act();

  const find = (event: SyntheticEvent) => {
    event.preventDefault();
    withBarcode(() => void lookup.find(barcodeId));
  };

  const printSticker = () =>
    found === undefined ? lookup.showError("lookup.nothingToPrint") : print(found);

  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, maxWidth: 720 }}>
      <Stack component="form" onSubmit={find} noValidate sx={{ gap: 2 }}>
        <Typography variant="h2">{text("lookup.title")}</Typography>
        <TextField
          label={text("lookup.barcodeId")}
          value={barcodeId}
          onChange={({ target: { value } }) => {
            setBarcodeId(normalizeBarcode(value));
            lookup.reset();
          }}
          autoFocus
          slotProps={{ htmlInput: { autoComplete: "off", spellCheck: false, maxLength: 40 } }}
        />
        <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", gap: 1.5 }}>
          <Button type="submit" variant="contained" loading={lookup.isFinding}>
            {text("lookup.find")}
          </Button>
          <Button variant="outlined" onClick={printSticker}>
            {text("lookup.print")}
          </Button>
          <Button
            variant="outlined"
            color="error"
            loading={lookup.isDeactivating}
            onClick={() => withBarcode(() => void lookup.askToDeactivate(barcodeId))}
          >
            {text("lookup.deactivate")}
          </Button>
        </Stack>
        {message && <Alert severity={message.severity}>{message.message}</Alert>}
        {found && <FoundEmployee employee={found} />}
      </Stack>
      <ConfirmDeactivation
        employee={lookup.deactivating}
        onCancel={lookup.cancelDeactivation}
        onConfirm={() => void lookup.deactivate()}
      />
    </Paper>
  );
}
