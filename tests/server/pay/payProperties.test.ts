import fc from "fast-check";
import { expect, test } from "vitest";
import { statutoryKinds } from "../../../contract/statutoryRates";
import type { Message } from "../../../domain/messages/say";
import { computePay, type Pay } from "../../../server/pay/computePay";
import { type Owed, owedAfter } from "../../../server/pay/deductions";
import { toDocumentLine } from "../../../server/pay/payslipDocument";
import { payOf, usualTerms } from "../../support/workedMonth";

const paise = fc.integer({ min: 1, max: 5_000_000 });

const day = fc.record({
  share: fc.constantFrom(0, 0.5, 1),
  overtimeMinutes: fc.integer({ min: 0, max: 960 }),
  weekOvertimeMinutes: fc.constantFrom(0, 0, 0, 466),
});

const days = fc
  .array(day, { maxLength: 30 })
  .map((all) =>
    all.map((one, index) => ({ ...one, date: `2026-09-${String(index + 1).padStart(2, "0")}` })),
  );

const terms = fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { maxLength: 3 }).chain((dates) =>
  fc.tuple(
    ...dates
      .toSorted((one, other) => one - other)
      .map((date) =>
        fc.record({
          validFrom: fc.constant(`2026-09-${String(date).padStart(2, "0")}`),
          monthlyBasePaise: fc.integer({ min: 1, max: 10_000_000 }),
          workingDays: fc.constantFrom(22, 24.5, 26, 30),
          otMultiplierFactor: fc.constantFrom(1, 1.5, 2),
        }),
      ),
  ),
);

const rate = fc.record({
  kind: fc.constantFrom(...statutoryKinds),
  validFrom: fc.constantFrom("2020-01-01", "2026-09-17", "2026-10-01"),
  wageBase: fc.constantFrom("EARNED" as const, "GROSS" as const, "CODE" as const),
  wagesFrom: fc.constantFrom(0, 5_000),
  percent: fc.constantFrom(0.75, 12, 100, undefined),
  amount: fc.constant(200),
  isActive: fc.boolean(),
});

const adjustment = fc.record({ id: paise, reason: fc.constant("A reason"), paise });
const advance = fc.record({
  id: paise,
  reason: fc.constant("A reason"),
  instalmentPaise: paise,
  restPaise: paise,
  carriedOverPaise: fc.integer({ min: 0, max: 100_000 }),
});
const arrears = fc.record({
  month: fc.constant("2026-08"),
  paise: fc.oneof(
    paise,
    paise.map((less) => -less),
  ),
  formula: fc.constant({ code: "as worked out anew" }),
  origins: fc.constant("A scan was added").map((code): Message[] => [{ code }]),
});

const inputs = fc.record({
  month: fc.constant("2026-09"),
  days,
  terms,
  rates: fc.array(rate, { maxLength: 3 }),
  pieces: fc.constant([]),
  additions: fc.array(adjustment, { maxLength: 2 }),
  arrears: fc.array(arrears, { maxLength: 2 }),
  advances: fc.array(advance, { maxLength: 2 }),
  deductions: fc.array(adjustment, { maxLength: 2 }),
});

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

test("in any month the lines sum to the total exactly, in whole paise, inside and as shown", () => {
  fc.assert(
    fc.property(inputs, (month) => {
      const { lines, grossPaise, deductionsPaise, netPaise } = computePay(month);
      expect(lines.every((line) => Number.isSafeInteger(line.paise))).toBe(true);
      expect(sum(lines.map((line) => line.paise))).toBe(netPaise);
      expect(grossPaise - deductionsPaise).toBe(netPaise);
      const shown = lines.map((line) => Math.round(toDocumentLine(line).amount * 100));
      expect(sum(shown)).toBe(netPaise);
    }),
  );
});

test("in any month at most half the wages are deducted, and the rest is carried over", () => {
  fc.assert(
    fc.property(inputs, (month) => {
      const { lines, grossPaise, deductionsPaise } = computePay(month);
      expect(deductionsPaise).toBeGreaterThanOrEqual(0);
      expect(deductionsPaise * 2).toBeLessThanOrEqual(grossPaise);
      const claimedPaise = (kind: string) =>
        sum(
          lines
            .filter((line) => line.kind === kind && line.paise <= 0)
            .map((line) => (line.carriedOverPaise ?? 0) - line.paise),
        );
      expect(claimedPaise("DEDUCTION")).toBe(sum(month.deductions.map((one) => one.paise)));
      expect(claimedPaise("ARREARS")).toBe(
        sum(month.arrears.map((one) => Math.max(0, -one.paise))),
      );
    }),
  );
});

test("any days earn at most the base, with any terms", () => {
  fc.assert(
    fc.property(inputs, (month) => {
      const earned = computePay(month).lines.filter(({ kind }) => kind === "EARNED");
      const most = Math.max(0, ...month.terms.map((one) => one.monthlyBasePaise));
      // Each line is rounded once.
      expect(sum(earned.map((line) => line.paise))).toBeLessThanOrEqual(most + earned.length);
    }),
  );
});

test("months in turn take back an advance and a deduction to the paisa, and nothing more", () => {
  const worked = fc.array(fc.integer({ min: 0, max: 26 }), { minLength: 12, maxLength: 12 });
  const given = fc.record({ amount: paise, instalment: paise, deducted: paise });
  fc.assert(
    fc.property(worked, given, (months, { amount, instalment, deducted }) => {
      const fromMonth = { reason: "A reason", firstMonth: "2026-01" };
      let owed: Owed = {
        advances: [
          {
            ...fromMonth,
            id: 1,
            restPaise: amount,
            instalmentPaise: Math.min(amount, instalment),
            carriedOverPaise: 0,
          },
        ],
        deductions: [{ ...fromMonth, id: 1, paise: deducted }],
        carried: [],
      };
      const pays = months.map((count): Pay => {
        const shifts = count === 0 ? [] : [`1-${count} 22:00-06:00`];
        const pay = payOf({ calendar: { weeklyOffs: [] }, shifts, terms: [usualTerms], ...owed });
        owed = owedAfter(owed, pay.lines);
        return pay;
      });
      const recoveredPaise = (kind: string) =>
        -sum(
          pays
            .flatMap(({ lines }) => lines.filter((line) => line.kind === kind))
            .map((line) => line.paise),
        );
      const left = sum(owed.advances.map(({ restPaise }) => restPaise));
      expect(recoveredPaise("ADVANCE") + left).toBe(amount);
      expect(recoveredPaise("DEDUCTION") + sum(owed.deductions.map((one) => one.paise))).toBe(
        deducted,
      );
    }),
    { numRuns: 40 },
  );
});
