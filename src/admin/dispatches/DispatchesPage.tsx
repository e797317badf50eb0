import { Button, Paper, Typography } from "@mui/material";
import { useState } from "react";
import { Link } from "react-router-dom";
import type { Dispatch } from "../../../contract/dispatches";
import { useTexts } from "../../texts/useTexts";
import { dispatchInvoiceAddress, invoiceAddress, showAddress } from "../addresses";
import { indiaMoment } from "../formatMoment";
import { TextLink } from "../layout/BarcodeLink";
import { CellTable } from "../layout/CellTable";
import { MonthSearch, useMonthSearch } from "../layout/PeriodInputs";
import { QueryResult } from "../layout/QueryResult";
import { Screen } from "../layout/Screen";
import { ReasonDialog } from "../schema/FormDialog";
import { formatterFor } from "../schema/formatterFor";
import { useHostCall } from "../useHostQuery";
import { dispatchTexts } from "./texts";

/** The invoice of a dispatch, or the buttons that post one and cancel the dispatch. */
function InvoiceOf({ dispatch }: { readonly dispatch: Dispatch }) {
  const text = useTexts(dispatchTexts);
  const { id, invoiceId, invoiceSerial } = dispatch;
  if (invoiceId !== undefined)
    return (
      <TextLink to={invoiceAddress(invoiceId)} noWrap>
        {invoiceSerial}
      </TextLink>
    );
  return (
    <>
      <Button size="small" component={Link} to={dispatchInvoiceAddress(id)}>
        {text("invoice")}
      </Button>
      <CancelDispatch dispatch={dispatch} />
    </>
  );
}

/** Cancels a dispatch after a question for the reason. */
function CancelDispatch({ dispatch }: { readonly dispatch: Dispatch }) {
  const text = useTexts(dispatchTexts);
  const [isAsking, setAsking] = useState(false);
  const quantity = formatterFor.number(dispatch.quantity);
  return (
    <>
      <Button
        size="small"
        color="error"
        onClick={() => setAsking(true)}
        aria-label={`${text("cancel.action")}: ${quantity}`}
      >
        {text("cancel.action")}
      </Button>
      {isAsking && (
        <ReasonDialog
          text={(part) =>
            part === "title" ? text("cancel.title", { quantity }) : text(`cancel.${part}`)
          }
          maxLength={300}
          call={(host, reason) => host.call("cancelDispatch", { id: dispatch.id, reason })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** Returns the cells of a dispatch, by the columns of the section and of the list. */
export function useDispatchCells() {
  const text = useTexts(dispatchTexts);
  return (dispatch: Dispatch) => ({
    dispatchedAt: indiaMoment(dispatch.dispatchedAt),
    order: (
      <TextLink to={showAddress("orders", dispatch.orderId)} noWrap>
        {text("order", { id: dispatch.orderId })}
      </TextLink>
    ),
    client: dispatch.client,
    quantity: formatterFor.number(dispatch.quantity),
    transportNumber: dispatch.transportNumber,
    createdBy: dispatch.createdBy,
    actions:
      dispatch.cancelledAt === undefined ? (
        <InvoiceOf dispatch={dispatch} />
      ) : (
        <Typography variant="body2" color="text.secondary">
          {text("cancelled", { reason: dispatch.cancelReason ?? "" })}
        </Typography>
      ),
  });
}

export const dispatchColumns = [
  "dispatchedAt",
  "order",
  "client",
  "quantity",
  "transportNumber",
  "createdBy",
  "actions",
] as const;

const textOf = ({ orderId, client, transportNumber }: Dispatch) =>
  `#${orderId} ${client} ${transportNumber}`;

/** The dispatches of a month, the latest first. */
export default function DispatchesPage() {
  const text = useTexts(dispatchTexts);
  const { month, hasMonth, matches, inputs } = useMonthSearch();
  const query = useHostCall(
    ["dispatches", "month", month],
    "getDispatches",
    { month },
    { enabled: hasMonth },
  );
  return (
    <Screen title={text("title")}>
      <MonthSearch inputs={inputs} labels={{ month: text("month"), search: text("search") }} />
      <QueryResult query={query} failed={text("failed")}>
        {(dispatches) => <DispatchTable dispatches={dispatches} matches={matches} />}
      </QueryResult>
    </Screen>
  );
}

type TableProps = Readonly<{ dispatches: readonly Dispatch[]; matches: (text: string) => boolean }>;

function DispatchTable({ dispatches, matches }: TableProps) {
  const text = useTexts(dispatchTexts);
  const cellsOf = useDispatchCells();
  if (dispatches.length === 0)
    return <Typography color="text.secondary">{text("noneInMonth")}</Typography>;
  const found = dispatches.filter((dispatch) => matches(textOf(dispatch)));
  const counted = found.filter(({ cancelledAt }) => cancelledAt === undefined);
  const sum = counted.reduce((all, { quantity }) => all + quantity, 0);
  return (
    <>
      <Typography color="text.secondary" role="status">
        {found.length === 0
          ? text("notFound")
          : text("total", { smart_count: counted.length, quantity: formatterFor.number(sum) })}
      </Typography>
      {found.length > 0 && (
        <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
          <CellTable
            label={text("title")}
            columns={dispatchColumns}
            figures={["quantity", "actions"]}
            header={(column) => text(`columns.${column}`)}
            rows={found.toReversed().map(cellsOf)}
            minWidth={860}
          />
        </Paper>
      )}
    </>
  );
}
