import { Alert, Box, MenuItem, TextField } from "@mui/material";
import { useState } from "react";
import { useListContext } from "react-admin";
import { isOrderStatus, type ListedOrder, orderStatuses } from "../../../../contract/orders";
import type { ListRow } from "../../../api/readRow";
import { useTexts } from "../../../texts/useTexts";
import { stageTexts, useStageValues } from "../../machines/stageTexts";
import { BulkCall } from "../../schema/BulkCall";
import { useOpenStages } from "../kanban/CardStages";
import { kanbanTexts, moveTogetherTexts } from "../texts";

/** Asks if the last stage of selected orders has fewer good pieces than they need. A host without machines asks nothing. */
function BelowQuantities() {
  const text = useTexts(stageTexts);
  const valuesOf = useStageValues();
  const { selectedIds } = useListContext();
  const stages = useOpenStages();
  const below = selectedIds.flatMap((id) => {
    const last = stages.get(id)?.stages.at(-1);
    return last && last.good < last.required ? [{ id, last }] : [];
  });
  if (below.length === 0) return null;
  return (
    <Alert severity="warning" variant="outlined">
      {text("belowTogether", { smart_count: below.length })}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {below.map(({ id, last }) => (
          <li key={id}>{text("belowOf", { id: String(id), ...valuesOf(last) })}</li>
        ))}
      </Box>
    </Alert>
  );
}

/** Moves the selected orders to one column. Orders that leave together have one transport number. */
export default function MoveTogether() {
  const text = useTexts(moveTogetherTexts);
  const columnText = useTexts(kanbanTexts);
  const [status, setStatus] = useState<(typeof orderStatuses)[number]>("IN_PROGRESS");
  const [typed, setTyped] = useState("");
  const isShipping = status === "SHIPPED";
  const transportNumber = typed.trim();
  return (
    <BulkCall<ListRow<ListedOrder>>
      label={text("move")}
      nameOf={({ id, client = "" }) => `#${id} ${client}`}
      resources={["orderList", "orders", "dispatches"]}
      check={() =>
        isShipping && transportNumber === "" ? columnText("confirm.missing") : undefined
      }
      call={(host, { id }) =>
        host.call("moveOrder", { id, status, ...(isShipping && { transportNumber }) })
      }
    >
      <TextField
        select
        autoFocus
        margin="normal"
        label={text("to")}
        value={status}
        onChange={({ target: { value } }) => isOrderStatus(value) && setStatus(value)}
      >
        {orderStatuses.map((one) => (
          <MenuItem key={one} value={one}>
            {columnText(`columns.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      {status === "COMPLETED" && <BelowQuantities />}
      {isShipping && (
        <TextField
          required
          margin="normal"
          label={columnText("confirm.transportNumber")}
          placeholder={columnText("confirm.placeholder")}
          value={typed}
          onChange={({ target: { value } }) => setTyped(value)}
          slotProps={{ htmlInput: { maxLength: 100, autoComplete: "off" } }}
        />
      )}
    </BulkCall>
  );
}
