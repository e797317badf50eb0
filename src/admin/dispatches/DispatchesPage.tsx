import { Box, Paper, TextField, Typography } from "@mui/material";
import { useState } from "react";
import type { Dispatch } from "../../../contract/dispatches";
import { indiaDate } from "../../../domain/indiaTime";
import { CellTable } from "../layout/CellTable";
import { QueryResult } from "../layout/QueryResult";
import { Screen } from "../layout/Screen";
import { formatterFor } from "../schema/formatterFor";
import { useHostCall } from "../useHostQuery";
import { useTexts } from "../useTexts";
import { dispatchTexts } from "./screenTexts";
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
  `#${orderId} ${client} ${transportNumber}`.toLowerCase();

const isMonth = (text: string) => /^\d{4}-\d\d$/.test(text);

/** The dispatches of a month, the latest first. */
export default function DispatchesPage() {
  const text = useTexts(dispatchTexts);
  const [month, setMonth] = useState(() => indiaDate(new Date()).slice(0, 7));
  const [search, setSearch] = useState("");
  const query = useHostCall(
    ["dispatches", "month", month],
    "getDispatches",
    { month },
    { enabled: isMonth(month) },
  );
  return (
    <Screen title={text("title")}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
        <TextField
          type="month"
          label={text("month")}
          value={month}
          onChange={({ target }) => setMonth(target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
          sx={{ minWidth: 170 }}
        />
        <TextField
          type="search"
          label={text("search")}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          sx={{ flexGrow: 1, maxWidth: 420, minWidth: 220 }}
        />
      </Box>
      <QueryResult query={query} failed={text("failed")}>
        {(dispatches) => <DispatchTable dispatches={dispatches} search={search} />}
      </QueryResult>
    </Screen>
  );
}

type TableProps = Readonly<{ dispatches: readonly Dispatch[]; search: string }>;

function DispatchTable({ dispatches, search }: TableProps) {
  const text = useTexts(dispatchTexts);
  const cellsOf = useDispatchCells();
  if (dispatches.length === 0)
    return <Typography color="text.secondary">{text("noneInMonth")}</Typography>;
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = dispatches.filter((dispatch) =>
    words.every((word) => textOf(dispatch).includes(word)),
  );
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
