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
    gross: 5_146_912,
    net: 4_200_000,
    providentFund: 372_000,
    stateInsurance: 0,
    professionalTax: 40_000,
    advances: 400_000,
    deductions: 134_912,
  });
});

test("the journal of a month sums to 0", () => {
  const run = { id: "x", month: "2026-10", date: "2026-10-31" };
  expect(sumOfEntries(payVoucher(run, paySums([payslip]), ledgerNames).entries)).toBe(0);
});
