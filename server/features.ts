import type { Joined } from "../contract/callSchemas";
import { liveResources } from "../contract/records";
import { callNames } from "../contract/routes";
import { feature as accounting } from "./accounting/feature";
import { feature as admins } from "./admins/feature";
import { attachmentHandlers } from "./attachments/handlers";
import { feature as attendance } from "./attendance/feature";
import { feature as backups } from "./backups/feature";
import { feature as calendar } from "./calendar/feature";
import { feature as catalogue } from "./catalogue/feature";
import { feature as clients } from "./clients/feature";
import { feature as company } from "./company/feature";
import { feature as contacts } from "./contacts/feature";
import type { UniqueConstraints } from "./db/writeRows";
import { feature as devices } from "./devices/feature";
import { feature as dispatches } from "./dispatches/feature";
import { feature as employees } from "./employees/feature";
import { historyHandlers } from "./history/handlers";
import type { Handlers } from "./http/handler";
import { importHandlers } from "./imports/handlers";
import { feature as invoices } from "./invoices/feature";
import { feature as jobCost } from "./jobCost/feature";
import { feature as leave } from "./leave/feature";
import type { ListTables } from "./lists/changeFeed";
import { tablesRead } from "./lists/kindTables";
import { feature as live } from "./live/feature";
import { feature as machines } from "./machines/feature";
import { feature as notices } from "./notices/feature";
import { feature as orders } from "./orders/feature";
import { feature as paper } from "./paper/feature";
import { feature as pay } from "./pay/feature";
import { feature as pictures } from "./pictures/feature";
import { feature as quotations } from "./quotations/feature";
import { feature as rates } from "./rates/feature";
import { feature as receivables } from "./receivables/feature";
import type { Records } from "./records/defineRecord";
import type { Papers } from "./records/sentPaper";
import { feature as sales } from "./sales/feature";
import { feature as scans } from "./scans/feature";
import { feature as schedule } from "./schedule/feature";
import { searchHandlers } from "./search/handlers";
import { sendingHandlers } from "./sending/handlers";
import { feature as shifts } from "./shifts/feature";
import { feature as specifications } from "./specifications/feature";
import { feature as statistics } from "./statistics/feature";
import { feature as tools } from "./tools/feature";
import { feature as wall } from "./wall/feature";

/** The features of all business words. */
const features = [
  accounting,
  admins,
  attendance,
  backups,
  calendar,
  catalogue,
  clients,
  company,
  contacts,
  devices,
  dispatches,
  employees,
  invoices,
  jobCost,
  leave,
  live,
  machines,
  notices,
  orders,
  paper,
  pay,
  pictures,
  quotations,
  rates,
  receivables,
  sales,
  scans,
  schedule,
  shifts,
  specifications,
  statistics,
  tools,
  wall,
] as const;

const join = <Part extends object>(parts: readonly Part[]): Joined<Part> =>
  Object.assign({}, ...parts);

/** All record kinds. A kind that no feature has does not compile. */
export const records: Records = join(
  features.flatMap((feature) => ("records" in feature ? [feature.records] : [])),
);

/** The messages of the unique indexes of all record kinds. */
export const unique: UniqueConstraints = join(
  Object.values(records).map((record) => record.unique ?? {}),
);

/** All papers that can be sent. A kind that no feature has does not compile. */
export const papers: Papers = join(
  features.flatMap((feature) => ("papers" in feature ? [feature.papers] : [])),
);

/** The handlers of each feature, and of the calls that serve all kinds. */
const handlerSets = [
  ...features.map((feature) => feature.handlers),
  attachmentHandlers(records),
  historyHandlers(records),
  importHandlers(records),
  searchHandlers(records),
  sendingHandlers(papers),
];

/** Every call with its handler. A call that no feature handles does not compile. */
export const handlers: Handlers = join(handlerSets);

/** The calls of each feature. Each becomes a Fastify plugin. */
export const featureCalls = handlerSets.map((set) =>
  callNames.filter((name) => Object.hasOwn(set, name)),
);

/** The tables of all lists that have live changes. */
export const listTables: ListTables = new Map(
  liveResources.map((resource) => [resource, tablesRead(resource)]),
);
