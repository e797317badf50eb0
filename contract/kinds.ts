/** The kinds that decide on days at work. */
const days = [
  "attendance",
  "calendar",
  "corrections",
  "employees",
  "leaves",
  "payTerms",
  "shifts",
] as const;

/** The kinds that a month's pay is computed from. */
export const payKinds = [
  ...days,
  "adjustments",
  "advances",
  "crew",
  "machines",
  "payComponents",
  "pieceRates",
  "salaries",
  "stageEntries",
  "statutoryRates",
] as const;

const exceptions = [
  "admins",
  "attendance",
  "calendar",
  "corrections",
  "employees",
  "exceptions",
  "reels",
  "scans",
  "shifts",
] as const;

/** Returns its argument. A list that reads an unknown kind does not compile. */
const readings = <const R extends Readonly<Record<string, readonly (keyof R)[]>>>(reads: R): R =>
  reads;

/**
 * Every kind of rows, and the kinds whose rows its lists and screens read too. Most kinds are resources of react-admin. The key
 * of a query begins with a kind. `server/lists/kindTables.ts` has the tables of each.
 */
const reads = /* @__PURE__ */ readings({
  account: ["admins"],
  adjustments: ["employees", "salaries"],
  admins: [],
  advances: ["employees", "salaries"],
  attendance: days,
  benefitRules: [],
  board: [],
  bonuses: [...payKinds, "benefitRules"],
  boxes: [],
  calendar: [],
  clients: [],
  combinedRuns: ["orders", "reels"],
  company: [],
  contacts: [],
  corrections: ["employees", "reels"],
  crew: [],
  devices: [],
  // Without `orders`: the list shows only the names of an order, which change far less often than the order.
  dispatches: ["invoices"],
  employees: ["shifts"],
  exceptions,
  filedMonths: [],
  files: [],
  follows: [],
  gratuities: ["adjustments", "benefitRules", "employees", "payComponents", "payTerms", "shifts"],
  imports: [],
  industries: [],
  invoices: ["outstanding"],
  invoiceSettings: [],
  leaveBalances: [...days, "adjustments", "leaveEntries", "leaveRules"],
  leaveEntries: ["adjustments", "employees"],
  leaveRules: [],
  leaves: ["employees"],
  machines: ["crew"],
  machineStops: ["machines"],
  notices: [],
  openings: [],
  operations: [],
  orderList: ["orders"],
  orders: ["specifications"],
  outstanding: ["clients"],
  payComponents: ["employees", "shifts"],
  payTerms: ["employees"],
  pieceRates: ["employees"],
  quotations: [],
  rates: ["rateSettings"],
  rateSettings: [],
  receipts: ["clients", "outstanding"],
  reels: ["orders", "reorderLevels"],
  reorderLevels: [],
  salaries: [...payKinds, ...exceptions, "leaveEntries", "leaveRules"],
  scans: [],
  schedule: [
    "board",
    "calendar",
    "combinedRuns",
    "machines",
    "machineStops",
    "orders",
    "quotations",
    "reels",
    "specifications",
    "stageEntries",
  ],
  secondFactors: [],
  sending: [],
  sessions: [],
  shifts: [],
  specifications: [],
  stageEntries: ["crew", "machines", "machineStops", "shifts"],
  statutoryRates: [],
  tools: ["machines", "stageEntries"],
  wasteRows: [],
});

export type Kind = keyof typeof reads;

/** The kinds whose rows a write changes. */
export type Changes = readonly Kind[] | "everything";

export const isKind = (name: string): name is Kind => name in reads;
export const kinds = /* @__PURE__ */ Object.keys(reads).filter(isKind);

/** Returns a kind and the kinds whose rows its lists read. */
export const readBy = (kind: Kind): readonly Kind[] => [kind, ...reads[kind]];

/** Returns the kinds whose lists read rows of changed kinds. */
export const readersOf = (changed: readonly Kind[]): readonly Kind[] =>
  kinds.filter((kind) => readBy(kind).some((read) => changed.includes(read)));
