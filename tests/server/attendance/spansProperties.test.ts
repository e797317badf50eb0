import fc from "fast-check";
import { expect, test } from "vitest";
import {
  pairScans,
  type ScannedSpan,
  type ShiftOn,
  withoutShift,
  workDaysOf,
} from "../../../server/attendance/workDays/workDays";
import { plantShifts, shift, spanText, usualSettings } from "../../support/shifts";

const dayMs = 86_400_000;
const start = Date.parse("2026-11-02T00:00:00+05:30");
const days = 25;

const anyShift = fc.constantFrom(
  ...Object.values(plantShifts),
  shift("18:30-06:30", 30),
  shift("00:00-08:00"),
  shift("23:30-15:30", 60),
);

/** Makes shifts that change at regular intervals, in the order of their dates. */
const rotations = <T>(shifts: fc.Arbitrary<T>): fc.Arbitrary<(date: string) => T> =>
  fc
    .tuple(fc.integer({ min: 1, max: 7 }), fc.array(shifts, { minLength: 30, maxLength: 30 }))
    .map(([length, shiftSequence]) => (date: string) => {
      const day = Math.floor((Date.parse(`${date}T00:00:00+05:30`) - start) / dayMs) + 5;
      const found = shiftSequence[Math.max(0, Math.floor(day / length)) % shiftSequence.length];
      if (found === undefined) throw new Error("A rotation has a shift for each day");
      return found;
    });

const always = rotations(anyShift);
const sometimes = rotations(fc.option(anyShift)).map(
  (on): ShiftOn =>
    (date) =>
      on(date) ?? undefined,
);

/** Scans of the days: some at random, some at the usual times of shifts, some within a minute of others. */
const instants = fc
  .array(
    fc.oneof(
      fc.integer({ min: 0, max: days * 24 * 60 }).map((minute) => minute * 60_000),
      fc.integer({ min: 0, max: days * 4 }).map((quarter) => quarter * 6 * 3_600_000),
      fc.integer({ min: 0, max: days * 24 * 3600 }).map((second) => second * 1000),
    ),
    { maxLength: 80 },
  )
  .map((offsets) => offsets.map((offset) => new Date(start + offset)));

const pair = (scans: readonly Date[], shiftOn: ShiftOn) =>
  pairScans(scans, { shiftOn, settings: usualSettings });

const textsOf = (spans: readonly ScannedSpan[]) => spans.map(spanText);

test("with a shift, one scan more or less changes only its own work day", () => {
  fc.assert(
    fc.property(always, instants, fc.nat(), (shiftOn, scans, nth) => {
      fc.pre(scans.length > 0);
      const removedScan = scans[nth % scans.length];
      if (!removedScan) throw new Error("There is a scan");
      const removedDate = workDaysOf(shiftOn, usualSettings).at(removedScan)?.date;
      expect(removedDate).toBeDefined();
      const others = scans.filter((scan) => scan !== removedScan);
      const elsewhere = (spans: readonly ScannedSpan[]) =>
        textsOf(spans.filter(({ workDate }) => workDate !== removedDate));
      expect(elsewhere(pair(others, shiftOn))).toEqual(elsewhere(pair(scans, shiftOn)));
    }),
    { numRuns: 300 },
  );
});

test("with a shift, the scans of a work day alone give its spans", () => {
  fc.assert(
    fc.property(always, instants, (shiftOn, scans) => {
      const workDays = workDaysOf(shiftOn, usualSettings);
      const all = pair(scans, shiftOn);
      for (const date of new Set(all.map(({ workDate }) => workDate))) {
        const workDay = workDays.on(date);
        if (!workDay) throw new Error("Each date has a shift");
        const dayScans = scans.filter((scan) => workDay.from <= scan && scan < workDay.until);
        expect(textsOf(pair(dayScans, shiftOn))).toEqual(
          textsOf(all.filter(({ workDate }) => workDate === date)),
        );
      }
    }),
    { numRuns: 200 },
  );
});

test("without a shift, scans after any gap of more than 14 hours give the spans that all scans give", () => {
  fc.assert(
    fc.property(instants, (scans) => {
      const inOrder = scans.toSorted((one, other) => one.getTime() - other.getTime());
      const all = pair(scans, withoutShift);
      for (const [index, scan] of inOrder.entries()) {
        const previous = inOrder[index - 1];
        if (!previous || scan.getTime() - previous.getTime() <= usualSettings.longestSpanMs)
          continue;
        expect(textsOf(pair(inOrder.slice(index), withoutShift))).toEqual(
          textsOf(all.filter(({ checkIn }) => checkIn >= scan)),
        );
      }
    }),
  );
});

test("every instant is in one work day at most, and the work days of all dates follow each other", () => {
  fc.assert(
    fc.property(always, fc.integer({ min: 0, max: days * 24 * 60 }), (shiftOn, minute) => {
      const at = new Date(start + minute * 60_000);
      const workDays = workDaysOf(shiftOn, usualSettings);
      const found = workDays.at(at);
      if (!found) throw new Error("Each date has a shift");
      expect(found.from <= at && at < found.until).toBe(true);
      // The last instant before `until` belongs to this work day. The instant `until` belongs to the next one.
      const next = workDays.at(found.until);
      expect(next?.from).toEqual(found.until);
      expect(workDays.at(new Date(found.until.getTime() - 1))).toBe(found);
      // The shift starts in its own work day, at most the lead after its border.
      expect(found.shiftStart >= found.from && found.shiftStart < found.until).toBe(true);
      const lead = found.shiftStart.getTime() - found.from.getTime();
      expect(lead).toBeLessThanOrEqual(usualSettings.leadMs);
    }),
    { numRuns: 300 },
  );
});

test("spans never overlap, and never cross the border of a work day, with shifts on some dates only", () => {
  fc.assert(
    fc.property(sometimes, instants, (shiftOn, scans) => {
      const workDays = workDaysOf(shiftOn, usualSettings);
      let last = 0;
      for (const { checkIn, checkOut = checkIn, workDay, workDate } of pair(scans, shiftOn)) {
        expect(checkIn.getTime()).toBeGreaterThan(last);
        last = checkOut.getTime();
        expect(workDays.at(checkIn)?.date).toBe(workDay?.date);
        expect(workDays.at(checkOut)?.date).toBe(workDay?.date);
        if (workDay) expect(workDate).toBe(workDay.date);
      }
    }),
    { numRuns: 300 },
  );
});
