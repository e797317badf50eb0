import * as z from "zod/mini";
import { call } from "./call";
import { instant, line } from "./fields";
import { routes } from "./routes";

/** A month with a filed return. Its invoices, challans and credit notes can be neither posted nor cancelled. */
export const FiledMonth = z.object({
  month: z.string(),
  lockedAt: instant(),
  lockedBy: z.string(),
});
export type FiledMonth = z.infer<typeof FiledMonth>;

const FiledMonths = z.object({ months: z.array(FiledMonth) });

export const filedMonthCalls = {
  getFiledMonths: call(routes.getFiledMonths, { reply: FiledMonths }),
  lockFiledMonth: call(routes.lockFiledMonth, { reply: FiledMonths }),
  unlockFiledMonth: call(routes.unlockFiledMonth, {
    body: z.object({ reason: line(300) }),
    reply: FiledMonths,
  }),
};
