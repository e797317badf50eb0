import type { Call } from "./call";
import { type CallName, routes } from "./routes";

type Routes = typeof routes;
type SchemaFile = Routes[CallName]["schemas"];
type CallsOf<F extends SchemaFile> = {
  readonly [N in CallName as Routes[N]["schemas"] extends F ? N : never]: Call;
};

/** Imports the calls of a file with their schemas. A call of the table that its file lacks does not compile. */
export const callSchemas = {
  accounts: async () => (await import("./accounts")).accountCalls,
  admins: async () => (await import("./admins")).adminAccountCalls,
  attendance: async () => (await import("./attendance")).attendanceCalls,
  attendanceDays: async () => (await import("./attendanceDays")).attendanceDayCalls,
  boxes: async () => (await import("./boxes")).boxCalls,
  calendar: async () => (await import("./calendar")).calendarCalls,
  clients: async () => (await import("./clients")).clientCalls,
  companyFacts: async () => (await import("./companyFacts")).companyFactsCalls,
  contacts: async () => (await import("./contacts")).contactCalls,
  corrections: async () => (await import("./corrections")).correctionCalls,
  deductions: async () => (await import("./deductions")).deductionCalls,
  devices: async () => (await import("./devices")).deviceCalls,
  dispatches: async () => (await import("./dispatches")).dispatchCalls,
  employees: async () => (await import("./employees")).employeeCalls,
  employment: async () => (await import("./employment")).employmentCalls,
  history: async () => (await import("./history")).historyCalls,
  imports: async () => (await import("./imports")).importCalls,
  industries: async () => (await import("./industries")).industryCalls,
  invoices: async () => (await import("./invoices")).invoiceCalls,
  jobCost: async () => (await import("./jobCost")).jobCostCalls,
  live: async () => (await import("./live")).liveCalls,
  operations: async () => (await import("./operations")).operationCalls,
  orderDetails: async () => (await import("./orderDetails")).orderDetailsCalls,
  orders: async () => (await import("./orders")).orderCalls,
  paperCalls: async () => (await import("./paperCalls")).paperCalls,
  payroll: async () => (await import("./payroll")).payrollCalls,
  pictures: async () => (await import("./pictures")).pictureCalls,
  priceBands: async () => (await import("./priceBands")).priceBandCalls,
  quotations: async () => (await import("./quotations")).quotationCalls,
  rates: async () => (await import("./rates")).rateCalls,
  reels: async () => (await import("./reels")).reelCalls,
  salary: async () => (await import("./salary")).salaryCalls,
  scans: async () => (await import("./scans")).scanCalls,
  search: async () => (await import("./search")).searchCalls,
  secondFactors: async () => (await import("./secondFactors")).secondFactorCalls,
  shifts: async () => (await import("./shifts")).shiftCalls,
  statistics: async () => (await import("./statistics")).statisticsCalls,
  statutoryRates: async () => (await import("./statutoryRates")).statutoryRateCalls,
  wall: async () => (await import("./wall")).wallCalls,
} satisfies { readonly [F in SchemaFile]: () => Promise<CallsOf<F>> };

/** Loads a call's row with its schemas. */
export async function loadCall(name: CallName): Promise<Call> {
  const calls: Readonly<Record<string, Call>> = await callSchemas[routes[name].schemas]();
  const call = calls[name];
  if (call === undefined) throw new Error(`No schemas for ${name}`);
  return call;
}
