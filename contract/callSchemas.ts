import type { Call } from "./call";

/** The calls of each business word with their routes and schemas. The office imports a file with its first call. */
export const callSchemas = {
  admins: async () => (await import("./admins")).adminCalls,
  attendance: async () => (await import("./attendance")).attendanceCalls,
  benefits: async () => (await import("./benefits")).benefitCalls,
  calendar: async () => (await import("./calendar")).calendarCalls,
  catalogue: async () => (await import("./catalogue")).catalogueCalls,
  clients: async () => (await import("./clients")).clientCalls,
  companyFacts: async () => (await import("./companyFacts")).companyFactsCalls,
  contacts: async () => (await import("./contacts")).contactCalls,
  corrections: async () => (await import("./corrections")).correctionCalls,
  deductions: async () => (await import("./deductions")).deductionCalls,
  devices: async () => (await import("./devices")).deviceCalls,
  dispatches: async () => (await import("./dispatches")).dispatchCalls,
  employees: async () => (await import("./employees")).employeeCalls,
  history: async () => (await import("./history")).historyCalls,
  imports: async () => (await import("./imports")).importCalls,
  invoices: async () => (await import("./invoices")).invoiceCalls,
  jobCost: async () => (await import("./jobCost")).jobCostCalls,
  leaves: async () => (await import("./leaves")).leaveCalls,
  live: async () => (await import("./live")).liveCalls,
  machines: async () => (await import("./machines")).machineCalls,
  notices: async () => (await import("./notices")).noticeCalls,
  operations: async () => (await import("./operations")).operationCalls,
  orderDetails: async () => (await import("./orderDetails")).orderDetailsCalls,
  orders: async () => (await import("./orders")).orderCalls,
  paperCalls: async () => (await import("./paperCalls")).paperCalls,
  payComponents: async () => (await import("./payComponents")).payComponentCalls,
  payroll: async () => (await import("./payroll")).payrollCalls,
  pictures: async () => (await import("./pictures")).pictureCalls,
  priceBands: async () => (await import("./priceBands")).priceBandCalls,
  quotations: async () => (await import("./quotations")).quotationCalls,
  rates: async () => (await import("./rates")).rateCalls,
  receivables: async () => (await import("./receivables")).receivablesCalls,
  reels: async () => (await import("./reels")).reelCalls,
  salary: async () => (await import("./salary")).salaryCalls,
  scans: async () => (await import("./scans")).scanCalls,
  schedule: async () => (await import("./schedule")).scheduleCalls,
  search: async () => (await import("./search")).searchCalls,
  secondFactors: async () => (await import("./secondFactors")).secondFactorCalls,
  sending: async () => (await import("./sending")).sendingCalls,
  settlements: async () => (await import("./settlements")).settlementCalls,
  shifts: async () => (await import("./shifts")).shiftCalls,
  stages: async () => (await import("./stages")).stageCalls,
  statistics: async () => (await import("./statistics")).statisticsCalls,
  statutoryRates: async () => (await import("./statutoryRates")).statutoryRateCalls,
  tools: async () => (await import("./tools")).toolCalls,
  wall: async () => (await import("./wall")).wallCalls,
} satisfies Readonly<Record<string, () => Promise<Readonly<Record<string, Call>>>>>;

export type CallFile = keyof typeof callSchemas;

/** An object with the properties of all objects of a union. */
export type Joined<Part> = (Part extends unknown ? (part: Part) => void : never) extends (
  joined: infer All,
) => void
  ? All
  : never;

/** Every call between browser and host with its schemas. */
export type Calls = Joined<Awaited<ReturnType<(typeof callSchemas)[CallFile]>>>;
export type CallName = keyof Calls;
