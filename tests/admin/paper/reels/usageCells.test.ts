import { expect, test } from "vitest";
import { usageCells } from "../../../../src/admin/paper/reels/UsageTables";

const entry = { client: "Tea House", productType: "5 Ply Box", quantity: 1200, size: "30 × 20" };

test("a usage that has only begun shows dashes, weights of 0.00 and Active", () => {
  expect(usageCells(entry, "Active")).toEqual({
    client: "Tea House",
    productType: "5 Ply Box",
    quantity: "1200",
    size: "30 × 20",
    unit: "-",
    howManyBox: "-",
    weightConsumed: "0.00",
    previousWeight: "0.00",
    usageType: "-",
    courgationIn: "-",
    courgationOut: "Active",
  });
});

test("an ended usage shows weights to two decimals and times in India, the day before the month", () => {
  const times = { courgationIn: "2026-03-01T04:30:00Z", courgationOut: "2026-03-01T06:00:00Z" };
  const cells = usageCells(
    { ...entry, ...times, weightConsumed: 12.345, previousWeight: 600, howManyBox: 0 },
    "Active",
  );
  expect(cells).toMatchObject({
    weightConsumed: "12.35",
    previousWeight: "600.00",
    howManyBox: "0",
    courgationIn: new Date(times.courgationIn).toLocaleString("en-IN"),
    courgationOut: new Date(times.courgationOut).toLocaleString("en-IN"),
  });
});
