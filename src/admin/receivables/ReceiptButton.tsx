import { Box, Button, MenuItem, Typography } from "@mui/material";
import { useRef, useState } from "react";
import { useFormContext } from "react-hook-form";
import { indiaDate } from "../../../domain/indiaTime";
import { receiptModes } from "../../../domain/receivables/account";
import { useTexts } from "../../texts/useTexts";
import { shownDate } from "../formatMoment";
import { QueryResult } from "../layout/QueryResult";
import { CallDialog } from "../schema/FormDialog";
import { formatterFor } from "../schema/formatterFor";
import { FormField } from "../schema/formInputs";
import type { Draft } from "../schema/readDraft";
import { repliedErrors } from "../sending";
import { useClientAccount } from "./clientAccount";
import {
  type Debt,
  debtsOf,
  errorsOfParts,
  partName,
  proposedParts,
  readReceipt,
  sumFields,
} from "./receiptForm";
import { receiptFields, receivablesTexts } from "./texts";

interface ReceiptButtonProps {
  readonly clientId: number;
  readonly client: string;
  readonly invoiceId?: number;
  readonly variant?: "outlined";
}

/** Opens the form of a receipt, from a client or from an invoice. */
export default function ReceiptButton({ variant, ...receipt }: ReceiptButtonProps) {
  const text = useTexts(receivablesTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button {...(variant && { variant })} onClick={() => setOpen(true)}>
        {text("receipt.action")}
      </Button>
      {isOpen && <ReceiptDialog {...receipt} onClose={() => setOpen(false)} />}
    </>
  );
}

interface ReceiptDialogProps {
  readonly clientId: number;
  readonly client: string;
  /** The invoice that is paid first. */
  readonly invoiceId?: number | undefined;
  readonly onClose: () => void;
}

/** Enters a receipt of a client. The oldest invoices are proposed. */
function ReceiptDialog(props: ReceiptDialogProps) {
  const text = useTexts(receivablesTexts);
  const query = useClientAccount(props.clientId, { refetchOnMount: "always" });
  return (
    <QueryResult query={query} failed={text("failed")}>
      {({ papers }) =>
        query.isFetchedAfterMount && <ReceiptForm {...props} debts={debtsOf(papers)} />
      }
    </QueryResult>
  );
}

type FormProps = ReceiptDialogProps & { readonly debts: readonly Debt[] };

function ReceiptForm({ clientId, client, invoiceId, debts, onClose }: FormProps) {
  const text = useTexts(receivablesTexts);
  const [shown] = useState(debts);
  /** The draft that was sent last: the host's messages are about it. */
  const draft = useRef<Draft>({});
  return (
    <CallDialog
      title={text("receipt.title", { client })}
      question={text("receipt.question")}
      cancel={text("cancel")}
      confirm={text("receipt.confirm")}
      color="primary"
      defaultValues={{
        date: indiaDate(new Date()),
        mode: "BANK",
        reference: "",
        amount: "",
        tds: "",
        rateDifference: "",
        other: "",
        otherReason: "",
        ...Object.fromEntries(shown.map((debt) => [partName(debt), ""])),
      }}
      read={(typed) => {
        draft.current = typed;
        return readReceipt(typed, shown, clientId);
      }}
      call={(host, receipt) => host.call("createReceipt", receipt)}
      errorsIn={(failure) => errorsOfParts(repliedErrors(failure) ?? {}, draft.current, shown)}
      done={(receipt) => text("receipt.done", { number: receipt.number })}
      failed={text("receipt.failed")}
      onDone={onClose}
      onCancel={onClose}
    >
      <ReceiptInputs debts={shown} invoiceId={invoiceId} />
    </CallDialog>
  );
}

const look = { fullWidth: true, margin: "dense" } as const;

const columns = {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 150px), 1fr))",
  columnGap: 2,
} as const;

function ReceiptInputs({ debts, invoiceId }: Pick<FormProps, "debts" | "invoiceId">) {
  const text = useTexts(receivablesTexts);
  const fieldText = useTexts(receiptFields);
  const { getValues, setValue } = useFormContext();
  const [isOwn, setOwn] = useState(false);
  const propose = (changed: Readonly<Record<string, unknown>> = {}) => {
    const draft: Readonly<Record<string, unknown>> = { ...getValues(), ...changed };
    for (const [name, part] of Object.entries(proposedParts(draft, debts, invoiceId)))
      setValue(name, part);
  };
  return (
    <>
      <Box sx={{ ...columns, mt: 1 }}>
        <FormField {...look} name="date" label={fieldText("fields.date")} type="date" required />
        <FormField {...look} name="mode" label={fieldText("fields.mode")} select required>
          {receiptModes.map((mode) => (
            <MenuItem key={mode} value={mode}>
              {fieldText(`choices.mode.${mode}`)}
            </MenuItem>
          ))}
        </FormField>
        <FormField {...look} name="reference" label={fieldText("fields.reference")} />
      </Box>
      <Box sx={columns}>
        {sumFields.map((name) => (
          <FormField
            {...look}
            key={name}
            name={name}
            label={fieldText(`fields.${name}`)}
            required={name === "amount"}
            autoFocus={name === "amount"}
            isNumber
            onChange={({ target }) => {
              if (!isOwn) propose({ [name]: target.value });
            }}
          />
        ))}
      </Box>
      <FormField {...look} name="otherReason" label={fieldText("fields.otherReason")} />
      <Box sx={{ display: "flex", alignItems: "center", gap: 1, mt: 2 }}>
        <Typography component="h3" variant="subtitle1" sx={{ flexGrow: 1 }}>
          {text("receipt.parts")}
        </Typography>
        {isOwn && (
          <Button
            size="small"
            onClick={() => {
              setOwn(false);
              propose();
            }}
          >
            {text("receipt.propose")}
          </Button>
        )}
      </Box>
      <Typography variant="body2" color="text.secondary">
        {text("receipt.partsHint")}
      </Typography>
      <Box sx={{ ...columns, mt: 1 }}>
        {debts.map((debt) => (
          <FormField
            {...look}
            key={partName(debt)}
            name={partName(debt)}
            label={debt.number || text("kinds.OPENING")}
            helperText={text("receipt.open", {
              open: formatterFor.rupees(debt.open),
              date: shownDate(debt.date),
            })}
            isNumber
            onChange={() => setOwn(true)}
          />
        ))}
      </Box>
    </>
  );
}
