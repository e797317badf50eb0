import { Box, Button, Typography } from "@mui/material";
import { useState } from "react";
import type { Schedule, ScheduledOrder } from "../../../contract/schedule";
import { useTexts } from "../../texts/useTexts";
import { showAddress } from "../addresses";
import { indiaMoment, shownDate } from "../formatMoment";
import { TextLink } from "../layout/BarcodeLink";
import { CellTable } from "../layout/CellTable";
import { Section, useIsNarrow } from "../layout/Screen";
import { stageTexts } from "../machines/stageTexts";
import { planStateOf, planStates } from "./board";
import { stateLooks } from "./boardColors";
import { scheduleTexts } from "./texts";

/** Returns the function that says why an order or a stage has no place in the plan. */
export function useUnplannedText() {
  const text = useTexts(scheduleTexts);
  const stageText = useTexts(stageTexts);
  return ({ reason, stage, missing = "" }: NonNullable<ScheduledOrder["unplanned"]>) => {
    if (reason === "NO_STAGES") return text("unplanned.NO_STAGES");
    if (reason === "NO_PAPER") return text("unplanned.NO_PAPER", { missing });
    return text(`unplanned.${reason}`, {
      stage: stage === undefined ? "–" : stageText(`names.${stage}`),
    });
  };
}

const columns = ["order", "board", "due", "needBy", "projected", "state"] as const;

interface ScheduledOrdersProps {
  readonly schedule: Schedule;
  /** The unit whose orders are shown. Empty for both units. */
  readonly unit: string;
}

/** Returns the promised day of an order, which ends at its `due`. */
export const promisedDayOf = ({ due }: ScheduledOrder) =>
  shownDate(new Date(Date.parse(due) - 1).toISOString());

/** A phone first shows this many orders. */
const firstOnPhone = 10;

/** The open orders of the plan, the late ones first. Orders without a place are grouped by the reason. */
export function ScheduledOrders({ schedule, unit }: ScheduledOrdersProps) {
  const text = useTexts(scheduleTexts);
  const [isWhole, setWhole] = useState(false);
  const isNarrow = useIsNarrow();
  const stateOf = (order: ScheduledOrder) => planStateOf(order, schedule);
  const placeOf = (order: ScheduledOrder) => planStates.indexOf(stateOf(order));
  const orders = schedule.orders
    .filter((order) => unit === "" || order.unit === unit)
    .toSorted((a, b) => placeOf(a) - placeOf(b) || a.due.localeCompare(b.due));
  const planned = orders.filter(({ unplanned }) => unplanned === undefined);
  const shown = isNarrow && !isWhole ? planned.slice(0, firstOnPhone) : planned;
  return (
    <>
      <UnplannedOrders orders={orders} />
      <Section title={text("orders.title")}>
        {planned.length === 0 ? (
          <Typography color="text.secondary">{text("empty")}</Typography>
        ) : (
          <CellTable
            label={text("orders.title")}
            columns={columns}
            figures={[]}
            title="order"
            minWidth={720}
            header={(column) => text(`orders.${column}`)}
            rows={shown.map((order) => ({
              order: <OrderLink order={order} />,
              board: order.board,
              due:
                order.promisedFor === undefined
                  ? promisedDayOf(order)
                  : `${promisedDayOf(order)} · ${text("orders.held")}`,
              needBy: indiaMoment(order.needBy),
              projected: indiaMoment(order.projected),
              state: (
                <Typography variant="body2" sx={{ color: stateLooks[stateOf(order)].color }}>
                  {text(`states.${stateOf(order)}`)}
                </Typography>
              ),
            }))}
          />
        )}
        {shown.length < planned.length && (
          <Button onClick={() => setWhole(true)}>
            {text("orders.all", { count: planned.length })}
          </Button>
        )}
      </Section>
    </>
  );
}

function OrderLink({ order: { orderId: id, client } }: { readonly order: ScheduledOrder }) {
  const text = useTexts(scheduleTexts);
  const name = text("order", { id, client });
  return (
    <TextLink to={showAddress("orders", id)} title={name}>
      {name}
    </TextLink>
  );
}

/** Names the orders that have no place in the plan, by the reason. */
function UnplannedOrders({ orders }: { readonly orders: readonly ScheduledOrder[] }) {
  const text = useTexts(scheduleTexts);
  const unplannedText = useUnplannedText();
  const groups = new Map<string, ScheduledOrder[]>();
  for (const order of orders) {
    if (!order.unplanned) continue;
    const reason = unplannedText(order.unplanned);
    groups.set(reason, [...(groups.get(reason) ?? []), order]);
  }
  if (groups.size === 0) return null;
  return (
    <Section title={text("orders.unplanned")}>
      {[...groups].map(([reason, of]) => (
        <Box key={reason} component="details">
          <Typography component="summary" color="error" sx={{ cursor: "pointer", py: 0.5 }}>
            {text("orders.ofReason", { reason, smart_count: of.length })}
          </Typography>
          <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 2, rowGap: 0.5 }}>
            {of.map((order) => (
              <OrderLink key={order.orderId} order={order} />
            ))}
          </Box>
        </Box>
      ))}
    </Section>
  );
}
