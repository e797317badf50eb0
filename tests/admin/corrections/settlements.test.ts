import { expect, test } from "vitest";
import { exceptionKinds } from "../../../contract/corrections";
import { proposalOf, settlementsOf } from "../../../src/admin/corrections/SettleDialog";
import { monthsUntil } from "../../../src/admin/layout/PeriodInputs";

const exception = {
  id: "OPEN_CHECK_OUT:12",
  kind: "OPEN_CHECK_OUT",
  barcodeId: "EMP-A-00001",
  at: "2026-03-02T03:31:00.000Z",
  checkIn: "2026-03-02T03:31:00.000Z",
};
const typed = { at: "2026-03-02T18:30", reason: "Forgot" };

test("each kind of exception has ways to settle it, and can be confirmed unchanged", () => {
  for (const kind of exceptionKinds)
    expect(settlementsOf({ ...exception, kind }), kind).toContain("confirm");
  expect(settlementsOf(exception)).toEqual(["addCheckOut", "addCheckIn", "removeScan", "confirm"]);
});

test("an unknown kind can be confirmed, and nothing else", () => {
  expect(settlementsOf({ ...exception, kind: "toString" })).toEqual(["confirm"]);
});

test("a scan that there is none of cannot be taken out", () => {
  const long = { ...exception, kind: "LONG_SPAN" };
  expect(settlementsOf(long)).toEqual(["confirm", "addCheckOut", "removeCheckIn"]);
  expect(settlementsOf({ ...long, checkOut: exception.at })).toContain("removeCheckOut");
});

test("a missing check-out is added at the typed time, and a scan is removed at its own", () => {
  expect(proposalOf("addCheckOut", exception, typed)).toEqual({
    action: "ADD",
    exceptionId: "OPEN_CHECK_OUT:12",
    barcodeId: "EMP-A-00001",
    at: "2026-03-02T18:30",
    reason: "Forgot",
  });
  expect(proposalOf("removeScan", exception, typed)).toMatchObject({
    action: "VOID",
    at: exception.at,
  });
  const notEmployed = { ...exception, kind: "DEACTIVATED_BADGE" };
  const { checkIn: _none, ...badge } = notEmployed;
  expect(settlementsOf(badge)).toEqual(["confirm", "addScan"]);
  expect(settlementsOf(notEmployed)).toEqual(["confirm", "removeCheckIn"]);
  expect(proposalOf("addScan", badge, { reason: "Back again" })).toMatchObject({
    action: "ADD",
    at: exception.at,
  });
});

test("a confirmation names the exception and the reason alone", () => {
  expect(proposalOf("confirm", exception, typed)).toEqual({
    action: "CONFIRM",
    exceptionId: "OPEN_CHECK_OUT:12",
    reason: "Forgot",
  });
});

test("the last year's months can be chosen, over the turn of a year, and one that an address names", () => {
  const months = monthsUntil("2026-03-31");
  expect(months).toHaveLength(13);
  expect(months.slice(0, 4)).toEqual(["2026-03", "2026-02", "2026-01", "2025-12"]);
  expect(monthsUntil("2026-03-31", "2024-01").at(-1)).toBe("2024-01");
});

test("an early start is counted from its check-in on, or stays out", () => {
  const early = {
    ...exception,
    kind: "EARLY_START" as const,
    checkIn: "2026-11-03T04:30:00+05:30",
  };
  expect(settlementsOf(early)).toEqual(["countEarly", "confirm", "removeCheckIn"]);
  expect(proposalOf("countEarly", early, { reason: "A new machine" })).toMatchObject({
    action: "COUNT_EARLY",
    exceptionId: early.id,
    barcodeId: early.barcodeId,
    at: "2026-11-03T04:30:00+05:30",
    reason: "A new machine",
  });
});
