import fc from "fast-check";
import { expect, test } from "vitest";
import { computePay } from "../../../server/pay/computePay";
import { formulasInEnglish } from "../../support/inEnglish";
import { payOf, usualTerms } from "../../support/workedMonth";

/** Computes the rupees of a printed formula with its figures alone. */
function rupeesOf(formula: string): number {
  const [calculation = ""] = formula.split(", as ");
  const figures = calculation
    .replace(/,(?=\d)/g, "")
    .replace(/(?:(\d+) h)? ?(?:(\d+) min)?(?= ×)/, (text, hours, minutes) =>
      text.trim() === "" ? text : String(Number(hours ?? 0) + Number(minutes ?? 0) / 60),
    )
    .replace(/₹| days?/g, "")
    .replace(/(\d) % of/g, "$1 ÷ 100 ×")
    .match(/[\d.]+|[×÷+()]/g);
  let at = 0;
  const next = () => figures?.[at++] ?? "";
  const factor = (): number => {
    const figure = next();
    if (figure !== "(") return Number(figure);
    const inner = sum();
    next();
    return inner;
  };
  const product = (): number => {
    let value = factor();
    while (figures?.[at] === "×" || figures?.[at] === "÷") {
      value = next() === "×" ? value * factor() : value / factor();
    }
    return value;
  };
  function sum(): number {
    let value = product();
    while (figures?.[at] === "+") {
      next();
      value += product();
    }
    return value;
  }
  return sum();
}

const day = fc.record({
  share: fc.constantFrom(0, 0.5, 1),
  overtimeMinutes: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 960 })),
  weekOvertimeMinutes: fc.constantFrom(0, 0, 0, 466),
});
const days = fc
  .array(day, { maxLength: 31 })
  .map((all) =>
    all.map((one, index) => ({ ...one, date: `2026-10-${String(index + 1).padStart(2, "0")}` })),
  );
const terms = fc
  .record({
    monthlyBasePaise: fc.integer({ min: 1, max: 10_000_000 }),
    workingDays: fc.constantFrom(22, 24.5, 26, 26.0875, 30),
    otMultiplierFactor: fc.constantFrom(1, 1.5, 2),
  })
  .chain((first) =>
    fc.constantFrom(
      [{ ...first, validFrom: "2026-01-01" }],
      [
        { ...first, validFrom: "2026-01-01" },
        { ...first, validFrom: "2026-10-12", workingDays: 23 },
        { ...first, validFrom: "2026-10-20", monthlyBasePaise: 2_345_678 },
      ],
    ),
  );
const rates = [
  {
    kind: "STATE_INSURANCE",
    validFrom: "2020-01-01",
    wageBase: "GROSS",
    wagesFrom: 0,
    percent: 0.735,
    isActive: true,
  },
] as const;

test("the printed formula of each line gives its amount to the paisa", () => {
  fc.assert(
    fc.property(days, terms, (worked, personTerms) => {
      const month = {
        month: "2026-10",
        pieces: [],
        additions: [],
        arrears: [],
        advances: [],
        deductions: [],
      };
      const { lines } = computePay({ ...month, days: worked, terms: personTerms, rates });
      for (const { formula, paise } of formulasInEnglish(lines)) {
        expect(Math.abs(rupeesOf(formula) * 100 - Math.abs(paise)), formula).toBeLessThan(0.500001);
      }
    }),
    { numRuns: 300 },
  );
});

const days28 = ["1-28 09:00-17:00"];
const formulasOf = (month: Parameters<typeof payOf>[0]) =>
  formulasInEnglish(payOf({ calendar: { weeklyOffs: [] }, ...month }).lines).map(
    ({ kind, formula }) => [kind, formula],
  );

