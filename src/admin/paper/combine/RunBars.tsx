import {
  DndContext,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { Box, type Theme, Typography } from "@mui/material";
import type { ReactNode } from "react";
import type { CombinedRun } from "../../../../contract/combinedRuns";
import { useTexts } from "../../../texts/useTexts";
import { formatterFor } from "../../schema/formatterFor";
import { combineTexts } from "./texts";

const { number } = formatterFor;

const nothing = () => undefined;
/** The keyboard has the button of the table, so a screen reader hears of no drag. */
const silent = {
  announcements: {
    onDragStart: nothing,
    onDragOver: nothing,
    onDragEnd: nothing,
    onDragCancel: nothing,
  },
  screenReaderInstructions: { draggable: "" },
};

interface RunBarsProps {
  readonly runs: readonly CombinedRun[];
  readonly orders: readonly DrawnOrder[];
  /** The trim at each side, in millimetres. */
  readonly edge: number;
  /** Takes an order out of the plan whose bar is dragged out of the drawing. */
  readonly onTakeOut?: ((orderId: number) => void) | undefined;
  /** The widest deckle of the board. By default the widest of these runs. */
  readonly widest?: number | undefined;
}

/** The runs of some orders, one below the other: the blanks to scale, and what each order gets. */
export function RunBars({
  runs,
  orders,
  edge,
  onTakeOut,
  widest = Math.max(...runs.map(({ deckle }) => deckle)),
}: RunBarsProps) {
  const text = useTexts(combineTexts);
  const inRuns = runs.flatMap(({ lanes }) => lanes.map(({ orderId }) => orderId));
  const orderIds = [...new Set(inRuns)].toSorted((a, b) => a - b);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
  );
  const bars = runs.map((run) => {
    const { trim } = lanesOf(run, orders);
    return (
      <Box key={`${run.deckle} ${run.length}`} sx={{ display: "grid", gap: 0.5, minWidth: 0 }}>
        <DeckleBar
          run={run}
          orderIds={orderIds}
          orders={orders}
          widest={widest}
          edge={edge}
          isOpen={onTakeOut !== undefined}
        />
        <Typography variant="body2">
          {text("run", {
            deckle: number(run.deckle),
            board: number(Math.round(run.length / 1000)),
            trim: number(Math.round((trim / run.deckle) * 1000) / 10),
          })}
        </Typography>
        {run.lanes.map(({ orderId, ups, blanks }) => {
          const order = orders.find((one) => one.orderId === orderId);
          const facts = {
            order: orderId,
            client: order?.client ?? "",
            ups,
            blanks: number(blanks),
          };
          return (
            <Typography key={orderId} variant="body2" color="text.secondary">
              {order?.blanks === undefined
                ? text("lanePlan", facts)
                : text("laneFacts", { ...facts, needed: number(order.blanks) })}
            </Typography>
          );
        })}
      </Box>
    );
  });
  if (!onTakeOut) return bars;
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={silent}
      onDragEnd={({ active, over }) => {
        const { orderId } = active.data.current ?? {};
        if (!over && typeof orderId === "number") onTakeOut(orderId);
      }}
    >
      {bars}
    </DndContext>
  );
}

/** The words of the drawing about an order. An accepted run does not say the blanks that were left to make. */
interface DrawnOrder {
  readonly orderId: number;
  readonly client: string;
  readonly blankWidth: number;
  readonly blanks?: number;
}

/** Returns the blank widths of a run's lanes and the trim, in millimetres. */
function lanesOf({ deckle, lanes }: CombinedRun, orders: readonly DrawnOrder[]) {
  const drawn = lanes.map((lane) => ({
    ...lane,
    width: orders.find(({ orderId }) => orderId === lane.orderId)?.blankWidth ?? 0,
  }));
  const used = drawn.reduce((sum, { ups, width }) => sum + ups * width, 0);
  return { lanes: drawn, trim: Math.max(0, deckle - used) };
}

