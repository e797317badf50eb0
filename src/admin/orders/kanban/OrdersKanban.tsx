import {
  lazy,
  type MouseEvent,
  memo,
  type Ref,
  Suspense,
  type SyntheticEvent,
  useCallback,
  useRef,
  useState,
} from "react";
import { useCreatePath } from "react-admin";
import { useLocation, useNavigate } from "react-router-dom";
import { type OrderStatus, orderStatuses } from "../../../../contract/orders";
import type { RecordId } from "../../../api/readRow";
import { useTexts } from "../../../texts/useTexts";
import { kanbanTexts } from "../texts";
import { KanbanColumn, type KanbanState } from "./KanbanColumn";
import {
  type ActivateDrag,
  type ActivatorEvent,
  type DragSource,
  KanbanDragContext,
  type SharedDraggableHandle,
} from "./KanbanDragContext";
import { ConfirmMoveDialog, type MoveChoice, MoveMenu, useKanbanMoves } from "./kanbanMoves";
import type { Columns, KanbanOrder } from "./kanbanRules";
import { useCardHighlight } from "./OrderCard";
import styles from "./OrdersKanban.module.css";

const CancelOrderDialog = lazy(() => import("../cancel/CancelOrderDialog"));

type OrdersKanbanProps = Readonly<{
  columns: Columns;
  state: KanbanState;
  isCompact: boolean;
}>;

export function OrdersKanban({ columns, state, isCompact }: OrdersKanbanProps) {
  const text = useTexts(kanbanTexts);
  const { kanban, highlight } = useCardHighlight(columns);
  const { pending, move, closeConfirm } = useKanbanMoves(highlight);
  const [choice, setChoice] = useState<MoveChoice>();
  const [cancelled, setCancelled] = useState<RecordId>();
  const edit = useOpenEdit();
  const draggable = useRef<SharedDraggableHandle>(null);
  const navigate = useNavigate();

  const activate = useCallback<ActivateDrag>((name, event, source) => {
    draggable.current?.activate(name, event, source);
  }, []);

  const openOrder = useCallback((address: string) => void navigate(address), [navigate]);

  const openMenu = useCallback(
    ({ order }: DragSource, button: HTMLElement) => setChoice({ order, button }),
    [],
  );

  const moveAndFocus = (order: KanbanOrder, to: OrderStatus | undefined) => {
    if (move(order, to) === "send" && to !== undefined) highlight(order.id, to, "focus");
  };

  return (
    <>
      <p id="kanban-instructions" hidden>
        {text("drag.instructions")}
      </p>
      <KanbanColumns
        ref={kanban}
        label={text("title")}
        columns={columns}
        state={state}
        isCompact={isCompact}
        onActivate={activate}
        onMoveTo={openMenu}
        onOpen={openOrder}
      />
      <KanbanDragContext
        kanban={kanban}
        draggable={draggable}
        onDrop={(order, to, isByKeyboard) =>
          void (isByKeyboard ? moveAndFocus(order, to) : move(order, to))
        }
      />
      <MoveMenu
        choice={choice}
        onClose={() => setChoice(undefined)}
        onChoose={(order, to) => {
          setChoice(undefined);
          moveAndFocus(order, to);
        }}
        onEdit={edit}
        onCancel={({ id }) => {
          setChoice(undefined);
          setCancelled(id);
        }}
      />
      {cancelled !== undefined && (
        <Suspense fallback={null}>
          <CancelOrderDialog id={cancelled} onClose={() => setCancelled(undefined)} />
        </Suspense>
      )}
      {pending && <ConfirmMoveDialog key={pending.order.id} {...pending} onClose={closeConfirm} />}
    </>
  );
}

function useOpenEdit() {
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const { pathname, search } = useLocation();
  return ({ id }: KanbanOrder) =>
    void navigate(createPath({ resource: "orders", type: "edit", id }), {
      state: { from: pathname + search },
    });
}

interface KanbanColumnsProps extends OrdersKanbanProps {
  readonly ref: Ref<HTMLElement>;
  readonly label: string;
  readonly onActivate: ActivateDrag;
  readonly onMoveTo: (source: DragSource, button: HTMLElement) => void;
  readonly onOpen: (address: string) => void;
}

const closest = (target: EventTarget, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

/** The columns, and the listeners for all of their cards: an event bubbles up to here. */
const KanbanColumns = memo(function KanbanColumns(props: KanbanColumnsProps) {
  const { ref, label, columns, state, isCompact, onActivate, onMoveTo, onOpen } = props;

  const sourceAt = (target: EventTarget): DragSource | undefined => {
    const card = closest(target, "[data-order]");
    const id = card?.dataset.order;
    const order = orderStatuses
      .flatMap((status) => columns[status])
      .find((one) => String(one.id) === id);
    return card && order ? { card, order } : undefined;
  };

  const activateBy = (name: ActivatorEvent) => (event: SyntheticEvent) => {
    const source = sourceAt(event.target);
    if (source) onActivate(name, event, source);
  };

  const activateByKey = (event: SyntheticEvent) => {
    if (closest(event.target, "[data-drag-handle]")) activateBy("onKeyDown")(event);
  };

  const openLink = (event: MouseEvent) => {
    const link = closest(event.target, "[data-open]")?.getAttribute("href");
    // A press with one of these keys is left to the browser, which opens a new tab or downloads.
    const { ctrlKey, metaKey, shiftKey, altKey } = event;
    if (!link || ctrlKey || metaKey || shiftKey || altKey) return;
    event.preventDefault();
    onOpen(link);
  };

  const openMenu = ({ target }: SyntheticEvent) => {
    const button = closest(target, "[data-move]");
    const source = button && sourceAt(target);
    if (source) onMoveTo(source, button);
  };

  return (
    <section
      ref={ref}
      aria-label={label}
      className={styles.columns}
      data-compact={isCompact}
      onPointerDown={activateBy("onPointerDown")}
      onTouchStart={activateBy("onTouchStart")}
      onKeyDown={activateByKey}
      onClick={(event) => {
        openLink(event);
        openMenu(event);
      }}
    >
      {orderStatuses.map((status) => (
        <KanbanColumn
          key={status}
          status={status}
          orders={columns[status]}
          state={state}
          isCompact={isCompact}
        />
      ))}
    </section>
  );
});
