import { Typography } from "@mui/material";
import type { Schedule, ScheduledOrder } from "../../../contract/schedule";
import { useTexts } from "../../texts/useTexts";
import { dateText, indiaMoment } from "../formatMoment";
import { TextLink } from "../layout/BarcodeLink";
import { CellTable } from "../layout/CellTable";
import { Section } from "../layout/Section";
import { showAddress } from "../recordAddresses";
import { scheduleTexts } from "./texts";

/** Returns the function that says why an order or a stage has no place in the plan. */
export function useUnplannedText() {
  const text = useTexts(scheduleTexts);
  return ({ reason, stage }: NonNullable<ScheduledOrder["unplanned"]>) => {
    if (reason === "NO_STAGES") return text("unplanned.NO_STAGES");
    return text(`unplanned.${reason}`, {
      stage: stage === undefined ? "–" : text(`stages.${stage}`),
    });
  };
}

const columns = ["order", "board", "due", "needBy", "projected", "state"] as const;

interface ScheduledOrdersProps {
  readonly schedule: Schedule;
  /** Empty for both units. */
  readonly unit: string;
}

/** The open orders of the plan, the late ones first. No order is left out. */
export function ScheduledOrders({ schedule, unit }: ScheduledOrdersProps) {
  const text = useTexts(scheduleTexts);
  const unplannedText = useUnplannedText();
  const orders = schedule.orders
    .filter((order) => unit === "" || order.unit === unit)
    .toSorted((a, b) => Number(b.isLate) - Number(a.isLate) || a.due.localeCompare(b.due));
  const stateOf = ({ isLate, unplanned }: ScheduledOrder) => {
    if (unplanned)
      return (
        <Typography variant="body2" color="error">
          {unplannedText(unplanned)}
        </Typography>
      );
    return (
      <Typography variant="body2" color={isLate ? "error" : "text.secondary"}>
        {text(isLate ? "orders.lateBy" : "inTime")}
      </Typography>
    );
  };
  return (
    <Section title={text("orders.title")}>
      {orders.length === 0 ? (
        <Typography color="text.secondary">{text("empty")}</Typography>
      ) : (
        <CellTable
          label={text("orders.title")}
          columns={columns}
          figures={[]}
          title="order"
          minWidth={720}
          header={(column) => text(`orders.${column}`)}
          rows={orders.map((order) => ({
            order: (
              <TextLink
                to={showAddress("orders", order.orderId)}
                title={text("order", { id: order.orderId, client: order.client })}
              >
                {text("order", { id: order.orderId, client: order.client })}
              </TextLink>
            ),
            board: order.board === "" ? "–" : order.board,
            due:
              order.promisedFor === undefined
                ? dateText(new Date(Date.parse(order.due) - 1).toISOString())
                : `${dateText(order.promisedFor)} · ${text("orders.promised")}`,
            needBy: indiaMoment(order.needBy),
            projected: indiaMoment(order.projected),
            state: stateOf(order),
          }))}
        />
      )}
    </Section>
  );
}
