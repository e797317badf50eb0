import type * as z from "zod/mini";
import { accountCalls } from "./accounts";
import { adminCalls } from "./adminCalls";
import { attendanceDayCalls } from "./attendanceDays";
import type { Call } from "./call";
import { companyFactsCalls } from "./companyFacts";
import { dispatchCalls } from "./dispatches";
import { employmentCalls } from "./employment";
import { historyCalls } from "./history";
import { importCalls } from "./imports";
import { invoiceCalls } from "./invoices";
import { jobCostCalls } from "./jobCost";
import { liveCalls } from "./live";
import { operationCalls } from "./operations";
import { paperCalls } from "./paperCalls";
import { payrollCalls } from "./payroll";
import { pictureCalls } from "./pictures";
import { priceBandCalls } from "./priceBands";
import { quotationCalls } from "./quotations";
import type { CallName } from "./routes";
import { scanCalls } from "./scans";
import { secondFactorCalls } from "./secondFactors";
import { statisticsCalls } from "./statistics";
import { wallCalls } from "./wall";

/** Every call between browser and host, whole: a row of the table without its schemas does not compile. */
export const calls = {
  ...accountCalls,
  ...attendanceDayCalls,
  ...adminCalls,
  ...dispatchCalls,
  ...companyFactsCalls,
  ...invoiceCalls,
  ...scanCalls,
  ...employmentCalls,
  ...historyCalls,
  ...importCalls,
  ...jobCostCalls,
  ...liveCalls,
  ...operationCalls,
  ...paperCalls,
  ...payrollCalls,
  ...pictureCalls,
  ...priceBandCalls,
  ...secondFactorCalls,
  ...quotationCalls,
  ...statisticsCalls,
  ...wallCalls,
} as const satisfies Record<CallName, Call>;

export type Calls = typeof calls;

/** The input type of a call's body, before the schema parses it. */
export type BodyOf<N extends CallName> = Calls[N] extends { body: infer B extends z.ZodMiniType }
  ? z.input<B>
  : undefined;
