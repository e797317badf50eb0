import { type SyntheticEvent, useCallback, useRef, useState } from "react";
import { useTranslate } from "react-admin";
import type { OrderStatus } from "../../../../contract/orders";
import type { BoardOrder } from "../../../api/customMethods";
import { BoardDrag } from "./BoardDrag";
import { BoardSurface } from "./BoardSurface";
import { ConfirmMoveDialog } from "./ConfirmMoveDialog";
import type { Columns } from "./columns";
import { type MoveChoice, MoveMenu } from "./MoveMenu";
import type { DragHandle, DragSource, DragSourceEvent } from "./SharedDraggable";
import { useBoardMoves } from "./useBoardMoves";
import { useCardAttention } from "./useCardAttention";

interface OrdersBoardProps {
  readonly columns: Columns;
  readonly isLoaded: boolean;
}

/** Four columns of cards, moved by mouse, finger, keyboard or "Move to…", all by the same rules. */
export function OrdersBoard({ columns, isLoaded }: OrdersBoardProps) {
  const translate = useTranslate();
  const { board, attend } = useCardAttention(columns);
  const { pending, move, forget } = useBoardMoves(attend);
  const [choice, setChoice] = useState<MoveChoice>();
  const lift = useRef<DragHandle>(null);

  const grip = useCallback((name: DragSourceEvent, event: SyntheticEvent, gripped: DragSource) => {
    lift.current?.grip(name, event, gripped);
  }, []);

  const offer = useCallback(
    ({ order }: DragSource, button: HTMLElement) => setChoice({ order, button }),
    [],
  );

  const moveByHand = (order: BoardOrder, to: OrderStatus | undefined) => {
    if (move(order, to) === "send" && to !== undefined) attend(order.id, to, "focus");
  };

  return (
    <>
      <p id="board-instructions" hidden>
        {translate("plant.board.drag.instructions")}
      </p>
      <BoardSurface
        ref={board}
        label={translate("plant.board.title")}
        columns={columns}
        isLoaded={isLoaded}
        onGrip={grip}
        onMoveTo={offer}
      />
      <BoardDrag
        board={board}
        lift={lift}
        onDrop={(order, to, byKey) => void (byKey ? moveByHand(order, to) : move(order, to))}
      />
      <MoveMenu
        choice={choice}
        onClose={() => setChoice(undefined)}
        onChoose={(order, to) => {
          setChoice(undefined);
          moveByHand(order, to);
        }}
      />
      {pending && <ConfirmMoveDialog key={pending.order.id} {...pending} onClose={forget} />}
    </>
  );
}
