import { expect, test } from "vitest";
import { createSeenCodes } from "../../src/station/camera/CameraPanel";
import { clockOffAt } from "../../src/station/host/stationCalls";
import { searchOrders } from "../../src/station/kiosk/IssueQuestions";
import { boxesError, diameterError, weightError } from "../../src/station/kiosk/ReturnQuestions";
import { records } from "./records";

const [reel] = records.reels;
if (reel === undefined) throw new Error("There is no reel");

test("a weight above the issued one is refused with both figures", () => {
  const [running] = records.usages;
  expect(weightError("640.5", reel, running)).toBeUndefined();
  expect(weightError("641", reel, running)).toBe(
    "641 kg is more than the 640.5 kg with which the reel was issued. Weigh it again",
  );
  expect(weightError("501", reel, undefined)).toContain("the 500 kg");
  expect(weightError("", reel, running)).toBe("Enter a number");
  for (const unclear of ["1.2.3", "612,5", "6,12"])
    expect(weightError(unclear, reel, running)).toBe("Must be a number, such as 1050 or 1,050.5");
  expect(weightError("1,050", reel, running)).toContain("1,050 kg is more than");
  expect(weightError("0", reel, running)).toContain("never weighs 0 kg");
});

test("a diameter is 1 to 3,000 mm, and never more than when the reel was full", () => {
  for (const right of ["1000", "1,000"]) expect(diameterError(right)).toBeUndefined();
  for (const wrong of ["0", "3001", "99999"]) expect(diameterError(wrong)).toContain("3,000");
  expect(diameterError("")).toBe("Enter a number");
  expect(diameterError("1000", 1000)).toBeUndefined();
  expect(diameterError("1001", 1000)).toContain("when it was full");
});

test("boxes are counted in whole ones, or not at all", () => {
  for (const right of ["", "0", "4800", "1,05,000"]) expect(boxesError(right)).toBeUndefined();
  expect(boxesError("4.8")).toBe("Enter a whole number of boxes");
  expect(boxesError("4,8")).toBe("Must be a number, such as 1050 or 1,050.5");
});

test("orders are found by every word of number, client, product and size, those in progress apart", () => {
  const found = (search: string) => {
    const { inProgress, others } = searchOrders(records.orders, search, undefined);
    return [inProgress.map(({ id }) => id), others.map(({ id }) => id)];
  };
  expect(found("")).toEqual([[5], [7]]);
  expect(found("#7")).toEqual([[], [7]]);
  expect(found("deccan 240")).toEqual([[5], []]);
  expect(found("deccan die-cut")).toEqual([[], []]);
});

test("orders of the station's own unit come first, those in progress still before the others", () => {
  const orderOf = (id: number, unit: "A" | "B", status: "TODO" | "IN_PROGRESS") => {
    const [order] = records.orders;
    if (order === undefined) throw new Error("There is no order");
    return { ...order, id, unit, status };
  };
  const orders = [
    orderOf(1, "A", "IN_PROGRESS"),
    orderOf(2, "B", "IN_PROGRESS"),
    orderOf(3, "A", "TODO"),
    orderOf(4, "B", "TODO"),
    orderOf(5, "B", "IN_PROGRESS"),
  ];
  const { inProgress, others } = searchOrders(orders, "", "B");
  expect([inProgress, others].map((list) => list.map(({ id }) => id))).toEqual([
    [2, 5, 1],
    [4, 3],
  ]);
});

test("a code that stays before the camera is one scan, until it was away for three seconds", () => {
  const { isNew } = createSeenCodes();
  expect([0, 150, 3100, 6000, 9001].map((at) => isNew("EMP-A-1", at))).toEqual([
    true,
    false,
    false,
    false,
    true,
  ]);
  expect(isNew("EMP-A-2", 9002)).toBe(true);
});

test("the host's clock difference is read from the time of its answer", () => {
  const now = Date.parse("2026-03-02T06:00:00.500Z");
  expect(clockOffAt("Mon, 02 Mar 2026 09:00:00 GMT", now)).toBe(3 * 3_600_000);
  expect(clockOffAt(null, now)).toBe(0);
  expect(clockOffAt("nonsense", now)).toBe(0);
});
