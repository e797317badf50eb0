import { Button, Typography } from "@mui/material";
import { useState } from "react";
import { useRecordContext } from "react-admin";
import { ReceiptAllocations, ReceiptDetails } from "../../../contract/receivables";
import { HostError } from "../../api/hostErrors";
import { useTexts } from "../../texts/useTexts";
import { shownDate } from "../formatMoment";
import { CellTable } from "../layout/CellTable";
import { QueryResult } from "../layout/QueryResult";
import { useAccess } from "../layout/RequireAccess";
import { Section } from "../layout/Screen";
import { CallDialog } from "../schema/FormDialog";
import { formatterFor } from "../schema/formatterFor";
import { FormField } from "../schema/formInputs";
import { type Draft, validateForm } from "../schema/readDraft";
import { repliedErrors } from "../sending";
import { PaperLink, useClientAccount } from "./clientAccount";
import { ReversalDialog } from "./ReversalDialog";
import { type Debt, debtsOf, errorsOfParts, partName, partsIn } from "./receiptForm";
import { receivablesTexts } from "./texts";

const columns = ["number", "date", "amount"] as const;

/** The papers that a receipt pays, and its reversal. */
export default function ReceiptSections() {
  const text = useTexts(receivablesTexts);
  const record = useRecordContext();
  const mayReverse = useAccess("receipts", "reverseReceipt");
  const [opened, open] = useState<"parts" | "reverse">();
  const read = ReceiptDetails.safeParse(record);
  if (!read.success) return null;
  const receipt = read.data;
  const isValid = receipt.reversedOn === undefined;
  return (
    <Section
      title={text("parts.title")}
      gap={1.5}
      actions={
        isValid && (
          <>
            <Button variant="outlined" onClick={() => open("parts")}>
              {text("parts.change")}
            </Button>
            {mayReverse && (
              <Button color="error" onClick={() => open("reverse")}>
                {text("reverse.action")}
              </Button>
            )}
          </>
        )
      }
    >
      {receipt.allocations.length === 0 ? (
        <Typography color="text.secondary">
          {text(isValid ? "parts.none" : "parts.reversed")}
        </Typography>
      ) : (
        <CellTable
          label={text("parts.title")}
          columns={columns}
          figures={["amount"]}
          header={(column) => text(`papers.${column}`)}
          rows={receipt.allocations.map((part) => ({
            number: <PaperLink {...part} />,
            date: shownDate(part.date),
            amount: formatterFor.rupees(part.amount),
          }))}
        />
      )}
      {opened === "parts" && <AllocationDialog receipt={receipt} onClose={() => open(undefined)} />}
      {opened === "reverse" && (
        <ReversalDialog
          title={text("reverse.title", { number: receipt.number })}
          call={(host, value) => host.call("reverseReceipt", { id: receipt.id, ...value })}
          onClose={() => open(undefined)}
        />
      )}
    </Section>
  );
}

interface AllocationDialogProps {
  readonly receipt: ReceiptDetails;
  readonly onClose: () => void;
}

/** Changes which papers a receipt pays. */
function AllocationDialog(props: AllocationDialogProps) {
  const text = useTexts(receivablesTexts);
  const query = useClientAccount(props.receipt.clientId, { refetchOnMount: "always" });
  return (
    <QueryResult query={query} failed={text("failed")}>
      {({ papers }) =>
        query.isFetchedAfterMount && (
          <Parts {...props} debts={withPaid(debtsOf(papers), props.receipt)} />
        )
      }
    </QueryResult>
  );
}

/** Adds what the receipt pays to the open amounts, because the form may give the money to other papers. */
function withPaid(debts: readonly Debt[], { allocations }: ReceiptDetails): Debt[] {
  const open = new Map(debts.map((debt) => [partName(debt), debt]));
  for (const part of allocations) {
    const known = open.get(partName(part));
    const debt = known ?? { ...part, dueDate: part.date, open: 0 };
    open.set(partName(part), {
      ...debt,
      open: (Math.round(debt.open * 100) + Math.round(part.amount * 100)) / 100,
    });
  }
  return [...open.values()].sort((one, other) => (one.date < other.date ? -1 : 1));
}

type PartsProps = AllocationDialogProps & { readonly debts: readonly Debt[] };

function Parts({ receipt, debts, onClose }: PartsProps) {
  const text = useTexts(receivablesTexts);
  const [shown] = useState(debts);
  const [draft, setDraft] = useState<Draft>({});
  // The person has seen this version. A refusal tells the newer allocations, so the next save replaces those.
  const [seen, setSeen] = useState(receipt.allocationsVersion);
  const paid = new Map(receipt.allocations.map((part) => [partName(part), part.amount]));
  return (
    <CallDialog
      title={text("parts.of", { number: receipt.number })}
      question={text("parts.question", { total: formatterFor.rupees(receipt.total) })}
      cancel={text("cancel")}
      confirm={text("parts.save")}
      color="primary"
      defaultValues={Object.fromEntries(
        shown.map((debt) => [partName(debt), String(paid.get(partName(debt)) ?? "")]),
      )}
      read={(typed) => {
        setDraft(typed);
        const read = validateForm(ReceiptAllocations, {
          allocations: partsIn(typed, shown),
          ...(seen !== undefined && { allocationsVersion: seen }),
        });
        if (read.ok) return read;
        return { ok: false, errors: errorsOfParts(read.errors, typed, shown) };
      }}
      call={async (host, value) => {
        try {
          return await host.call("allocateReceipt", { id: receipt.id, ...value });
        } catch (failure) {
          if (failure instanceof HostError && failure.status === 409) {
            const latest = await host.call("getReceipt", { id: receipt.id });
            setSeen(latest.allocationsVersion);
          }
          throw failure;
        }
      }}
      errorsIn={(failure) => errorsOfParts(repliedErrors(failure) ?? {}, draft, shown)}
      done={text("parts.done")}
      failed={text("parts.failed")}
      onDone={onClose}
      onCancel={onClose}
    >
      {shown.map((debt) => (
        <FormField
          key={partName(debt)}
          fullWidth
          margin="dense"
          name={partName(debt)}
          label={debt.number || text("kinds.OPENING")}
          helperText={text("receipt.open", {
            open: formatterFor.rupees(debt.open),
            date: shownDate(debt.date),
          })}
          isNumber
        />
      ))}
    </CallDialog>
  );
}
