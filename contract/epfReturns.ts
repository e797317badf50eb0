import * as z from "zod/mini";
import { ownCall } from "./call";
import { id, instant, line, month, totalRupees } from "./fields";

/**
 * The kinds of EPFO's return since the wages of September 2025 (circular of 26 September 2025). The regular return has
 * every active member. A supplementary return adds members that earlier returns lack. A revised return corrects members
 * of earlier returns.
 */
export const epfReturnKinds = ["REGULAR", "SUPPLEMENTARY", "REVISED"] as const;
export type EpfReturnKind = (typeof epfReturnKinds)[number];

/** A return with its members, and their contributions in whole rupees. */
const ReturnSums = z.object({
  kind: z.enum(epfReturnKinds),
  members: z.int(),
  employees: totalRupees(),
  employer: totalRupees(),
});
export type ReturnSums = z.infer<typeof ReturnSums>;

/** The returns of a month. */
export const EpfReturns = z.object({
  month: month(),
  /** The filed returns, the earliest first. */
  filed: z.array(
    z.extend(ReturnSums, {
      id: id(),
      filedAt: instant(),
      filedBy: z.string(),
      paidAt: z.optional(instant()),
    }),
  ),
  /** The returns that can be filed now. An open month has none. */
  next: z.array(ReturnSums),
  /**
   * Members for whom a paid return has more than their payslips have now. A revised return lowers nothing after the
   * payment.
   */
  lowered: z.array(
    z.object({ uan: z.string(), name: z.string(), paid: totalRupees(), now: totalRupees() }),
  ),
});
export type EpfReturns = z.infer<typeof EpfReturns>;

export const epfReturnCalls = {
  getEpfReturns: ownCall("/admin/payroll/:month/epf", "GET", "super", { reply: EpfReturns }),
  /** Stores the present return of a kind as filed with the portal. */
  fileEpfReturn: ownCall("/admin/payroll/:month/epf/file", "PUT", "super", {
    changes: ["salaries"],
    repeat: "never",
    body: z.object({ kind: z.enum(epfReturnKinds) }),
    reply: EpfReturns,
    ignoresReply: true,
  }),
  /** Marks the filed returns of a month as paid. */
  payEpfReturns: ownCall("/admin/payroll/:month/epf/pay", "PUT", "super", {
    changes: ["salaries"],
    repeat: "never",
    reply: EpfReturns,
    ignoresReply: true,
  }),
  /** Takes the last filed return back, because the portal has rejected it, or it was never filed. */
  withdrawEpfReturn: ownCall("/admin/payroll/:month/epf/withdraw", "PUT", "super", {
    changes: ["salaries"],
    repeat: "never",
    body: z.object({ reason: line(500) }),
    reply: EpfReturns,
    ignoresReply: true,
  }),
};
