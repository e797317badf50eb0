import type { Handlers } from "../http/handler";
import { adminHandlers } from "./admins";
import { attendanceHandlers } from "./attendance";
import { boxHandlers } from "./boxes";
import { contactHandlers } from "./contacts";
import { employeeHandlers } from "./employees";
import { industryHandlers } from "./industries";
import { orderHandlers } from "./orders";
import { reelHandlers } from "./reels";
import { salaryHandlers } from "./salaries";

/** Every call of the contract and how it is answered: one that is missing does not compile. */
export const handlers: Handlers = {
  ...adminHandlers,
  ...attendanceHandlers,
  ...boxHandlers,
  ...contactHandlers,
  ...employeeHandlers,
  ...industryHandlers,
  ...orderHandlers,
  ...reelHandlers,
  ...salaryHandlers,
};
