import fc from "fast-check";
import { expect, test } from "vitest";
import { defaultCalendar, prepareDaysOff } from "../../../server/calendar/readCalendar";
import { demoHolidays, demoLeaves, demoWeeklyOffs } from "../../../server/demo/demoCalendar";
import { demoContacts } from "../../../server/demo/demoClients";
import { demoPunches } from "../../../server/demo/demoCorrections";
import { demoEmployees, demoShiftOf } from "../../../server/demo/demoEmployees";
import { demoOrders } from "../../../server/demo/demoOrders";
import { demoReels } from "../../../server/demo/demoReels";
import { demoSpecifications } from "../../../server/demo/demoSpecifications";
import {
  firstPlant,
  plantAfter,
  recentWorkingTime,
  seededRandom,
  workingTime,
} from "../../../server/demo/plantHistory";

const day = 86_400_000;
const instants = fc.integer({ min: Date.parse("2016-01-01"), max: Date.parse("2027-01-01") });

/** Returns the hour of the day and the day of the week (0 is Sunday) on India's clock. */
function indiaClock(instant: number) {
  const local = new Date(instant + 5.5 * 3_600_000);
  return { hour: local.getUTCHours() + local.getUTCMinutes() / 60, weekday: local.getUTCDay() };
}

test("a working time is between nine and six on a working day, and not after now", () => {
  fc.assert(
    fc.property(instants, instants, (instant, now) => {
      const time = workingTime(instant, now);
      const { hour, weekday } = indiaClock(time);
      expect(hour).toBeGreaterThanOrEqual(9);
      expect(hour).toBeLessThanOrEqual(18);
      expect(weekday).not.toBe(0);
      expect(time).toBeLessThanOrEqual(now);
    }),
  );
});

test("working times keep the order of their instants", () => {
  fc.assert(
    fc.property(instants, instants, instants, (one, other, now) => {
      const [earlier, later] = [Math.min(one, other), Math.max(one, other)];
      expect(workingTime(earlier, now)).toBeLessThanOrEqual(workingTime(later, now));
    }),
  );
});

test("at any hour there is a working time in the day before", () => {
  fc.assert(
    fc.property(instants, fc.double({ min: 0, max: 1, noNaN: true }), (now, share) => {
      const time = recentWorkingTime(now, share);
      const { hour } = indiaClock(time);
      expect(hour).toBeGreaterThanOrEqual(9);
      expect(hour).toBeLessThanOrEqual(18);
      expect(time).toBeLessThanOrEqual(now);
      expect(time).toBeGreaterThan(now - day);
    }),
  );
});

const starts = {
  "a Saturday at noon": "2026-11-21T12:00:00+05:30",
  "a Sunday night": "2026-11-22T02:10:00+05:30",
  "a Monday before work": "2026-11-23T06:00:00+05:30",
  "twelve to midnight": "2026-11-24T23:48:00+05:30",
};

test.each(Object.entries(starts))(
  "started on %s, only the night shift was there at night",
  (_, start) => {
    const now = Date.parse(start);
    for (const size of [firstPlant, plantAfter(12)]) {
      const chance = seededRandom(7);
      const orders = demoOrders(chance, now, size);
      const specifications = demoSpecifications(new Date(now)).ofClients;
      const people = demoEmployees(chance, now, size);
      const { reels, usages } = demoReels(chance, now, size, orders, specifications);
      const office = [
        ...orders.flatMap(({ createdAt, updatedAt, shippedAt }) => [
          createdAt,
          updatedAt,
          shippedAt,
        ]),
        ...reels.map(({ createdAt }) => createdAt),
        ...usages.flatMap(({ startedAt, endedAt }) => [startedAt, endedAt]),
        ...people.flatMap(({ joinedAt, deactivatedAt }) => [joinedAt, deactivatedAt]),
        ...demoContacts(chance, now, size).map(({ createdAt }) => createdAt),
      ];
      const holidays = demoHolidays(now, size.scannedDays);
      const dayOff = prepareDaysOff({
        ...defaultCalendar,
        weeklyOffs: [...demoWeeklyOffs],
        holidays,
      });
      const punches = demoPunches(chance, now, people, size, { dayOff, leaves: demoLeaves(now) });
      const within = (times: readonly (Date | null | undefined)[], from: number, to: number) =>
        times.filter((time) => {
          if (!time) return false;
          const { hour } = indiaClock(time.getTime());
          return hour < from || hour > to || time.getTime() > now;
        });
      expect(within(office, 9, 18)).toEqual([]);
      expect(punches.every(({ punchedAt }) => punchedAt.getTime() <= now)).toBe(true);
      // From 75 minutes before the start of the person's shift to 13 hours after it.
      const sinceStart = punches.map(({ employeeId, punchedAt }) => {
        const shift = demoShiftOf(employeeId, people[employeeId - 1]?.unit ?? "");
        return (indiaClock(punchedAt.getTime()).hour - shift.startsAt / 60 + 25.25) % 24;
      });
      expect(sinceStart.filter((hours) => hours > 14.25)).toEqual([]);
      expect(sinceStart).not.toEqual([]);
      expect(orders).toHaveLength(size.orders);
      expect(reels).toHaveLength(size.reels);
    }
  },
);
