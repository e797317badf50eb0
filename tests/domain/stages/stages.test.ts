import { expect, test } from "vitest";
import { machineFigures, overlapMinutes } from "../../../domain/stages/machineFigures";
import {
  addMade,
  availableAt,
  isDoneAt,
  type MadeSum,
  mostUnasked,
  progressOf,
  requiredPieces,
  type StageSums,
  stageAtMachine,
  stageBehind,
  stagesOf,
  wasteShare,
} from "../../../domain/stages/stages";

const kindsOf = (...box: Parameters<typeof stagesOf>) => stagesOf(...box).map(({ kind }) => kind);

test("the stages follow from style, print and joint", () => {
  expect(kindsOf({ style: "0201", printColours: 2 })).toEqual([
    ...["CORRUGATING", "PRINTING", "JOINING", "BUNDLING"],
  ]);
  expect(kindsOf({ style: "0200", printColours: 0 })).toEqual([
    ...["CORRUGATING", "CUTTING", "JOINING", "BUNDLING"],
  ]);
  expect(kindsOf({ style: "0203", printColours: 0, joint: 0 })).toEqual([
    ...["CORRUGATING", "CUTTING", "BUNDLING"],
  ]);
  expect(kindsOf({ style: "OTHER", printColours: 1 })).toEqual([
    ...["CORRUGATING", "PRINTING", "CUTTING", "BUNDLING"],
  ]);
  expect(kindsOf({ style: "OTHER", printColours: 0, joint: 35 })).toContain("JOINING");
});

test("a printing machine slots a slotted box without print, and no die-cut box", () => {
  const stageOf = (box: Parameters<typeof stagesOf>[0]) =>
    stageAtMachine("PRINTING", box, stagesOf(box))?.kind;
  expect(stageOf({ style: "0201", printColours: 1 })).toBe("PRINTING");
  expect(stageOf({ style: "0201", printColours: 0 })).toBe("CUTTING");
  expect(stageOf({ style: "OTHER", printColours: 0 })).toBeUndefined();
});

test("chosen stages replace the derived ones, and the order's blanks count where nothing is chosen", () => {
  const box = { style: "0201", printColours: 2 } as const;
  const stages = [
    { kind: "CORRUGATING", perIn: 5 },
    { kind: "CUTTING" },
    { kind: "BUNDLING", perIn: 4 },
  ] as const;
  expect(stagesOf({ ...box, stages }, 3)).toEqual([
    { kind: "CORRUGATING", perIn: 1 },
    { kind: "CUTTING", perIn: 3 },
    { kind: "BUNDLING", perIn: 4 },
  ]);
  expect(stageAtMachine("PRINTING", box, stagesOf({ ...box, stages }))?.kind).toBe("CUTTING");
});

test("10,000 boxes at 3 ups need 3,334 cuts, which give 10,002 blanks", () => {
  const stages = stagesOf({ style: "0201", printColours: 1 }, 3);
  expect(requiredPieces(stages, 10_000)).toEqual([3334, 10_000, 10_000, 10_000]);
  const cut: StageSums = new Map([["CORRUGATING", { good: 3334, waste: 12 }]]);
  expect(availableAt(stages, cut, "PRINTING")).toBe(10_002);
  expect(availableAt(stages, cut, "CORRUGATING")).toBeUndefined();
  const printed = new Map(cut).set("PRINTING", { good: 9000, waste: 102 });
  expect(availableAt(stages, printed, "PRINTING")).toBe(900);
  expect(availableAt(stages, printed, "JOINING")).toBe(9000);
});

test("the stage before which most pieces wait is behind, and without waiting pieces the first unfinished one", () => {
  const stages = stagesOf({ style: "0201", printColours: 1 });
  const behind = (...good: number[]) => {
    const sums = new Map(
      stages.map(({ kind }, index) => [kind, { good: good[index] ?? 0, waste: 0 }]),
    );
    return stageBehind(progressOf(stages, sums, 1000));
  };
  expect(behind()).toBe("CORRUGATING");
  expect(behind(800)).toBe("PRINTING");
  expect(behind(1000, 700, 100)).toBe("JOINING");
  expect(behind(1000, 1000, 1000, 1000)).toBeUndefined();
});

