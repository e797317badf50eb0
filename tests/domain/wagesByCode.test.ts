import fc from "fast-check";
import { expect, test } from "vitest";
import {
  computeWagesByCode,
  type Remuneration,
  sideOfWageKind,
  type WageKind,
} from "../../domain/wagesByCode";

const counted = (rupees: number): Remuneration => ({ side: "COUNTS", paise: rupees * 100 });
const of = (kind: WageKind, rupees: number): Remuneration => ({
  side: sideOfWageKind[kind],
  paise: rupees * 100,
});
const wagesOf = (...items: Remuneration[]) => computeWagesByCode(items).wagesPaise / 100;

test("of base 10,000 and house rent 14,000 the 2,000 beyond half count: wages of 12,000", () => {
  expect(computeWagesByCode([counted(10_000), of("HOUSE_RENT", 14_000)])).toEqual({
    wagesPaise: 1_200_000,
    excessPaise: 200_000,
    allPaise: 2_400_000,
  });
});

test("exceptions of 11,800 beside a base of 20,500 are less than half, and none of them counts", () => {
  const overtime: Remuneration = { side: "EXCEPTED", paise: 100_000 };
  expect(
    wagesOf(
      counted(20_500),
      of("HOUSE_RENT", 3_000),
      of("CONVEYANCE", 1_000),
      overtime,
      of("COMMISSION", 5_000),
      of("EMPLOYER_CONTRIBUTION", 1_800),
    ),
  ).toBe(20_500);
});

test("dearness and retaining allowance count, and encashed leave is on no side", () => {
  expect(wagesOf(counted(10_000), of("DEARNESS", 2_000), of("RETAINING", 500))).toBe(12_500);
  expect(wagesOf(counted(10_000), of("LEAVE_ENCASHMENT", 50_000))).toBe(10_000);
  expect(wagesOf(counted(10_000), of("HOUSE_RENT", 14_000), of("RETRENCHMENT", 9_000))).toBe(
    12_000,
  );
});

test("wages are the counted part or half of all, whichever is more", () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.nat(10_000_000), (countedPaise, exceptedPaise) => {
      const { wagesPaise } = computeWagesByCode([
        { side: "COUNTS", paise: countedPaise },
        { side: "EXCEPTED", paise: exceptedPaise },
      ]);
      expect(wagesPaise).toBe(
        Math.max(countedPaise, Math.ceil((countedPaise + exceptedPaise) / 2)),
      );
    }),
  );
});
