import { expect, test } from "vitest";
import { type MachineRun, machineRuns, measuredRate } from "../../../domain/stages/machineFigures";

const minute = (count: number) => count * 60_000;
const entry = (orderId: number, at: number, pieces: number) => ({
  orderId,
  board: "3 C",
  at: minute(at),
  pieces,
});
/** The planned time begins at minute 480 of each day. */
const plannedStart = (at: number) => {
  const day = minute(1440);
  const start = Math.floor(at / day) * day + minute(480);
  return start <= at ? start : start - day;
};

test("a run is the entries of one order in a row, without the stops and the night", () => {
  const entries = [
    entry(1, 540, 600),
    entry(1, 600, 500),
    entry(2, 660, 900),
    entry(1, 1440 + 510, 300),
  ];
  const stops = [{ from: minute(590), to: minute(610) }];
  expect(machineRuns(entries, stops, plannedStart)).toEqual([
    { orderId: 1, board: "3 C", pieces: 1100, minutes: 110 },
    { orderId: 2, board: "3 C", pieces: 900, minutes: 50 },
    { orderId: 1, board: "3 C", pieces: 300, minutes: 30 },
  ]);
});

const run = (pieces: number, minutes = 60): MachineRun<string> => ({
  orderId: 1,
  board: "3 C",
  pieces,
  minutes,
});

test("the rate is the median of the last 20 runs that took time", () => {
  const old = Array.from({ length: 30 }, () => run(10));
  const last = Array.from({ length: 20 }, (_, index) => run(1000 + 10 * index));
  expect(measuredRate([...old, ...last, run(50, 0)])).toEqual({ ratePerHour: 1095, runs: 20 });
  expect(measuredRate([run(1000), run(90_000), run(1200, 30)])).toEqual({
    ratePerHour: 2400,
    runs: 3,
  });
  expect(measuredRate([run(1000), run(1200)])).toBeUndefined();
});
