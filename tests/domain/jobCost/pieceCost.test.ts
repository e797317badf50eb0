import { expect, test } from "vitest";
import { pieceCostPaise } from "../../../domain/jobCost/jobCost";
import { stagesOf } from "../../../domain/stages/stages";

const costs = {
  gramsPerBox: 292.1,
  paperPaisePerKg: 3800,
  conversionPaisePerKg: 1500,
  printPaisePerBox: 60,
  joiningPaisePerBox: 25,
};

test("a wasted piece costs the materials and the stages so far", () => {
  const stages = stagesOf({ style: "0201", printColours: 1 }, 3);
  const cost = (kind: Parameters<typeof pieceCostPaise>[1]) =>
    pieceCostPaise(stages, kind, costs)?.toFixed(2);
  // 0.2921 kg × (₹38 + ₹15) = ₹15.48. A cut holds three blanks.
  expect(cost("CORRUGATING")).toBe("4644.39");
  expect(cost("PRINTING")).toBe("1608.13");
  expect(cost("JOINING")).toBe("1633.13");
  expect(cost("BUNDLING")).toBe("1633.13");
  expect(cost("CUTTING")).toBeUndefined();
});

test("a joined piece whose joining has no known cost has no cost, and an earlier piece has", () => {
  const stages = stagesOf({ style: "0201", printColours: 1 });
  const unknown = { ...costs, joiningPaisePerBox: undefined };
  expect(pieceCostPaise(stages, "PRINTING", unknown)?.toFixed(2)).toBe("1608.13");
  expect(pieceCostPaise(stages, "JOINING", unknown)).toBeUndefined();
  expect(pieceCostPaise(stages, "BUNDLING", unknown)).toBeUndefined();
});
