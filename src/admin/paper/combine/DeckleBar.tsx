import { Box, type Theme } from "@mui/material";
import type { CombinedRun } from "../../../../contract/combinedRuns";
import { useTexts } from "../../../texts/useTexts";
import { formatterFor } from "../../schema/formatterFor";
import { combineTexts } from "./texts";

const number = formatterFor.number;

/** The words of the drawing about an order. An accepted run does not say the blanks that were left to make. */
export interface DrawnOrder {
  readonly orderId: number;
  readonly client: string;
  readonly blankWidth: number;
  readonly blanks?: number;
}

/** Returns the blank widths of a run's lanes and the trim, in millimetres. */
export function lanesOf({ deckle, lanes }: CombinedRun, orders: readonly DrawnOrder[]) {
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
}

const colours = [
  { bgcolor: "secondary.main", color: "secondary.contrastText" },
  { bgcolor: "background.paper", color: "text.primary" },
  { bgcolor: "text.secondary", color: "background.paper" },
] as const;

const stripes = ({ palette }: Theme) =>
  `repeating-linear-gradient(135deg, ${palette.divider} 0 4px, transparent 4px 8px)`;

/** Draws the blanks of a run side by side on their reel width, to scale. The striped rest is trimmed. */
export function DeckleBar({ run, orderIds, orders, widest, edge }: DeckleBarProps) {
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
  const blanks = lanes.flatMap(({ orderId, ups, width }) =>
    Array.from({ length: ups }, (_, index) => ({
      key: `${orderId} ${index}`,
      orderId,
      width,
    })),
  );
  return (
    <Box
      role="img"
      aria-label={label}
      sx={{
        width: `${(run.deckle / widest) * 100}%`,
        height: 44,
        display: "flex",
        border: 1,
        borderColor: "text.secondary",
        backgroundImage: stripes,
        overflow: "hidden",
      }}
    >
      <Box sx={{ flex: "none", width: share(Math.min(edge, trim / 2)) }} />
      {blanks.map(({ key, orderId, width }) => (
        <Box
          key={key}
          sx={{
            flex: "none",
            width: share(width),
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
    </Box>
  );
}