test("an entry asks beyond twice the needed pieces, and of a small order beyond 500 more", () => {
  expect([0, 10, 499, 500, 501, 1000].map(mostUnasked)).toEqual([500, 510, 999, 1000, 1002, 2000]);
});

test("an order is done at a part of its quantity by the good of its last stage", () => {
  const stages = stagesOf({ style: "0201", printColours: 1 });
  const progress = progressOf(stages, new Map([["BUNDLING", { good: 980, waste: 0 }]]), 1000);
  expect([98, 98.5, 100].map((percent) => isDoneAt(progress, percent))).toEqual([
    true,
    false,
    false,
  ]);
  expect(isDoneAt([], 100)).toBe(false);
});

test("a stage that ran ahead of its late entries has less than nothing available", () => {
  const stages = stagesOf({ style: "0201", printColours: 1 });
  const sums = new Map([["PRINTING", { good: 50, waste: 5 }] as const]);
  expect(availableAt(stages, sums, "PRINTING")).toBe(-55);
});

test("ten minutes at 900 m and ten at 500 m with 10,500 of 14,000 made are 75 %", () => {
  const part = { plannedMinutes: 10, stopMinutes: 0, waste: 0 };
  const figures = machineFigures([
    { ...part, ratePerHour: 900 * 60, good: 7500 },
    { ...part, ratePerHour: 500 * 60, good: 3000 },
  ]);
  expect(figures.performance).toBe(0.75);
});

test("480 minutes with 60 stopped, 18,900 of 25,200 made and 18,500 good are an OEE of 64.2 %", () => {
  const figures = machineFigures([
    { plannedMinutes: 480, stopMinutes: 60, ratePerHour: 3600, good: 18_500, waste: 400 },
  ]);
  expect(figures).toMatchObject({ availability: 0.875, performance: 0.75 });
  expect(figures.quality?.toFixed(3)).toBe("0.979");
  expect(figures.oee?.toFixed(3)).toBe("0.642");
});

test("a machine without a planned minute and without a piece has no figure", () => {
  expect(machineFigures([])).toEqual({});
});

test("shares are a sum by a sum, not a mean of shares", () => {
  expect(wasteShare([])).toBeUndefined();
  expect(
    wasteShare([
      { good: 0, waste: 10 },
      { good: 990, waste: 0 },
    ]),
  ).toBe(0.01);
});

test("a stop over two jobs counts its minutes in each", () => {
  const minutes = (from: number, to: number) => ({ from: from * 60_000, to: to * 60_000 });
  const stop = minutes(50, 80);
  const jobs = [minutes(0, 60), minutes(60, 120), minutes(120, 180)];
  expect(jobs.map((job) => overlapMinutes(stop, job))).toEqual([10, 20, 0]);
});

test("the cuts of a combined run are left by the blanks of each pattern, not by those of the longest one", () => {
  // 2,000 blanks beside another order, and 4,000 two by two alone.
  const lanes = [
    { ups: 1, blanks: 2000 },
    { ups: 2, blanks: 4000 },
  ];
  const stages = stagesOf({ style: "0201", printColours: 0 }, 2);
  const leftOf = (sum: MadeSum) =>
    progressOf(stages, new Map([["CORRUGATING", sum]]), 6000)[0]?.left;
  const none = { good: 0, waste: 0, given: 0, lanes };
  expect(leftOf(none)).toBe(4000);
  const after = (good: number) =>
    addMade(stages, new Map([["CORRUGATING", none]]), "CORRUGATING", { good, waste: 0 });
  expect(after(1000)).toMatchObject({ good: 1000, given: 1000 });
  expect(leftOf(after(1000))).toBe(3000);
  expect(after(2500)).toMatchObject({ given: 3000, lanes: [{ ups: 2, blanks: 3000 }] });
  expect(leftOf(after(2500))).toBe(1500);
  expect(leftOf(after(4000))).toBe(0);
  expect(after(4010)).toMatchObject({ given: 6020, lanes: [] });
});
