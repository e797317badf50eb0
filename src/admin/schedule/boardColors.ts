import type { Theme } from "@mui/material";
import type { PlanState } from "./board";

const tint = (color: "error" | "warning" | "success") => ({
  color: `${color}.main`,
  border: 1,
  borderColor: `${color}.main`,
  background: ({ palette }: Theme) =>
    `color-mix(in srgb, ${palette[color].main} 12%, ${palette.background.paper})`,
});

/** The colours of an order's state, on the board, in its legend and in the list below. */
export const stateLooks: Readonly<Record<PlanState, ReturnType<typeof tint>>> = {
  late: tint("error"),
  atRisk: tint("warning"),
  inTime: tint("success"),
};

export const changeOverColor = "text.secondary";

/** The pattern of a planned stop. */
export const hatching = ({ palette }: Theme) =>
  `repeating-linear-gradient(135deg, ${palette.action.disabled} 0 2px, transparent 2px 7px)`;
