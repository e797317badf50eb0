import { admins } from "./admins/resource";
import { leaves } from "./calendar/leaves";
import { boxes } from "./catalogue/boxes";
import { industries } from "./catalogue/industries";
import { corrections } from "./corrections/corrections";
import { exceptions } from "./corrections/exceptions";
import { devices } from "./devices/resource";
import { employees } from "./employees/resource";
import { contacts } from "./enquiries/resource";
import { orderList } from "./orders/list/resource";
import { reels } from "./reels/resource";
import { adjustments } from "./salary/deductions/adjustments";
import { advances } from "./salary/deductions/advances";
import { statutoryRates } from "./salary/deductions/statutoryRates";
import { salaries } from "./salary/resource";
import { shifts } from "./shifts/resource";

/** The resources with generated screens. Those that the menu does not name elsewhere end it, in this order. */
export const resources = [
  employees,
  salaries,
  admins,
  reels,
  orderList,
  industries,
  boxes,
  contacts,
  exceptions,
  corrections,
  leaves,
  shifts,
  adjustments,
  advances,
  statutoryRates,
  devices,
];
