import * as z from "zod/mini";
import { featureCall } from "./call";
import { instant, line } from "./fields";

/** A month with a filed return. Its invoices, challans and credit notes can be neither posted nor cancelled. */
export const FiledMonth = z.object({
  month: z.string(),
  lockedAt: instant(),
  lockedBy: z.string(),
});
export type FiledMonth = z.infer<typeof FiledMonth>;

const FiledMonths = z.object({ months: z.array(FiledMonth) });

const invoicesCall = featureCall("invoices");

export const filedMonthCalls = {
  getFiledMonths: invoicesCall("/admin/filed-months", "GET", "admin", { reply: FiledMonths }),
  lockFiledMonth: invoicesCall("/admin/filed-months/:month/lock", "PUT", "super", {
    reply: FiledMonths,
  }),
  unlockFiledMonth: invoicesCall("/admin/filed-months/:month/unlock", "PUT", "super", {
    body: z.object({ reason: line(300) }),
    reply: FiledMonths,
  }),
};
