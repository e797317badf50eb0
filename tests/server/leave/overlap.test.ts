import { expect, test } from "vitest";
import { findLeaveOverlap, type LeaveOfPerson } from "../../../server/leave/overlap";

const leave = (changes: Partial<LeaveOfPerson> = {}): LeaveOfPerson => ({
  kind: "CASUAL",
  firstDate: "2026-11-10",
  lastDate: "2026-11-10",
  isHalfDay: true,
  ...changes,
});

const codeOf = (asked: LeaveOfPerson, others: readonly LeaveOfPerson[]) =>
  findLeaveOverlap(asked, others)?.code;

test("two half days of two kinds on one date are two leaves", () => {
  expect(codeOf(leave(), [leave({ kind: "SICK" })])).toBeUndefined();
  expect(codeOf(leave({ kind: "UNPAID" }), [leave({ kind: "PAID" })])).toBeUndefined();
});

test("two half days of one kind are refused, because they are a whole day of it", () => {
  expect(findLeaveOverlap(leave(), [leave()])).toMatchObject({
    code: "leave.sameHalf",
    values: { from: { date: "2026-11-10" }, to: { date: "2026-11-10" } },
  });
});

test("a date has at most one whole day of leave", () => {
  const whole = leave({ kind: "SICK", isHalfDay: false });
  expect(codeOf(leave(), [whole])).toBe("leave.overlap");
  expect(codeOf(leave({ isHalfDay: false }), [leave({ kind: "SICK" })])).toBe("leave.overlap");
  const halves = [leave({ kind: "SICK" }), leave({ kind: "EARNED" })];
  expect(codeOf(leave(), halves)).toBe("leave.overlap");
  // The half days are on two different dates.
  const apart = [
    leave({ kind: "SICK" }),
    leave({ kind: "EARNED", firstDate: "2026-11-11", lastDate: "2026-11-11" }),
  ];
  expect(codeOf(leave({ lastDate: "2026-11-11" }), apart)).toBeUndefined();
});

test("leaves of other dates change nothing", () => {
  const before = leave({ firstDate: "2026-11-02", lastDate: "2026-11-09" });
  expect(codeOf(leave({ isHalfDay: false }), [before])).toBeUndefined();
});
