import { expect, test } from "vitest";
import {
  type Debt,
  errorsOfParts,
  partName,
  proposedParts,
  readReceipt,
} from "../../../src/admin/receivables/receiptForm";

const debt = (paperId: number, date: string, open: number): Debt => ({
  kind: "INVOICE",
  paperId,
  number: `A/${paperId}`,
  date,
  dueDate: date,
  open,
});
const debts = [debt(1, "2026-08-01", 43_450), debt(2, "2026-08-20", 120_000)];
const draft = { date: "2026-10-31", mode: "BANK", amount: "50,000", tds: "500" };

test("the typed amount with its deductions is proposed for the oldest invoices", () => {
  expect(proposedParts(draft, debts)).toEqual({ partINVOICE1: "43450", partINVOICE2: "7050" });
  expect(proposedParts({ ...draft, amount: "" }, debts)).toEqual({
    partINVOICE1: "500",
    partINVOICE2: "",
  });
});

test("the invoice from which the form was opened is paid first", () => {
  expect(proposedParts(draft, debts, 2)).toEqual({ partINVOICE1: "", partINVOICE2: "50500" });
});

test("a form is read with the filled-in parts, and an error is shown at its part", () => {
  const typed = { ...draft, partINVOICE2: "1000" };
  expect(readReceipt(typed, debts, 7)).toMatchObject({
    ok: true,
    value: {
      clientId: 7,
      amount: 50_000,
      tds: 500,
      other: 0,
      allocations: [{ kind: "INVOICE", paperId: 2, amount: 1000 }],
    },
  });
  const wrong = readReceipt({ ...typed, partINVOICE2: "-5" }, debts, 7);
  expect(wrong).toMatchObject({ ok: false, errors: { partINVOICE2: expect.any(String) } });
  const errors = { "allocations.0.amount": "₹1,001 …", allocations: "Above", date: "Future" };
  const [, second] = debts;
  expect(errorsOfParts(errors, typed, debts)).toEqual({
    [second ? partName(second) : ""]: "₹1,001 …",
    amount: "Above",
    date: "Future",
  });
});
