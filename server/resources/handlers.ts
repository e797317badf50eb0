import { type Handlers, unanswered } from "../http/handler";
import { adminHandlers } from "./admins";
import { boxHandlers } from "./boxes";
import { industryHandlers } from "./industries";
import { orderHandlers } from "./orders";

/** Every call of the contract and how it is answered: one that is missing does not compile. */
export const handlers: Handlers = {
  ...adminHandlers,
  ...boxHandlers,
  ...industryHandlers,
  ...orderHandlers,
  submitContact: unanswered,
  getContacts: unanswered,
  updateReplyStatus: unanswered,
  getEmployees: unanswered,
  registerEmployee: unanswered,
  deactivateEmployee: unanswered,
  getEmployeeBarcode: unanswered,
  getEmployeeNameAndUnit: unanswered,
  addSalary: unanswered,
  getMonthlySalaries: unanswered,
  getAttendance: unanswered,
  getReelStocks: unanswered,
  getInUseReels: unanswered,
  getReelBarcode: unanswered,
  getReelDetails: unanswered,
  registerReel: unanswered,
  getReelHistory: unanswered,
};
