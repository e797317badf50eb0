import {
  DndContext,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { Box, Typography } from "@mui/material";
import type { CombinedRun } from "../../../../contract/combinedRuns";
import { useTexts } from "../../../texts/useTexts";
import { formatterFor } from "../../schema/formatterFor";
import { DeckleBar, type DrawnOrder, lanesOf } from "./DeckleBar";
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
