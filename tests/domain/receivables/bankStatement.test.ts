import { expect, test } from "vitest";
import {
  findDebtor,
  foldText,
  hasNumber,
  namesSums,
  type OpenDebt,
  proposeParts,
  readDepositPaise,
  readSide,
} from "../../../domain/receivables/matchDeposit";

test.each([
  ["1,20,000.00", "", 12_000_000],
  ["120,000.5", "", 12_000_050],
  ["₹ 500.00 (Cr)", "", 50_000],
  ["500.00CR", "", 50_000],
  ["Rs. 500", "CR", 50_000],
  ["500.00 Dr", "", 0],
  ["500", "Debit", 0],
  ["-500", "", 0],
  ["(7,000.00)", "", 0],
  ["9,000.00-", "", 0],
  ["Rs. 750/-", "", 75_000],
  ["Rs.750.00/- Cr", "", 75_000],
  ["₹1,00,002.00", "", 10_000_200],
  ["500.00 C", "", 50_000],
  ["500.00 D", "", 0],
  ["500", "CREDITED", 50_000],
  ["500", "Deposit", 50_000],
  ["500", "WDL", 0],
  ["500", "WITHDRAWAL", 0],
  ["500", "DEBITED", 0],
  ["0.00", "", 0],
  ["-", "", 0],
  ["", "", 0],
  ["********", "", undefined],
  ["1,2", "", undefined],
  ["10.005", "", undefined],
])("a bank's amount %s %s is %s paise", (cell, side, paise) => {
  expect(readDepositPaise(cell, side)).toBe(paise);
});

test.each([
  ["500", "Cr", "credit"],
  ["500", "C", "credit"],
  ["500", "CREDITED", "credit"],
  ["500", "Deposit", "credit"],
  ["500", "WDL", "debit"],
  ["500 Dr", "Cr", "debit"],
  ["500", "TRF", undefined],
  ["500", "", undefined],
])("the side of %s %s is %s", (cell, side, expected) => {
  expect(readSide(cell, side)).toBe(expected);
});

test("a total that says so is one, and a payer's name is not", () => {
  for (const words of [
    "Total",
    "GRAND TOTAL:",
    "** Sub-Total **",
    "Total Credits",
    "Closing Balance",
    "B/F",
  ])
    expect(namesSums(words)).toBe(true);
  for (const words of ["Total Energies Ltd", "NEFT TOTAL", "", "Balance payment"])
    expect(namesSums(words)).toBe(false);
});

test("a number is found without its signs, and not inside a longer number", () => {
  const text = foldText("NEFT CR-HDFC0000123-A/26-27/00012-KAVERI");
  expect(hasNumber(text, "A/26-27/00012")).toBe(true);
  expect(hasNumber(text, "A/26-27/00001")).toBe(false);
  expect(hasNumber(foldText("A/26-27/000123"), "A/26-27/00012")).toBe(false);
  expect(hasNumber(foldText("CHQ 00123456 CLG"), "123456")).toBe(true);
  expect(hasNumber(foldText("9123456"), "123456")).toBe(false);
  expect(hasNumber(foldText("paid 17"), "17")).toBe(false);
});

const debt = (paperId: number, date: string, openPaise: number): OpenDebt => ({
  kind: "INVOICE",
  paperId,
  number: `A/26-27/0000${paperId}`,
  date,
  openPaise,
});
const kaveri = {
  id: 1,
  name: "Kaveri Weaves Pvt Ltd",
  nameKeys: ["kaveriweaves"],
  gstin: "29AAGCB1286Q1ZB",
  debts: [debt(1, "2026-08-01", 500), debt(2, "2026-08-02", 700), debt(3, "2026-08-03", 300)],
};
const exports = {
  id: 2,
  name: "Kaveri Weaves Exports",
  nameKeys: ["kaveriweavesexports"],
  debts: [debt(4, "2026-09-01", 900)],
};
const tea = {
  id: 3,
  name: "Tea House",
  nameKeys: ["teahouse"],
  debts: [debt(5, "2026-09-02", 900)],
};
const debtors = [kaveri, exports, tea];

test.each([
  ["NEFT KAVERI WEAVES PVT LTD", 10, 1, ["name"]],
  ["RTGS KAVERIWEAVES EXPO", 10, 2, ["name"]],
  ["IMPS 29AAGCB1286Q1ZB", 1500, 1, ["gstin", "amount"]],
  ["UPI TEA HOUSE A/26-27/00002", 10, 1, ["number"]],
  ["CASH DEP", 700, 1, ["amount"]],
  ["CASH DEP", 900, undefined, undefined],
  ["NEFT KAVERI", 10, undefined, undefined],
])("the client of %s, %s paise, is %s by %s", (narration, paise, id, by) => {
  const found = findDebtor({ paise, text: foldText(narration) }, debtors);
  expect(found?.debtor.id).toBe(id);
  expect(found?.by).toEqual(by);
});

test.each([
  ["NEFT", 600, ["1: 500", "2: 100"]],
  ["NEFT", 300, ["3: 300"]],
  ["NEFT A/26-27/00003", 400, ["3: 300", "1: 100"]],
  ["NEFT", 2000, ["1: 500", "2: 700", "3: 300"]],
])("%s with %s paise pays %s", (narration, paise, parts) => {
  const proposed = proposeParts({ paise, text: foldText(narration) }, kaveri.debts);
  expect(proposed.map((part) => `${part.debt.paperId}: ${part.amountPaise}`)).toEqual(parts);
});
