import type { PayLineKind, Payslip } from "../../../contract/payroll";
import type { Message } from "../../../domain/messages/message";

/** The words and the layout of a payslip's paper. Amounts arrive as text, such as `₹1,26,000.00`. */
export interface PayslipTexts {
  /** The heading, with a month such as `2026-09`. */
  readonly title: (month: string) => string;
  readonly locked: (at: string) => string;
  readonly draft: string;
  readonly unit: (barcodeId: string, unit: string) => string;
  readonly uan: (number: string) => string;
  readonly esiNumber: (number: string) => string;
  readonly paidFor: (days: number, overtimeMinutes: number) => string;
  readonly terms: (terms: {
    readonly base: string;
    readonly days: number;
    readonly factor: string;
    readonly from: string;
  }) => string;
  readonly lineColumns: Readonly<Record<"formula" | "amount", string>>;
  readonly kinds: Readonly<Record<PayLineKind, string>>;
  readonly arrearsOf: (month: string) => string;
  readonly carriedOver: (amount: string) => string;
  /** Writes a sentence of a line or a day. */
  readonly message: (message: Message) => string;
  readonly totals: Readonly<Record<"wages" | "deductions" | "paidOut", string>>;
  /** The amount that is paid out, in whole paise. Papers of versions 1 and 2 have no amount in words. */
  readonly inWords?: (paise: number) => string;
  readonly marks: Readonly<Record<Payslip["marks"][number], string>>;
  readonly dayColumns: Readonly<
    Record<"day" | "spans" | "dayOff" | "worked" | "share" | "overtime", string>
  >;
  readonly day: (date: string) => string;
  /** Empty for 0. */
  readonly duration: (minutes: number) => string;
  readonly received: (amount: string) => string;
  readonly signature: string;
  /**
   * In the first layout headings may end a page, tall rows are cut off, and letters from right to left are empty boxes.
   * The third one has wider columns for hours.
   */
  readonly layout: Payslip["paperVersion"];
}
