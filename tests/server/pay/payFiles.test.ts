import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { expect, test } from "vitest";
import { bankCsv, payRegisterCsv, withoutAccount } from "../../../server/pay/payFiles";
import type { DocumentLine, PayslipDocument } from "../../../server/pay/payslipDocument";
import { payslipsPdf } from "../../../server/pay/payslipsPdf";
import { plain } from "../../support/inEnglish";
import { copiedTexts, readPdf } from "../../support/readPdf";

const paise = fc.integer({ min: 0, max: 5_000_000 });

/** A payslip with lines that add up to its net, as locked ones do. Some payslips have a net of 0. */
const payslip = fc
  .record({
    employeeId: fc.integer({ min: 1, max: 40 }),
    name: fc.oneof(fc.string({ minLength: 1 }), fc.constant("=1+1"), fc.constant("ರಮಣ, ಗೌಡ")),
    earned: fc.oneof(paise, fc.constant(0)),
    overtime: paise,
    advance: paise,
  })
  .map(({ employeeId, name, earned, overtime, advance }): PayslipDocument => {
    const gross = earned === 0 ? 0 : earned + overtime;
    const recoveredPaise = Math.min(advance, Math.floor(gross / 2));
    const line = (kind: DocumentLine["kind"], amount: number): DocumentLine => ({
      kind,
      amount: amount / 100,
      formula: { code: "" },
      dates: [],
    });
    return {
      employeeId,
      name,
      barcodeId: `EMP-A-${String(employeeId).padStart(5, "0")}`,
      unit: "A",
      month: "2026-10",
      terms: [],
      lines: [
        ...(gross > 0 ? [line("EARNED", earned), line("OVERTIME", overtime)] : []),
        ...(recoveredPaise > 0 ? [line("ADVANCE", -recoveredPaise)] : []),
      ],
      days: [],
      gross: gross / 100,
      deductions: recoveredPaise / 100,
      net: (gross - recoveredPaise) / 100,
      overtimeMinutes: 0,
      marks: [],
      lockedAt: "2026-11-02T05:00:00Z",
    };
  });
const month = fc.uniqueArray(payslip, { maxLength: 40, selector: ({ employeeId }) => employeeId });

const rowsOf = (csv: string): Record<string, string>[] => parse(csv, { bom: true, columns: true });
const paiseOf = (text: string | undefined) => Math.round(Number(text) * 100);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

test("the bank file sums to the nets of people with an account, and the others are named", () => {
  fc.assert(
    fc.property(month, fc.uniqueArray(fc.integer({ min: 1, max: 40 })), (payslips, ids) => {
      const accounts = new Map(
        ids.map((id) => [id, { number: `00${id}123456789`, ifsc: "SBIN0001234" }]),
      );
      const rows = rowsOf(bankCsv(payslips, accounts));
      const unpaid = withoutAccount(payslips, accounts);
      const nets = sum(payslips.map(({ net }) => Math.round(net * 100)));
      const others = sum(unpaid.map(({ net }) => Math.round(net * 100)));
      expect(sum(rows.map(({ Amount }) => paiseOf(Amount))) + others).toBe(nets);
      for (const { Amount, "Account number": account } of rows) {
        expect(Amount).toMatch(/^\d+\.\d\d$/);
        expect(account).toMatch(/^00\d+$/);
      }
    }),
  );
});

test("the bank file has no hidden characters, even from an earlier version's names", () => {
  const name = "Asha\r\n\t\u0007Rao \u202Eoar\u202C\u200B\u2028ರಮಣ\u200D";
  const paid = { ...october, name, net: 100 };
  const csv = bankCsv(
    [paid],
    new Map([[17, { number: "00\u200B1234567 ", ifsc: "SBIN0001234\n" }]]),
  );
  expect(rowsOf(csv)).toEqual([
    {
      "Account number": "001234567",
      IFSC: "SBIN0001234",
      Name: "Asha Rao oar ರಮಣ\u200D",
      Amount: "100.00",
      Reference: "Salary 2026-10 EMP-A-00017",
    },
  ]);
  // Lines end with a carriage return and a line feed.
  expect(csv.replaceAll("\r\n", "")).not.toMatch(/[\p{Cc}\u2028\u2029\u202A-\u202E]/u);
});

