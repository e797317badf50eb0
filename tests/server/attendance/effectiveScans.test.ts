import fc from "fast-check";
import { expect, test } from "vitest";
import { effectiveScans, type ScanCorrection } from "../../../server/attendance/effectiveScans";
import { pairScans, withoutShift } from "../../../server/attendance/workDays/workDays";
import { usualSettings } from "../../support/shifts";

const at = (time: string) => new Date(`2026-11-02T${time}:00+05:30`);
const punches = [
  { at: at("08:30"), ref: "1" },
  { at: at("17:30"), ref: "2" },
];
const add = (time: string, id: number): ScanCorrection => ({
  action: "ADD",
  at: at(time),
  ref: `C${id}`,
});
const takeOut = (time: string, id: number): ScanCorrection => ({
  action: "VOID",
  at: at(time),
  ref: `C${id}`,
});

test("added scans count, and removed ones do not", () => {
  expect(effectiveScans(punches, [add("13:00", 1), takeOut("17:30", 2)])).toEqual([
    { at: at("08:30"), ref: "1" },
    { at: at("13:00"), ref: "C1" },
  ]);
});

test("of two corrections of one instant the later one counts", () => {
  expect(effectiveScans(punches, [add("13:00", 1), takeOut("13:00", 2)])).toEqual(punches);
  expect(effectiveScans(punches, [takeOut("17:30", 1), add("17:30", 2)])).toEqual(punches);
});

test("a scan that is added where one is counts once", () => {
  expect(effectiveScans(punches, [add("08:30", 1), add("08:30", 2)])).toEqual(punches);
});

const minute = fc.integer({ min: 0, max: 5 * 24 * 60 }).map((n) => new Date(n * 60_000));
const randomPunches = fc.array(minute, { maxLength: 30 });
const randomCorrections = fc.array(
  fc.record({ at: minute, action: fc.constantFrom("ADD" as const, "VOID" as const) }),
  { maxLength: 15 },
);

test("with any scans and corrections each effective one is in at most one span, and no spans overlap", () => {
  fc.assert(
    fc.property(randomPunches, randomCorrections, fc.nat(3), (came, corrected, voids) => {
      // Some of the removed scans exist.
      const aimed = came.slice(0, voids).map((at) => ({ at, action: "VOID" as const }));
      const corrections = [...corrected, ...aimed].map((one, index) => ({
        ...one,
        ref: `C${index}`,
      }));
      const scans = effectiveScans(
        came.map((at, index) => ({ at, ref: String(index) })),
        corrections,
      );
      const instants = scans.map(({ at }) => at.getTime());
      for (const instant of new Set([...came, ...corrections.map(({ at }) => at)].map(Number))) {
        const last = corrections.findLast((one) => one.at.getTime() === instant);
        const isEffective = last ? last.action === "ADD" : true;
        expect(instants.includes(instant)).toBe(isEffective);
      }

      const spans = pairScans(
        scans.map((scan) => scan.at),
        { shiftOn: withoutShift, settings: usualSettings },
      );
      const ends = spans.flatMap(({ checkIn, checkOut }) =>
        [checkIn, ...(checkOut ? [checkOut] : [])].map((end) => end.getTime()),
      );
      expect(ends).toEqual([...new Set(ends)].toSorted((one, other) => one - other));
      expect(ends.every((end) => instants.includes(end))).toBe(true);
      for (const { checkIn, checkOut = checkIn } of spans) {
        expect(checkOut.getTime() - checkIn.getTime()).toBeLessThanOrEqual(
          usualSettings.longestSpanMs,
        );
      }
    }),
  );
});
