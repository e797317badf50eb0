import { MenuItem, TextField } from "@mui/material";
import { useState } from "react";
import { isOrderStatus, type ListedOrder, orderStatuses } from "../../../../contract/orders";
import type { ListRow } from "../../../api/readRow";
import { useTexts } from "../../../texts/useTexts";
import { BulkCall } from "../../schema/BulkCall";
import { kanbanTexts, moveTogetherTexts } from "../texts";

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
