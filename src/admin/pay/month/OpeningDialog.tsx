import { Alert, Box, Button, MenuItem, Typography } from "@mui/material";
import { useState } from "react";
import { FormDataConsumer } from "react-admin";
import type { FieldErrors, Validation } from "../../../../contract/errors";
import type { PayOpening, PayOpeningEdit } from "../../../../contract/payroll";
import { indiaDate } from "../../../../domain/indiaTime";
import { readNumber } from "../../../../domain/numbers";
import type { TextOf } from "../../../../domain/texts";
import { useTexts } from "../../../texts/useTexts";
import { shownMonth } from "../../formatMoment";
import { monthsUntil } from "../../layout/PeriodInputs";
import { CallDialog } from "../../schema/FormDialog";
import { formatterFor } from "../../schema/formatterFor";
import { FormField } from "../../schema/formInputs";
import type { Draft } from "../../schema/readDraft";
import { serverMessage } from "../../sending";
import { useHostCall } from "../../useHostQuery";
import { monthTexts } from "../texts";

/** Opens the form of the opening balances: the first month paid here, and the balance of each advance and deduction at its start. */
export function OpeningButton() {
  const text = useTexts(monthTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{text("opening.action")}</Button>
      {isOpen && <OpeningDialog onClose={() => setOpen(false)} />}
    </>
  );
}

type OpeningDialogProps = { readonly onClose: () => void };

function OpeningDialog({ onClose }: OpeningDialogProps) {
  const text = useTexts(monthTexts);
  // Without a cache the dialog starts with the present balances each time it is opened.
  const { data, error } = useHostCall(["salaries", "opening"], "getPayOpening", {}, { gcTime: 0 });
  // A later read that fails must not close a form that is filled in.
  if (data) return <OpeningForm opening={data} onClose={onClose} />;
  return error && <Alert severity="error">{serverMessage(error, text("failed"))}</Alert>;
}

interface OpeningFormProps extends OpeningDialogProps {
  readonly opening: PayOpening;
}

function OpeningForm({ opening, onClose }: OpeningFormProps) {
  const text = useTexts(monthTexts);
  // A later read of the balances does not change the form.
  const [begun] = useState(opening);
  return (
    <CallDialog
      title={text("opening.title")}
      question={text("opening.question")}
      cancel={text("opening.keep")}
      confirm={text("opening.confirm")}
      color="primary"
      defaultValues={draftOf(begun)}
      read={(draft) => readOpening(begun, draft, text)}
      call={(host, edit) => host.call("updatePayOpening", edit)}
      done={text("opening.done")}
      failed={text("opening.failed")}
      onDone={onClose}
      onCancel={onClose}
    >
      <FormDataConsumer>
        {({ formData: { firstMonth } }) => (
          <OpeningInputs opening={begun} firstMonth={String(firstMonth ?? "")} />
        )}
      </FormDataConsumer>
    </CallDialog>
  );
}

interface OpeningInputsProps {
  readonly opening: PayOpening;
  readonly firstMonth: string;
}

function OpeningInputs({ opening, firstMonth }: OpeningInputsProps) {
  const text = useTexts(monthTexts);
  const sources = openedBefore(opening, firstMonth);
  const present = indiaDate(new Date()).slice(0, 7);
  const amountField = (name: string, label: string) => (
    <FormField
      name={name}
      label={label}
      margin="none"
      slotProps={{ htmlInput: { inputMode: "decimal", autoComplete: "off" } }}
    />
  );
  return (
    <>
      <FormField
        select
        name="firstMonth"
        fullWidth
        margin="normal"
        label={text("opening.firstMonth")}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{text("opening.none")}</MenuItem>
        {monthsUntil(present, firstMonth || present).map((month) => (
          <MenuItem key={month} value={month}>
            {shownMonth(month)}
          </MenuItem>
        ))}
      </FormField>
      {firstMonth !== "" && sources.length === 0 && (
        <Typography variant="body2">{text("opening.nothing")}</Typography>
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
                {text("opening.source", {
                  kind: text(`opening.${source.kind}`),
                  amount: formatterFor.rupees(source.amount),
                  month: shownMonth(source.firstMonth),
                  reason: source.reason,
                })}
              </Typography>
            </Box>
            {amountField(restName(source), text("opening.rest"))}
            {amountField(carriedOverName(source), text("opening.carriedOver"))}
          </Box>
        ))}
      </Box>
    </>
  );
}

type Source = PayOpening["balances"][number];

const restName = ({ kind, sourceId }: Source) => `${kind} ${sourceId} rest`;
const carriedOverName = ({ kind, sourceId }: Source) => `${kind} ${sourceId} carriedOver`;

const draftOf = ({ firstMonth = "", balances }: PayOpening): Draft => ({
  firstMonth,
  ...Object.fromEntries(
    balances.flatMap((source) => [
      [restName(source), source.rest],
      [carriedOverName(source), source.carriedOver],
    ]),
  ),
});

/** Advances and deductions from before the first month. Earlier pay may have recovered part of each. */
const openedBefore = ({ balances }: PayOpening, firstMonth: string) =>
  balances.filter((source) => source.firstMonth < firstMonth);

function readOpening(
  opening: PayOpening,
  draft: Draft,
  text: TextOf<typeof monthTexts.english>,
): Validation<PayOpeningEdit> {
  const errors: FieldErrors = {};
  const read = (name: string, most: number): number => {
    const amount = readNumber(String(draft[name] ?? ""));
    if (amount === undefined || amount < 0) errors[name] = text("opening.notNumber");
    else if (amount > most)
      errors[name] = text("opening.tooMuch", { most: formatterFor.rupees(most) });
    return amount === undefined || amount < 0 ? 0 : amount;
  };
  const firstMonth = String(draft.firstMonth ?? "");
  const balances = openedBefore(opening, firstMonth).map((source) => {
    const { kind, sourceId, amount } = source;
    const rest = read(restName(source), amount);
    return { kind, sourceId, rest, carriedOver: read(carriedOverName(source), rest) };
  });
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  const { version } = opening;
  return { ok: true, value: { version, balances, ...(firstMonth !== "" && { firstMonth }) } };
}