test("the register's columns sum to its nets, and no name in it is run as a formula", () => {
  fc.assert(
    fc.property(month, (payslips) => {
      const rows = rowsOf(payRegisterCsv(payslips));
      expect(rows.length).toBe(payslips.length);
      for (const [index, row] of rows.entries()) {
        const parts = ["Earned", "Overtime", "Additions", "Arrears", "Advances", "Deductions"];
        expect(sum(parts.map((part) => paiseOf(row[part])))).toBe(paiseOf(row["Paid out"]));
        expect(paiseOf(row["Paid out"])).toBe(Math.round((payslips[index]?.net ?? 0) * 100));
        expect(row.State).toBe("Locked");
        expect(row.Name).not.toMatch(/^[=+\-@]/);
      }
    }),
  );
});

const october: PayslipDocument = {
  employeeId: 17,
  name: "ರಮಣ ಗೌಡ",
  barcodeId: "EMP-A-00017",
  unit: "A",
  companyAddress: "Chikkabanavara, Bengaluru 560090",
  uan: "100900007919",
  esiNumber: "5300006007",
  month: "2026-10",
  terms: [
    {
      validFrom: "2026-04-01",
      monthlyBaseSalary: 26_000,
      otMultiplierFactor: 1.5,
      workingDays: 26,
    },
  ],
  lines: [
    {
      kind: "EARNED",
      amount: 1_000,
      formula: plain("1 day × ₹26,000.00 ÷ 26"),
      dates: ["2026-10-31"],
    },
    {
      kind: "ARREARS",
      label: "2026-09",
      amount: 375,
      formula: plain("₹25,375.00 − ₹25,000.00 paid"),
      dates: [],
      origins: [plain("2 h were added to 12 September")],
    },
    {
      kind: "ADVANCE",
      label: "Wedding",
      amount: -687.5,
      formula: plain("₹1,000.00"),
      dates: [],
      sourceId: 3,
      carriedOver: 312.5,
    },
  ],
  days: [
    {
      date: "2026-10-31",
      share: 1,
      workedMinutes: 480,
      overtimeMinutes: 0,
      weekOvertimeMinutes: 0,
      spans: [{ checkIn: "2026-10-31T16:30:00Z", checkOut: "2026-11-01T00:30:00Z" }],
      scans: [],
    },
  ],
  gross: 1_375,
  deductions: 687.5,
  net: 687.5,
  overtimeMinutes: 140,
  marks: ["BELOW_STATUTORY_RATE", "CARRIED_OVER"],
  lockedAt: "2026-11-02T05:00:00Z",
};

test("a payslip is read back with its lines, their workings, its days and its net", async () => {
  const pdf = await payslipsPdf("2026-10", [october]);
  const { title, pages } = await readPdf(pdf);
  expect(title).toBe("Payslip October 2026, ರಮಣ ಗೌಡ");
  expect(pages.length).toBe(1);
  const text = pages[0]?.text.replace(/\s+/g, " ");
  for (const part of [
    "Payslip October 2026",
    "Locked on 2 Nov 2026",
    "ರಮಣ ಗೌಡ",
    "Chikkabanavara, Bengaluru 560090",
    "EMP-A-00017, unit A",
    "UAN 100900007919, ESI number 5300006007",
    "Paid for 1 day, 2 h 20 min of overtime",
    "₹26,000.00 a month for 26 days, overtime × 1.5, from 1 Apr 2026",
    "1 day × ₹26,000.00 ÷ 26",
    "Arrears of September 2026",
    "2 h were added to 12 September",
    "Advance: Wedding",
    "₹312.50 is carried over",
    "−₹687.50",
    "less than the statutory rate",
    "Sat 31 22:00–06:00",
    "Received ₹687.50",
  ]) {
    expect(text).toContain(part);
  }
  expect(copiedTexts(pdf)).toEqual(["ರಮಣ ಗೌಡ"]);
});

test("all payslips of a month are one file, marked as drafts while open, with the same bytes each time", async () => {
  const { lockedAt: _, ...open } = october;
  const drafts = [open, { ...open, employeeId: 18, name: "Asha" }];
  const pdf = await payslipsPdf("2026-10", drafts);
  const { pages } = await readPdf(pdf);
  expect(pages.map(({ text }) => text.includes("DRAFT"))).toEqual([true, true]);
  expect((await payslipsPdf("2026-10", drafts)).equals(pdf)).toBe(true);
  expect(rowsOf(payRegisterCsv(drafts)).map(({ State }) => State)).toEqual(["DRAFT", "DRAFT"]);
});
