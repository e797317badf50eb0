import { industries } from "../db/schema";
import { type Handlers, unanswered } from "../http/handler";
import { rowsOf } from "../http/lists";

export const industryHandlers: Handlers<"getAllIndustry" | "registerIndustry"> = {
  getAllIndustry: () => rowsOf(industries),
  registerIndustry: unanswered,
};
