import { Button, Typography } from "@mui/material";
import { useState } from "react";
import { type ClientAccount, OpeningCreation } from "../../../contract/receivables";
import { indiaDate } from "../../../domain/indiaTime";
import { useTexts } from "../../texts/useTexts";
import { shownDate } from "../formatMoment";
import { CellTable } from "../layout/CellTable";
import { useAccess } from "../layout/RequireAccess";
import { CallDialog } from "../schema/FormDialog";
import { formatterFor } from "../schema/formatterFor";
import { FormField, FormSwitch } from "../schema/formInputs";
import { readDraft } from "../schema/readDraft";
import { ReversalDialog } from "./ReversalDialog";
import { receivablesTexts } from "./texts";

const columns = ["date", "number", "amount", "actions"] as const;

/** The amounts that a client owed before the plant began with this product. */
export function OpeningTable({ openings }: Pick<ClientAccount, "openings">) {
  const text = useTexts(receivablesTexts);
  const mayReverse = useAccess("receipts", "reverseOpening");
  const [reversed, setReversed] = useState<number>();
  if (openings.length === 0) return null;
  return (
    <>
      <Typography component="h3" variant="subtitle1">
        {text("opening.title")}
      </Typography>
      <CellTable
        label={text("opening.title")}
        columns={columns}
        figures={["amount", "actions"]}
        header={(column) =>
          column === "actions" ? text("opening.actions") : text(`papers.${column}`)
        }
        minWidth={460}
        rows={openings.map(({ id, date, reference = "", amount, reversedOn }) => ({
          date: shownDate(date),
          number: reference,
          amount: formatterFor.rupees(amount),
          actions:
            reversedOn !== undefined
              ? text("account.reversed", { date: shownDate(reversedOn) })
              : mayReverse && (
                  <Button size="small" color="error" onClick={() => setReversed(id)}>
                    {text("reverse.action")}
                  </Button>
                ),
        }))}
      />
      {reversed !== undefined && (
        <ReversalDialog
          title={text("opening.reverse")}
          call={(host, value) => host.call("reverseOpening", { id: reversed, ...value })}
          onClose={() => setReversed(undefined)}
        />
      )}
    </>
  );
}

interface OpeningDialogProps {
  readonly clientId: number;
  readonly client: string;
  readonly onClose: () => void;
}

const look = { fullWidth: true, margin: "normal" } as const;

/** Enters an opening balance of a client. */
export function OpeningDialog({ clientId, client, onClose }: OpeningDialogProps) {
  const text = useTexts(receivablesTexts);
  return (
    <CallDialog
      title={text("opening.of", { client })}
      question={text("opening.question")}
      cancel={text("cancel")}
      confirm={text("opening.save")}
      color="primary"
      defaultValues={{ date: indiaDate(new Date()), reference: "", amount: "", isAdvance: false }}
      read={(draft) => readDraft(OpeningCreation, { ...draft, clientId })}
      call={(host, opening) => host.call("createOpening", opening)}
      done={text("opening.done")}
      failed={text("opening.failed")}
      onDone={onClose}
      onCancel={onClose}
    >
      <FormField {...look} name="date" type="date" label={text("papers.date")} required />
      <FormField {...look} name="reference" label={text("opening.reference")} />
      <FormField
        {...look}
        name="amount"
        label={text("papers.amount")}
        isNumber
        required
        autoFocus
      />
      <FormSwitch name="isAdvance" label={text("opening.isAdvance")} />
    </CallDialog>
  );
}
