import { defaultTolerancePercent } from "../../domain/dispatches/dispatchLimit";
import type { Reader } from "../db/connect";

/** The plant's tolerance in percent. */
export const readTolerance = async (_db: Reader): Promise<number> => defaultTolerancePercent;
