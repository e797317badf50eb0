import { admins } from "./admins/resource";
import { leaves } from "./calendar/leaves";
import { boxes } from "./catalogue/boxes";
import { industries } from "./catalogue/industries";
import { contacts } from "./contacts/resource";
import { corrections } from "./corrections/corrections";
import { exceptions } from "./corrections/exceptions";
import { devices } from "./devices/resource";
import { employees } from "./employees/resource";
import { orderList } from "./orders/list/resource";
import { reels } from "./paper/reels/resource";
import { adjustments, advances } from "./pay/deductions/entries";
import { statutoryRates } from "./pay/deductions/statutoryRates";
import { salaries } from "./pay/resource";
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
