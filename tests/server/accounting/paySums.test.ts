import { expect, test } from "vitest";
import { payVoucher } from "../../../domain/accounting/vouchers";
import { paySums } from "../../../server/accounting/readVouchers";
import { ledgerNames, sumOfEntries } from "../../support/ledgerNames";

const payslip = {
  lines: [
    { kind: "EARNED", amount: 24_500 },
    { kind: "OVERTIME", amount: 1_234.56 },
    { kind: "ARREARS", amount: -500 },
    { kind: "ARREARS", of: "PROVIDENT_FUND", amount: -60 },
    { kind: "PROVIDENT_FUND", amount: -1800 },
    { kind: "PROFESSIONAL_TAX", amount: -200 },
    { kind: "ADVANCE", amount: -2000 },
    { kind: "DEDUCTION", amount: -174.56 },
  ],
  gross: 25_734.56,
  net: 21_000,
} as const;

test("a month's payslips are summed by their deductions, in paise", () => {
  expect(paySums([payslip, payslip])).toEqual({
    // 24,500 earned, 1,234.56 for overtime and −500 of arrears.
    gross: 5_046_912,
    net: 4_200_000,
    providentFund: 372_000,
    stateInsurance: 0,
    professionalTax: 40_000,
    advances: 400_000,
    deductions: 34_912,
  });
});

test("the journal of a month sums to 0", () => {
  const run = { id: "x", month: "2026-10", date: "2026-10-31" };
  expect(sumOfEntries(payVoucher(run, paySums([payslip]), ledgerNames).entries)).toBe(0);
});

const nothing = { providentFund: 0, stateInsurance: 0, professionalTax: 0, advances: 0 };

test("all wages of a month with a paid settlement are owed to people, and none is a deduction", () => {
  const settled = {
    lines: [
      { kind: "EARNED", amount: 77_000 },
      { kind: "ADDITION", amount: 300_000 },
      { kind: "SETTLEMENT", amount: -377_000 },
    ],
    net: 0,
  } as const;
  const working = { lines: [{ kind: "EARNED", amount: 60_000 }], net: 60_000 } as const;
  const sums = { ...nothing, gross: 43_700_000, net: 43_700_000, deductions: 0 };
  expect(paySums([settled, working])).toEqual(sums);
});

test("a refunded deduction is taken from its own ledger and is no wages", () => {
  const refunded = {
    lines: [
      { kind: "EARNED", amount: 20_000 },
      { kind: "ARREARS", of: "PROVIDENT_FUND", amount: 120 },
      { kind: "ARREARS", of: "DEDUCTION", amount: 50 },
      { kind: "PROVIDENT_FUND", amount: -2_400 },
    ],
    net: 17_770,
  } as const;
  const sums = { ...nothing, gross: 2_000_000, net: 1_777_000, deductions: -5_000 };
  expect(paySums([refunded])).toEqual({ ...sums, providentFund: 228_000 });
});
