import type * as z from "zod/mini";
import { accountCalls } from "./accounts";
import { adminCalls } from "./adminCalls";
import { attendanceDayCalls } from "./attendanceDays";
import { boardSettingsCalls } from "./boardSettings";
import type { Call } from "./call";
import { employmentCalls } from "./employment";
import { historyCalls } from "./history";
import { importCalls } from "./imports";
import { liveCalls } from "./live";
import { orderPaperCalls } from "./orderPaperPlan";
import { payrollCalls } from "./payroll";
import { reelMovementCalls } from "./reelMovements";
import type { CallName } from "./routes";
import { scanCalls } from "./scans";
import { specificationCalls } from "./specifications";
import { statisticsCalls } from "./statistics";
import { stockCalls } from "./stock";
import { paperReportCalls } from "./wasteReport";

/** Every call between browser and host, whole: a row of the table without its schemas does not compile. */
export const calls = {
  ...accountCalls,
  ...attendanceDayCalls,
  ...boardSettingsCalls,
  ...paperReportCalls,
  ...adminCalls,
  ...scanCalls,
  ...employmentCalls,
  ...historyCalls,
  ...importCalls,
  ...specificationCalls,
  ...liveCalls,
  ...orderPaperCalls,
  ...payrollCalls,
  ...reelMovementCalls,
  ...statisticsCalls,
  ...stockCalls,
} as const satisfies Record<CallName, Call>;

export type Calls = typeof calls;

/** The input type of a call's body, before the schema parses it. */
export type BodyOf<N extends CallName> = Calls[N] extends { body: infer B extends z.ZodMiniType }
  ? z.input<B>
  : undefined;
