import { useMemo } from "react";
import type { ScheduledOrder } from "../../../contract/schedule";
import { hasCall } from "../../api/resources";
import { useHostCall } from "../useHostQuery";
import { scheduleKey } from "./board";

/** The plan of each open order by its number. */
export type Projections = ReadonlyMap<unknown, ScheduledOrder>;

/** Reads the plan of the open orders. None while it is read, and none on a host without the promise board. */
export function useProjections(): Projections {
  const enabled = hasCall("getSchedule");
  const { data } = useHostCall(scheduleKey, "getSchedule", {}, { enabled });
  return useMemo(() => new Map(data?.orders.map((one) => [one.orderId, one])), [data]);
}
