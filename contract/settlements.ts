import * as z from "zod/mini";
import { ownCall } from "./call";
import { SentMessage } from "./errors";
import {
  barcodeId,
  calendarDate,
  id,
  instant,
  month,
  paperLanguage,
  signedAmount,
  signedRupees,
  totalRupees,
} from "./fields";
import { balancedKinds } from "./leaves";
import { arrearsKinds, payLineKinds } from "./payroll";

/** The amounts of a settlement that no payslip has until it is settled. */
export const settledBenefits = ["LEAVE", "BONUS", "GRATUITY"] as const;

/** A line of an open month's payslip, or an amount that the settlement adds. */
export const SettlementLine = z.object({
  kind: z.enum([...payLineKinds, ...settledBenefits]),
  /** The month of the payslip that has the line. */
  month: month(),
  /** The reason of an addition, advance or deduction, or the month of arrears. */
  label: z.optional(z.string()),
  of: z.optional(z.enum(arrearsKinds)),
  /** The leave that is encashed. */
  leave: z.optional(z.enum(balancedKinds)),
  amount: signedRupees(),
  formula: z.string(),
  formulaCode: z.optional(SentMessage),
});

/** The last payment to a leaver. It is computed until it is settled. The sum of the lines is the net amount. */
export const Settlement = z.object({
  employeeId: id(),
  name: z.string(),
  barcodeId: barcodeId(),
  unit: z.string(),
  companyName: z.string(),
  companyAddress: z.string(),
  joinedOn: calendarDate(),
  leftOn: calendarDate(),
  years: z.int(),
  months: z.int(),
  lines: z.array(SettlementLine),
  gross: totalRupees(),
  deductions: totalRupees(),
  net: signedRupees(),
  /** The debt that remains, because deductions are at most half of the wages. */
  rest: totalRupees(),
  /** The reason why the leaver cannot be settled, as a sentence. */
  obstacle: z.optional(z.string()),
  obstacleCode: z.optional(SentMessage),
  settledAt: z.optional(instant()),
  settledBy: z.optional(z.string()),
});
export type Settlement = z.infer<typeof Settlement>;

export const settlementCalls = {
  getSettlement: ownCall("/admin/settlements/:employeeId", "GET", "super", {
    reply: Settlement,
  }),
  getSettlementPdf: ownCall("/admin/settlements/:employeeId/settlement.pdf", "GET", "super", {
    query: z.object({ language: paperLanguage() }),
    reply: "pdf",
  }),
  settleLeaver: ownCall("/admin/settlements/:employeeId/settle", "PUT", "super", {
    changes: ["adjustments", "leaveEntries", "salaries"],
    /** The amount that the admin has seen. A conflict (409) if it differs. */
    body: z.object({
      net: signedAmount().check(z.minimum(-1e9), z.maximum(1e9)),
    }),
    reply: Settlement,
    ignoresReply: true,
  }),
  cancelSettlement: ownCall("/admin/settlements/:employeeId/cancel", "PUT", "super", {
    changes: ["adjustments", "salaries"],
    reply: Settlement,
    ignoresReply: true,
  }),
};
