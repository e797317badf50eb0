import { PlantStatistics } from "../../contract/statistics";
import { callHost } from "./callHost";
import { readStrictly } from "./readReply";

/** The figures of the dashboard's pictures, of a host that has them: no other one is ever asked. */
export const getStatistics = async (signal?: AbortSignal) =>
  readStrictly("getStatistics", PlantStatistics, await callHost("getStatistics", {}, { signal }));
