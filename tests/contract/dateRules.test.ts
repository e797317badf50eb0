import { expect, test } from "vitest";
import type * as z from "zod/mini";
import { validate } from "../../contract/errors";
import { EmploymentEntry, RotationEntry, ShiftCreation } from "../../contract/shifts";
import { StatutoryRateCreation } from "../../contract/statutoryRates";

/** Returns the message of each field that is refused. */
function refusals(schema: z.ZodMiniType, body: object) {
  const read = validate(schema, body);
  return read.ok ? {} : read.errors;
}

const shift = (startsAt: string, endsAt: string, unpaidBreakMinutes = 0) =>
  refusals(ShiftCreation, { unit: "A", name: "A", startsAt, endsAt, unpaidBreakMinutes });

test("a shift is of a minute to 16 hours", () => {
  const endsAt = "A shift is longer than 0 and at most 16 hours";
  expect(shift("06:00", "06:00")).toEqual({ endsAt });
  expect(shift("06:00", "06:01")).toEqual({});
  expect(shift("06:00", "22:00")).toEqual({});
  expect(shift("06:00", "22:01")).toEqual({ endsAt });
  expect(shift("22:00", "14:00")).toEqual({});
  expect(shift("22:00", "14:01")).toEqual({ endsAt });
});

test("a break is a minute shorter than its shift at least", () => {
  expect(shift("06:00", "14:00", 479)).toEqual({});
  expect(shift("06:00", "14:00", 480)).toEqual({
    unpaidBreakMinutes: "The break must be shorter than the shift",
  });
});

test("an employment and a rotation are of one day at least", () => {
  const employment = { employeeId: 1, joinedOn: "2026-09-10" };
  expect(refusals(EmploymentEntry, { ...employment, leftOn: "2026-09-10" })).toEqual({});
  expect(refusals(EmploymentEntry, { ...employment, leftOn: "2026-09-09" })).toEqual({
    leftOn: "Must not be before the joining date",
  });
  const rotation = { firstDate: "2026-09-10", people: [{ employeeId: 1, shiftId: 1 }] };
  expect(refusals(RotationEntry, { ...rotation, lastDate: "2026-09-10" })).toEqual({});
  expect(refusals(RotationEntry, { ...rotation, lastDate: "2026-09-09" })).toEqual({
    lastDate: "Must not be before the first day",
  });
});

test("a statutory rate is of one day at least, and of wages of one amount at least", () => {
  const rate = {
    kind: "STATE_INSURANCE",
    wageBase: "GROSS",
    percent: 0.75,
    validFrom: "2026-09-17",
    wagesFrom: 21_000,
  };
  const edges = { validTo: "2026-09-17", wagesUpTo: 21_000 };
  expect(refusals(StatutoryRateCreation, { ...rate, ...edges })).toEqual({});
  expect(refusals(StatutoryRateCreation, { ...rate, validTo: "2026-09-16" })).toEqual({
    validTo: "Must not be before the first day",
  });
  expect(refusals(StatutoryRateCreation, { ...rate, wagesUpTo: 20_999.99 })).toEqual({
    wagesUpTo: "Must not be less than the wages from which it is taken",
  });
});
