import { eq } from "drizzle-orm";
import type { MachineTimes } from "../domain/stages/machineTimes";
import type { Reader } from "./db/connect";
import { machineTimes } from "./db/schema";
import { groupBy } from "./groupBy";

/** Reads the dated rates and hours of machines, or of one machine, by machine and in the order of their days. */
export async function readMachineTimes(
  db: Reader,
  machineId?: number,
): Promise<ReadonlyMap<number, readonly MachineTimes[]>> {
  const rows = await db
    .select()
    .from(machineTimes)
    .where(machineId === undefined ? undefined : eq(machineTimes.machineId, machineId))
    .orderBy(machineTimes.machineId, machineTimes.validFrom);
  return groupBy(rows, (row) => row.machineId);
}

/** Reads the dated rates and hours of one machine, in the order of their days. */
export const readTimesOf = async (db: Reader, machineId: number) =>
  (await readMachineTimes(db, machineId)).get(machineId) ?? [];
