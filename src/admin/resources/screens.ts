import { screensOf } from "../schema/screensOf";
import { admins } from "./admins";
import { boxes } from "./boxes";
import { contacts } from "./contacts";
import { employees } from "./employees";
import { industries } from "./industries";
import { reels } from "./reels";
import { salaries } from "./salaries";

/** The screens of every declared resource. */
export const screens = [employees, salaries, admins, reels, industries, boxes, contacts].map(
  screensOf,
);
