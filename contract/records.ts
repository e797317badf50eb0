/** The properties of a record kind that need no schemas. */
interface RecordKindRow {
  readonly resource: string;
  readonly search?: true;
  /** Files of these records can be imported by every admin who may see the list. */
  readonly import?: true;
  /** The host announces changes of the resource's list in the live stream. */
  readonly live?: true;
  /** The records have files and comments. */
  readonly attachments?: true;
}

/** Every record kind by its name in the audit: `order` in `order 17`. */
const records = {
  order: { resource: "orders", search: true, import: true, live: true, attachments: true },
  reel: { resource: "reels", search: true, import: true, live: true, attachments: true },
  employee: { resource: "employees", search: true, import: true, live: true, attachments: true },
  admin: { resource: "admins", live: true },
  client: { resource: "clients", search: true, import: true, live: true, attachments: true },
  industry: { resource: "industries", search: true, import: true, live: true },
  box: { resource: "boxes", import: true, live: true },
  enquiry: { resource: "contacts", search: true, live: true, attachments: true },
  device: { resource: "devices", live: true },
  scan: { resource: "attendance", import: true, live: true },
  exception: { resource: "exceptions", live: true },
  correction: { resource: "corrections", import: true, live: true },
  calendar: { resource: "calendar" },
  leave: { resource: "leaves", import: true, live: true },
  leaveRule: { resource: "leaveRules", live: true },
  leaveEntry: { resource: "leaveEntries", import: true, live: true },
  adjustment: { resource: "adjustments", import: true, live: true },
  advance: { resource: "advances", import: true, live: true },
  terms: { resource: "payTerms", import: true, live: true },
  pieceRate: { resource: "pieceRates", import: true, live: true },
  payComponent: { resource: "payComponents", import: true, live: true },
  rate: { resource: "statutoryRates", live: true },
  benefitRule: { resource: "benefitRules", live: true },
  board: { resource: "board" },
  specification: { resource: "specifications", live: true, attachments: true },
  reorder: { resource: "reorderLevels" },
  payroll: { resource: "salaries", live: true },
  dispatch: { resource: "dispatches", live: true },
  invoice: { resource: "invoices", search: true, live: true },
  receipt: { resource: "receipts", search: true, import: true, live: true },
  opening: { resource: "openings" },
  filedMonth: { resource: "filedMonths", live: true },
  invoicing: { resource: "invoiceSettings" },
  price: { resource: "rates", import: true, live: true },
  waste: { resource: "wasteRows", import: true, live: true },
  pricing: { resource: "rateSettings" },
  shift: { resource: "shifts", live: true },
  company: { resource: "company", live: true },
  quotation: { resource: "quotations", search: true, live: true, attachments: true },
  machine: { resource: "machines", search: true, import: true, live: true, attachments: true },
  stageEntry: { resource: "stageEntries", live: true },
  machineStop: { resource: "machineStops", live: true },
  tool: { resource: "tools", search: true, live: true },
} as const satisfies Record<string, RecordKindRow>;

type Records = typeof records;
type Name = keyof Records;
type NameWith<Property extends keyof RecordKindRow> = {
  [N in Name]: Records[N] extends Readonly<Record<Property, true>> ? N : never;
}[Name];

const isName = (name: string): name is Name => name in records;
const names = /* @__PURE__ */ Object.keys(records).filter(isName);

const namesWith = <Property extends keyof RecordKindRow>(property: Property) =>
  names.filter((name): name is NameWith<Property> => property in records[name]);

export type RecordKind = Name;
export const recordKinds: readonly RecordKind[] = names;
export const isRecordKind = isName;

export const resourceOf = (kind: RecordKind): string => records[kind].resource;

/** Returns the resource of a kind. Undefined for a kind that only a newer host knows. */
export const findResource = (kind: string) => (isName(kind) ? resourceOf(kind) : undefined);

export type FoundKind = NameWith<"search">;
export const foundKinds = /* @__PURE__ */ namesWith("search");

/** True if the records of a kind have files and comments. */
export const hasAttachments = (kind: RecordKind) => "attachments" in records[kind];

export type ImportableResource = Records[NameWith<"import">]["resource"];
const importable: readonly ImportableResource[] = /* @__PURE__ */ namesWith("import").map(
  (name) => records[name].resource,
);
export const isImportable = (resource: string): resource is ImportableResource =>
  importable.some((one) => one === resource);

const derivedLists = [
  "bonuses",
  "files",
  "gratuities",
  "leaveBalances",
  "notices",
  "orderList",
  "outstanding",
  "schedule",
] as const;

/** The resources with changes that the host announces, by react-admin's names. */
export type LiveResource = Records[NameWith<"live">]["resource"] | (typeof derivedLists)[number];
export const liveResources: readonly LiveResource[] = /* @__PURE__ */ [
  ...namesWith("live").map((name) => records[name].resource),
  ...derivedLists,
].sort();
