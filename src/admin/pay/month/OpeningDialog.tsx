import { Alert, Box, MenuItem, TextField, Typography } from "@mui/material";
import { useState } from "react";
import { useNotify, useRefresh } from "react-admin";
import type { PayOpening, PayOpeningEdit } from "../../../../contract/payroll";
import { indiaDate } from "../../../../domain/indiaTime";
import { monthText } from "../../formatMoment";
import { ConfirmDialog } from "../../layout/ConfirmDialog";
import { useConfirmedCall } from "../../layout/useConfirmedCall";
import { monthsUntil } from "../../months";
import { formatterFor } from "../../schema/formatterFor";
import { serverMessage } from "../../serverMessage";
import { useHostQuery } from "../../useHostQuery";
import { useScreenTexts } from "../../useScreenTexts";
import {
  carriedOverName,
  type OpeningErrors,
  openedBefore,
  readOpening,
  restName,
} from "./openingDraft";
import { monthTexts } from "./screenTexts";

interface OpeningDialogProps {
  readonly onClose: () => void;
}

/** Asks for the first month that this product pays, and the rest of each advance and deduction at its start. */
export function OpeningDialog({ onClose }: OpeningDialogProps) {
  const text = useScreenTexts(monthTexts);
  // Without a cache the dialog starts with the present balances each time it is opened.
  const { data, error } = useHostQuery({
    key: ["salaries", "opening"],
    ask: (host, signal) => host.payroll((calls) => calls.getPayOpening(signal)),
    gcTime: 0,
  });
  if (error) return <Alert severity="error">{serverMessage(error, text("failed"))}</Alert>;
  return data ? <OpeningForm opening={data} onClose={onClose} /> : null;
}

interface OpeningFormProps extends OpeningDialogProps {
  readonly opening: PayOpening;
}

function OpeningForm({ opening, onClose }: OpeningFormProps) {
  const texts = useScreenTexts(monthTexts);
  const text = (key: string, values = {}) => texts(`opening.${key}`, values);
  const notify = useNotify();
  const refresh = useRefresh();
  // Keeps the balances from when the dialog was opened: a later read does not change the inputs.
  const [{ version, ...begun }] = useState(opening);
  const [firstMonth, setFirstMonth] = useState(begun.firstMonth ?? "");
  const [errors, setErrors] = useState<OpeningErrors>({});
  const { error, isBusy, confirm } = useConfirmedCall({
    call: (host, edit: PayOpeningEdit) => host.payroll((calls) => calls.updatePayOpening(edit)),
    failed: text("failed"),
    onDone: () => {
      notify(text("done"), { type: "success" });
      onClose();
    },
    onSettled: refresh,
  });
  const sources = openedBefore(opening, firstMonth);
  const submit = (entries: FormData) => {
    const read = readOpening(sources, entries);
    setErrors(read.errors);
    if (Object.keys(read.errors).length > 0) return;
    const { balances } = read;
    void confirm({ version, balances, ...(firstMonth !== "" && { firstMonth }) });
  };
  const errorText = (name: string) => {
    const wrong = errors[name];
    if (wrong === undefined) return undefined;
    if (wrong === "notNumber") return text("notNumber");
    return text("tooMuch", { most: formatterFor.rupees(wrong.most) });
  };
  const amountField = (name: string, label: string, amount: number) => (
    <TextField
      name={name}
      label={label}
      defaultValue={amount}
      error={errors[name] !== undefined}
      helperText={errorText(name)}
      margin="none"
      slotProps={{ htmlInput: { inputMode: "decimal", autoComplete: "off" } }}
    />
  );
  const present = indiaDate(new Date()).slice(0, 7);
  return (
    <ConfirmDialog
      title={text("title")}
      question={text("question")}
      cancel={text("keep")}
      confirm={text("confirm")}
      color="primary"
      error={error}
      isBusy={isBusy}
      onCancel={onClose}
      onConfirm={submit}
    >
      <TextField
        select
        fullWidth
        margin="normal"
        label={text("firstMonth")}
        value={firstMonth}
        onChange={({ target }) => setFirstMonth(target.value)}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{text("none")}</MenuItem>
        {monthsUntil(present, firstMonth || present).map((month) => (
          <MenuItem key={month} value={month}>
            {monthText(month)}
          </MenuItem>
        ))}
      </TextField>
      {firstMonth !== "" && sources.length === 0 && (
        <Typography variant="body2">{text("nothing")}</Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 2, mt: 1 }}>
        {sources.map((source) => (
          <Box
            component="li"
            key={restName(source)}
            role="group"
            aria-label={`${source.name}: ${source.reason}`}
            sx={{
              display: "grid",
              gap: 1.5,
              gridTemplateColumns: { xs: "1fr 1fr" },
              overflowWrap: "anywhere",
            }}
          >
            <Box sx={{ gridColumn: "1 / -1" }}>
              <Typography sx={{ fontWeight: 600 }}>
                {source.name} ({source.barcodeId})
              </Typography>
              <Typography variant="body2" color="text.secondary">
                {text("source", {
                  kind: text(source.kind),
                  amount: formatterFor.rupees(source.amount),
                  month: monthText(source.firstMonth),
                  reason: source.reason,
                })}
              </Typography>
            </Box>
            {amountField(restName(source), text("rest"), source.rest)}
            {amountField(carriedOverName(source), text("carriedOver"), source.carriedOver)}
          </Box>
        ))}
      </Box>
    </ConfirmDialog>
  );
}
