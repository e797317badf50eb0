import { Divider, Menu, MenuItem } from "@mui/material";
import { type OrderStatus, targetsOf } from "../../../../contract/orders";
import { editCallOf } from "../../../api/resources";
import { useTexts } from "../../useTexts";
import { kanbanTexts } from "../screenTexts";
import type { KanbanOrder } from "./kanbanRules";

export interface MoveChoice {
  readonly order: KanbanOrder;
  readonly button: HTMLElement;
}

interface MoveMenuProps {
  readonly choice: MoveChoice | undefined;
  readonly onChoose: (order: KanbanOrder, to: OrderStatus) => void;
  readonly onEdit: (order: KanbanOrder) => void;
  readonly onCancel: (order: KanbanOrder) => void;
  readonly onClose: () => void;
}

/**
 * Lists the columns an order may move to, as an alternative to dragging. Adds edit and cancel on a host with
 * `edit`.
 */
export function MoveMenu({ choice, onChoose, onEdit, onCancel, onClose }: MoveMenuProps) {
  const text = useTexts(kanbanTexts);
  if (choice === undefined) return null;
  const { order, button } = choice;
  return (
    <Menu anchorEl={button} open onClose={onClose}>
      {targetsOf(order.status).map((status) => (
        <MenuItem key={status} onClick={() => onChoose(order, status)}>
          {text(`columns.${status}`)}
        </MenuItem>
      ))}
      {editCallOf("orders") !== undefined && [
        <Divider key="divider" />,
        <MenuItem key="edit" onClick={() => onEdit(order)}>
          {text("menu.edit")}
        </MenuItem>,
        <MenuItem key="cancel" onClick={() => onCancel(order)} sx={{ color: "error.main" }}>
          {text("menu.cancel")}
        </MenuItem>,
      ]}
    </Menu>
  );
}