test("a month that earns more than its base shows its divisor, with whole figures", () => {
  expect(formulasOf({ month: "2026-02", shifts: days28 })[0]).toEqual([
    "EARNED",
    "28 days × ₹26,000.00 ÷ 26 ÷ (28 ÷ 26), as a month earns its base at most",
  ]);
  const later = { ...usualTerms, validFrom: "2026-02-15", workingDays: 24 };
  const both = formulasOf({ month: "2026-02", shifts: days28, terms: [usualTerms, later] });
  expect(both.slice(0, 2).map(([, formula]) => formula)).toEqual([
    "14 days × ₹26,000.00 ÷ 26 ÷ (14 ÷ 26 + 14 ÷ 24), as a month earns its base at most",
    "14 days × ₹26,000.00 ÷ 24 ÷ (14 ÷ 26 + 14 ÷ 24), as a month earns its base at most",
  ]);
  expect(formulasOf({ month: "2026-02", shifts: ["1-26 09:00-17:00"] })[0]?.[1]).toBe(
    "26 days × ₹26,000.00 ÷ 26",
  );
});

test("the wages above the ceiling are shown, and at the ceiling nothing is", () => {
  const fund = { ...rates[0], kind: "PROVIDENT_FUND", percent: 12, wageCeiling: 15_000 } as const;
  const formulaAt = (monthlyBasePaise: number) =>
    formulasOf({
      month: "2026-02",
      shifts: ["1-26 09:00-17:00"],
      calendar: {},
      terms: [{ ...usualTerms, monthlyBasePaise, workingDays: 22 }],
      rates: [{ ...fund, wageBase: "EARNED" }],
    }).at(-1)?.[1];
  expect(formulaAt(1_500_000)).toBe("12 % of ₹15,000.00");
  expect(formulaAt(1_500_001)).toBe("12 % of ₹15,000.00, the most that counts of ₹15,000.01");
});

test("an amount that half the wages do not cover shows the deductions before it", () => {
  const advance = { id: 1, reason: "Fees", instalmentPaise: 80_000, carriedOverPaise: 0 };
  const pay = payOf({
    shifts: ["1-2 09:00-17:00"],
    advances: [
      { ...advance, restPaise: 60_000 },
      { ...advance, id: 2, restPaise: 200_000 },
    ],
  });
  expect(
    formulasInEnglish(pay.lines)
      .slice(1)
      .map(({ paise, formula }) => [paise, formula]),
  ).toEqual([
    [-60_000, "Instalment of ₹800.00, but only ₹600.00 is left"],
    [
      -40_000,
      "Instalment of ₹800.00, ₹2,000.00 left before it; at most half of ₹2,000.00 is deducted, of which ₹600.00 is deducted before",
    ],
  ]);
});

test("an instalment shows the rest of the advance, whether it is the whole rest or less", () => {
  const formulaAt = (restPaise: number) =>
    formulasOf({
      month: "2026-02",
      shifts: days28,
      advances: [
        { id: 1, reason: "Fees", instalmentPaise: 80_000, carriedOverPaise: 0, restPaise },
      ],
    }).at(-1)?.[1];
  expect(formulaAt(80_001)).toBe("Instalment of ₹800.00, ₹800.01 left before it");
  expect(formulaAt(80_000)).toBe("Instalment of ₹800.00, ₹800.00 left before it");
  expect(formulaAt(79_999)).toBe("Instalment of ₹800.00, but only ₹799.99 is left");
});

test("if half the wages do not cover the first deduction, none is shown before it", () => {
  const pay = payOf({
    shifts: ["1-2 09:00-17:00"],
    deductions: [{ id: 1, reason: "Badge", paise: 100_001 }],
  });
  expect(formulasInEnglish(pay.lines).at(-1)?.formula).toBe(
    "₹1,000.01; at most half of ₹2,000.00 is deducted",
  );
});

test("a statutory amount on all wages shows no lower limit of wages", () => {
  const tax = { ...rates[0], kind: "PROFESSIONAL_TAX", percent: undefined, amount: 200 } as const;
  const formulaFrom = (wagesFrom: number) =>
    formulasOf({ month: "2026-03", shifts: days28, rates: [{ ...tax, wagesFrom }] }).at(-1)?.[1];
  expect(formulaFrom(0)).toBe("₹200.00");
  expect(formulaFrom(0.01)).toBe("₹200.00 from wages of ₹0.01 on");
});
