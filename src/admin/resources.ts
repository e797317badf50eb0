import { admins } from "./admins/resource";
import { boxes } from "./catalogue/boxes";
import { industries } from "./catalogue/industries";
import { employees } from "./employees/resource";
import { contacts } from "./enquiries/resource";
import { reels } from "./reels/resource";
import { salaries } from "./salary/resource";
import { screensOf } from "./schema/screensOf";

/** The screens of every declared resource. */
export const resources = [employees, salaries, admins, reels, industries, boxes, contacts].map(
  screensOf,
);
