import type { Projections } from "../../../contract/schedule";
import { hasCall } from "../../api/resources";
import { useHostCall } from "../useHostQuery";
import { scheduleKey } from "./board";

const none: Projections = {};

/** Reads when the plan has the open orders ready. Empty while it is read, and on a host without the promise board. */
export function useProjections(): Projections {
  const enabled = hasCall("getProjections");
  const key = [...scheduleKey, "projections"];
  return useHostCall(key, "getProjections", {}, { enabled }).data ?? none;
}