interface DeckleBarProps {
  readonly run: CombinedRun;
  /** The orders that run together, each with its colour in all their runs. */
  readonly orderIds: readonly number[];
  readonly orders: readonly DrawnOrder[];
  /** The widest deckle of the board. All bars have its scale. */
  readonly widest: number;
  /** The trim at each side. */
  readonly edge: number;
  /** True if an order may be dragged out of the bar. */
  readonly isOpen?: boolean | undefined;
}

const colours = [
  { bgcolor: "secondary.main", color: "secondary.contrastText" },
  { bgcolor: "background.paper", color: "text.primary" },
  { bgcolor: "text.secondary", color: "background.paper" },
] as const;

const stripes = ({ palette }: Theme) =>
  `repeating-linear-gradient(135deg, ${palette.divider} 0 4px, transparent 4px 8px)`;

/** Draws the blanks of a run side by side on their reel width, to scale. The striped rest is trimmed. */
function DeckleBar({ run, orderIds, orders, widest, edge, isOpen = false }: DeckleBarProps) {
  const text = useTexts(combineTexts);
  const { lanes, trim } = lanesOf(run, orders);
  const share = (width: number) => `${(width / run.deckle) * 100}%`;
  const label = text("bar", {
    deckle: number(run.deckle),
    lanes: lanes
      .map(({ orderId, ups, width }) => text("lane", { ups, order: orderId, width: number(width) }))
      .join(", "),
    trim: number(trim),
  });
  const { setNodeRef, active } = useDroppable({ id: `${run.deckle} ${run.length}` });
  return (
    <Box
      ref={setNodeRef}
      role="img"
      aria-label={label}
      sx={{
        width: `${(run.deckle / widest) * 100}%`,
        height: 44,
        display: "flex",
        border: 1,
        borderColor: "text.secondary",
        backgroundImage: stripes,
        overflow: active ? "visible" : "hidden",
      }}
    >
      <Box sx={{ flex: "none", width: share(Math.min(edge, trim / 2)) }} />
      {lanes.map(({ orderId, ups, width }) => (
        <OrderBar
          key={orderId}
          id={`${orderId} ${run.deckle} ${run.length}`}
          orderId={orderId}
          width={share(ups * width)}
          isOpen={isOpen}
        >
          {Array.from({ length: ups }, (_, index) => `${orderId} ${index}`).map((key) => (
            <Box
              key={key}
              sx={{
                flex: "1 1 0",
                minWidth: 0,
                display: "grid",
                placeItems: "center",
                overflow: "hidden",
                typography: "body2",
                border: 1,
                borderColor: "text.secondary",
                ...colours[orderIds.indexOf(orderId)],
              }}
            >
              #{orderId}
            </Box>
          ))}
        </OrderBar>
      ))}
    </Box>
  );
}

interface OrderBarProps {
  readonly id: string;
  readonly orderId: number;
  readonly width: string;
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** The blanks of an order in a run. A drop outside of the bars removes the order, as the table's button does. */
function OrderBar({ id, orderId, width, isOpen, children }: OrderBarProps) {
  const data = { orderId };
  const { setNodeRef, listeners, transform, isDragging, over } = useDraggable({
    id,
    data,
    disabled: !isOpen,
  });
  return (
    <Box
      ref={setNodeRef}
      {...listeners}
      sx={{
        flex: "none",
        width,
        display: "flex",
        ...(isOpen && { cursor: "grab", touchAction: "manipulation", userSelect: "none" }),
        ...(isDragging && { position: "relative", zIndex: 1, boxShadow: 8, cursor: "grabbing" }),
        // Outside of the bars the order is out.
        opacity: isDragging && !over ? 0.5 : 1,
      }}
      style={transform ? { transform: `translate(${transform.x}px, ${transform.y}px)` } : undefined}
    >
      {children}
    </Box>
  );
}
