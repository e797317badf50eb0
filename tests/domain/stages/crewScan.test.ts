import { expect, test } from "vitest";
import {
  type CrewEnd,
  type CrewSpan,
  decideCrewScan,
  endOfCrewTime,
} from "../../../domain/stages/crew";
import { at as instant } from "../../support/at";

const at = (time: string) => instant(`05-04 ${time}`).getTime();
const span = (
  machineId: number,
  from: string,
  to: string,
  endKind: CrewEnd = "SHIFT",
): CrewSpan => ({ machineId, from: at(from), to: at(to), endKind });

const scan = (machineId: number, time: string, times: readonly CrewSpan[] = []) =>
  decideCrewScan({ machineId, at: at(time) }, times, at("16:00"));

test("a scan brings a person until the shift ends, and the next one at the machine lets the person go", () => {
  expect(scan(1, "08:00")).toEqual({
    kind: "CAME",
    came: { from: at("08:00"), to: at("16:00"), endKind: "SHIFT" },
  });
  const present = span(1, "08:00", "16:00");
  expect(scan(1, "12:30", [present])).toEqual({
    kind: "LEFT",
    closed: present,
    to: at("12:30"),
  });
});

test("a second scan within a minute is the same scan", () => {
  expect(scan(1, "08:00", [span(1, "08:00", "16:00")])).toEqual({ kind: "CAME" });
  expect(scan(1, "12:00", [span(1, "08:00", "12:00", "SCAN")])).toEqual({ kind: "LEFT" });
  expect(scan(1, "12:01", [span(1, "08:00", "12:00", "SCAN")])).toMatchObject({
    came: { from: at("12:01") },
  });
});

test("another machine takes the person", () => {
  const present = span(1, "08:00", "16:00");
  expect(scan(2, "10:00", [present])).toEqual({
    kind: "CAME",
    came: { from: at("10:00"), to: at("16:00"), endKind: "SHIFT" },
    closed: present,
  });
});

test("a scan that arrives late ends before the next time, and shortens what it ends", () => {
  const later = span(2, "10:00", "12:00", "SCAN");
  expect(scan(1, "08:00", [later])).toMatchObject({ came: { to: at("10:00"), endKind: "SCAN" } });
  const earlierSpan = span(1, "08:00", "10:00", "SCAN");
  expect(scan(1, "09:00", [earlierSpan, later])).toEqual({
    kind: "LEFT",
    closed: earlierSpan,
    to: at("09:00"),
  });
});

test("the office's time is not ended by a scan", () => {
  const entered = span(1, "08:00", "16:00", "OFFICE");
  expect(scan(1, "12:00", [entered])).toEqual({ kind: "BUSY", time: entered });
  expect(scan(2, "12:00", [entered])).toEqual({ kind: "BUSY", time: entered });
});

test("a scan soon after the end of the shift lets the person go at that end", () => {
  const over = span(1, "06:00", "14:00");
  expect(scan(1, "14:20", [over])).toEqual({ kind: "LEFT", closed: over, to: at("14:00") });
  expect(scan(1, "16:00", [over])).toMatchObject({ kind: "CAME" });
});

const morning = { runsFrom: "06:00", runsTo: "14:00" };
const night = { runsFrom: "22:00", runsTo: "06:00" };
const machine = { runsFrom: "06:00", runsTo: "22:00" };

test.each([
  ["06:00", [morning, machine], "14:00"],
  ["05:10", [morning, machine], "14:00"],
  ["14:30", [morning, machine], "22:00"],
  ["09:00", [machine], "22:00"],
  ["20:30", [night, morning], "30:00"],
  ["03:00", [night], "06:00"],
  ["02:00", [morning], "06:00"],
])(
  "who comes at %s is at the machine until the shift or the planned time ends",
  (from, times, to) => {
    const [hours = 0, minutes = 0] = to.split(":").map(Number);
    const hoursOf = times.map((time) => () => time);
    expect(endOfCrewTime(at(from), hoursOf)).toBe(at("00:00") + (hours * 60 + minutes) * 60_000);
  },
);

/** Returns a function that gives random numbers from 0 to 1 in a fixed sequence. */
function randomOf(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

test("scans in any order of arrival never overlap", () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const random = randomOf(seed);
    let times: CrewSpan[] = [];
    for (let count = 0; count < 12; count += 1) {
      const moment = at("08:00") + Math.floor(random() * 480) * 60_000;
      const machineId = 1 + Math.floor(random() * 3);
      const decision = decideCrewScan({ machineId, at: moment }, times, at("16:00"));
      if (decision.kind === "BUSY") throw new Error("The office entered nothing");
      const { closed } = decision;
      const to = decision.kind === "LEFT" ? (decision.to ?? moment) : moment;
      times = times.flatMap((time) => {
        if (time !== closed) return time;
        return to > time.from ? { ...time, to, endKind: "SCAN" as const } : [];
      });
      if (decision.kind === "CAME" && decision.came) times.push({ machineId, ...decision.came });
      const sorted = times.toSorted((a, b) => a.from - b.from);
      for (const [index, time] of sorted.entries()) {
        expect(time.to).toBeGreaterThan(time.from);
        expect(time.from).toBeGreaterThanOrEqual(sorted[index - 1]?.to ?? 0);
      }
    }
  }
});
