import { Menu, MenuItem } from "@mui/material";
import { useTranslate } from "react-admin";
import { type OrderStatus, targetsOf } from "../../../../contract/orders";
import type { BoardOrder } from "../../../api/customMethods";

export interface MoveChoice {
  readonly order: BoardOrder;
  readonly button: HTMLElement;
}

interface MoveMenuProps {
  readonly choice: MoveChoice | undefined;
  readonly onChoose: (order: BoardOrder, to: OrderStatus) => void;
  readonly onClose: () => void;
}

/** The columns to which an order may go, for whoever does not drag. */
export function MoveMenu({ choice, onChoose, onClose }: MoveMenuProps) {
  const translate = useTranslate();
  if (choice === undefined) return null;
  const { order, button } = choice;
  return (
    <Menu anchorEl={button} open onClose={onClose}>
      {targetsOf(order.status).map((status) => (
        <MenuItem key={status} onClick={() => onChoose(order, status)}>
          {translate(`plant.board.columns.${status}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
