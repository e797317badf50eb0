import fc from "fast-check";
import { expect, test } from "vitest";
import { dateAfter } from "../../../domain/indiaTime";
import {
  ageColumnOf,
  ageOpenItems,
  freeCreditPaise,
  lateInterestPaise,
  outstandingPaise,
  proposeAllocations,
} from "../../../domain/receivables/account";

const rupees = (amount: number) => amount * 100;
const today = "2026-10-31";
const first = { date: "2026-08-01", openPaise: rupees(43_450) };
const second = { date: "2026-08-20", openPaise: rupees(120_000) };
const third = { date: "2026-09-25", openPaise: rupees(80_000) };
const debts = [third, first, second];
const items = [
  ...debts.map((debt) => ({ ...debt, dueDate: dateAfter(debt.date, 30) })),
  { dueDate: "2026-10-20", openPaise: rupees(-60_000) },
];

test("the worked example has its figures in six columns, which add up to the outstanding amount", () => {
  const ageing = ageOpenItems(items, today);
  expect(ageing).toEqual({
    notDue: 0,
    upTo30: rupees(80_000),
    upTo60: rupees(120_000),
    upTo90: rupees(43_450),
    over90: 0,
    onAccount: rupees(-60_000),
  });
  expect(outstandingPaise(ageing)).toBe(rupees(183_450));
});

test("an amount changes its column after the due date, and after 30, 60 and 90 days", () => {
  const columns = [0, 1, 30, 31, 60, 61, 90, 91].map((days) =>
    ageColumnOf(today, dateAfter(today, days)),
  );
  expect(columns).toEqual([
    ...["notDue", "upTo30", "upTo30", "upTo60", "upTo60", "upTo90", "upTo90", "over90"],
  ]);
});

test("an amount is allocated to the oldest invoices first", () => {
  expect(proposeAllocations(rupees(60_000), debts)).toEqual([
    { debt: first, amountPaise: rupees(43_450) },
    { debt: second, amountPaise: rupees(16_550) },
  ]);
  const left = debts.map((debt) => {
    const part = proposeAllocations(rupees(60_000), debts).find((one) => one.debt === debt);
    return debt.openPaise - (part?.amountPaise ?? 0);
  });
  expect(left).toEqual([rupees(80_000), 0, rupees(103_450)]);
});

test("a proposal allocates at most the amount, and at most what is open", () => {
  fc.assert(
    fc.property(
      fc.nat(1e6),
      fc.array(fc.record({ date: fc.constantFrom("2026-01-01", today), openPaise: fc.nat(1e5) })),
      (amount, open) => {
        const parts = proposeAllocations(amount, open);
        const all = open.reduce((sum, { openPaise }) => sum + openPaise, 0);
        const allocated = parts.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
        expect(allocated).toBe(Math.min(amount, all));
        for (const { debt, amountPaise } of parts)
          expect(amountPaise).toBeLessThanOrEqual(debt.openPaise);
      },
    ),
  );
});

test("free credit counts undelivered orders, unless the setting leaves them out", () => {
  const figures = {
    limitPaise: rupees(300_000),
    outstandingPaise: rupees(183_450),
    undeliveredPaise: rupees(90_000),
  };
  expect(freeCreditPaise({ ...figures, countsOrders: true })).toBe(rupees(26_550));
  expect(freeCreditPaise({ ...figures, countsOrders: false })).toBe(rupees(116_550));
});

const rates = [{ validFrom: "2025-12-05", percent: 5.5 }];
const interest = (amount: number, until = today) =>
  lateInterestPaise({ amountPaise: rupees(amount), dueDate: "2026-08-31", until }, rates);

test("interest is three times the bank rate with monthly rests", () => {
  expect(interest(43_450)).toBe(120_309);
  expect(interest(93_450)).toBe(258_754);
  expect(interest(43_450, "2026-09-29")).toBe(0);
  expect(interest(43_450, "2026-08-01")).toBe(0);
});

test("a month has the bank rate of its first day, and no interest is shown without a rate", () => {
  const late = { amountPaise: rupees(100_000), dueDate: "2026-08-31", until: today };
  const changed = [...rates, { validFrom: "2026-09-15", percent: 6 }];
  expect(lateInterestPaise(late, changed)).toBe(Math.round(10_000_000 * (1.01375 * 1.015 - 1)));
  expect(lateInterestPaise(late, [{ validFrom: "2026-09-15", percent: 6 }])).toBeUndefined();
});
