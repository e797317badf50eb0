import { dateAfter, indiaDateTime, minutesOfTime, startOfIndiaDate } from "../../domain/indiaTime";
import {
  type PlanInput,
  type PlannedJob,
  type PlannedMachine,
  usualChangeOver,
} from "../../domain/schedule/jobs";
import { toWorkingTime } from "../../domain/schedule/workingTime";

/** Returns a time in India in minutes since 1970. */
export const minute = (date: string, time: string) =>
  startOfIndiaDate(date).getTime() / 60_000 + minutesOfTime(time);
/** Writes a minute as month, day and time in India. */
export const minuteText = (at: number | undefined) =>
  at === undefined ? undefined : indiaDateTime(new Date(at * 60_000)).slice(5);

export const monday = "2026-11-30";
const isSunday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay() === 0;

/** Monday to Saturday. Thursday 3 December is a holiday. */
const workDays = Array.from({ length: 120 }, (_, index) => dateAfter(monday, index)).filter(
  (date) => !isSunday(date) && date !== "2026-12-03",
);

export const times = (...spans: readonly (readonly [string, string])[]) =>
  toWorkingTime(
    workDays.flatMap((date) =>
      spans.map(([from, to]) => ({ from: minute(date, from), to: minute(date, to) })),
    ),
  );

export const dayShift = times(["08:00", "12:30"], ["13:00", "16:30"]);

export const corrugator: PlannedMachine = {
  id: 1,
  stage: "CORRUGATING",
  ratePerHour: 6000,
  time: times(["06:00", "22:00"]),
};
export const printer: PlannedMachine = {
  id: 2,
  stage: "PRINTING",
  ratePerHour: 3000,
  time: dayShift,
};
export const stitcher: PlannedMachine = {
  id: 3,
  stage: "JOINING",
  ratePerHour: 1800,
  time: dayShift,
};

const stagesFor = (pieces: number): PlannedJob["stages"] => [
  { kind: "CORRUGATING", pieces, machineIds: [1] },
  { kind: "PRINTING", pieces, machineIds: [2] },
  { kind: "JOINING", pieces, machineIds: [3] },
];

const job = (
  orderId: number,
  pieces: number,
  board: string,
  inks: readonly string[],
  dueDay: string,
): PlannedJob => ({
  orderId,
  board,
  inks,
  dueDay,
  due: minute(dueDay, "16:30"),
  stages: stagesFor(pieces),
});

/** The plant of docs/trade/schedule.md#worked-figures. */
export const workedJobs: readonly PlannedJob[] = [
  job(1, 12_000, "X", ["red", "black"], "2026-12-01"),
  job(2, 6000, "Y", ["black"], "2026-12-02"),
  job(3, 9000, "X", [], "2026-12-02"),
  { ...job(4, 4500, "X", ["black"], "2026-12-04"), paperFrom: minute("2026-12-01", "06:00") },
  job(5, 15_000, "Y", ["red", "black"], "2026-12-05"),
  job(6, 3000, "Y", ["blue"], "2026-12-07"),
];
/** The order of the question on the phone. */
export const newJob = job(7, 8000, "X", ["red", "black"], "2026-12-02");

export const workedPlant: PlanInput = {
  now: minute(monday, "08:00"),
  machines: [corrugator, printer, stitcher],
  jobs: workedJobs,
  changeOver: usualChangeOver,
};
