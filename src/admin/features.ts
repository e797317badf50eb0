import { account } from "./account/feature";
import { admins } from "./admins/feature";
import { attendance } from "./attendance/feature";
import { calendar } from "./calendar/feature";
import { catalogue } from "./catalogue/feature";
import { clients } from "./clients/feature";
import { company } from "./company/feature";
import { contacts } from "./contacts/feature";
import { corrections } from "./corrections/feature";
import { devices } from "./devices/feature";
import { dispatches } from "./dispatches/feature";
import { employees } from "./employees/feature";
import { history } from "./history/feature";
import { imports } from "./import/feature";
import { invoices } from "./invoices/feature";
import { machines } from "./machines/feature";
import { operations } from "./operations/feature";
import { orders } from "./orders/feature";
import { paper } from "./paper/feature";
import { reels } from "./paper/reels/feature";
import { pay } from "./pay/feature";
import { quotations } from "./quotations/feature";
import { rates } from "./rates/feature";
import { receivables } from "./receivables/feature";
import { schedule } from "./schedule/feature";
import type { OfficeFeature } from "./schema/officeFeature";
import { shifts } from "./shifts/feature";
import { tools } from "./tools/feature";

/**
 * The features of the office in the order of their menu entries. The menu, the search, the routes and the links of the
 * history are derived from this list.
 */
export const features: readonly OfficeFeature[] = [
  orders,
  schedule,
  dispatches,
  invoices,
  receivables,
  quotations,
  clients,
  rates,
  employees,
  attendance,
  corrections,
  calendar,
  shifts,
  reels,
  pay,
  contacts,
  catalogue,
  admins,
  devices,
  history,
  paper,
  machines,
  tools,
  company,
  operations,
  account,
  imports,
];
