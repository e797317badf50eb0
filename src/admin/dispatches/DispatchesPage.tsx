import { Paper, Typography } from "@mui/material";
import type { Dispatch } from "../../../contract/dispatches";
import { useTexts } from "../../texts/useTexts";
import { CellTable } from "../layout/CellTable";
import { MonthSearch, useMonthSearch } from "../layout/PeriodInputs";
import { QueryResult } from "../layout/QueryResult";
import { Screen } from "../layout/Screen";
import { formatterFor } from "../schema/formatterFor";
import { useHostCall } from "../useHostQuery";
import { dispatchTexts } from "./texts";
import { useDispatchCells } from "./useDispatchCells";

const columns = [
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
            columns={columns}
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
