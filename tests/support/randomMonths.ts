import { type SeededRandom, seededRandom } from "../../server/demo/plantHistory";
import type { ModelPerson, ModelShift, ModelTerms } from "./daysModel";

/** Returns the days from 1970 to a calendar date. */
export const dayNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / 86_400_000;
export const dateOf = (day: number): string =>
  new Date(day * 86_400_000).toISOString().slice(0, 10);

const time = (text: string) => {
  const [hours = 0, minutes = 0] = text.split(":").map(Number);
  return hours * 60 + minutes;
};

const shift = (name: string, from: string, until: string, breakMinutes = 0) => ({
  name,
  startMinute: time(from),
  endMinute: time(until),
  breakMinutes,
});

export type NamedShift = ReturnType<typeof shift>;

/** Shifts that both units have. */
export const modelShifts = [
  shift("A", "06:00", "14:00"),
  shift("B", "14:00", "22:00"),
  shift("C", "22:00", "06:00", 30),
  shift("G", "08:00", "20:00", 60),
  shift("N", "18:30", "06:30", 45),
] as const;
const [morning, , , , longNight] = modelShifts;

/** Months that follow each other; February 2026 has a week that began in January. */
export const modelMonths = ["2026-02", "2026-03", "2026-04"] as const;
const firstDay = dayNumber("2026-01-26");
const lastDay = dayNumber("2026-04-30");
const longAgo = dayNumber("2025-12-01");

/** A person with random months, and the way in which the facts are entered. */
export interface Worker extends ModelPerson {
  readonly assignments: readonly {
    readonly from: number;
    readonly unit: "A" | "B";
    readonly shift?: NamedShift;
  }[];
  /** The scans at the station, in their order. */
  readonly scanned: readonly number[];
  readonly added: readonly number[];
  readonly voided: readonly number[];
  /** Days with a refused time before the shift. */
  readonly refused: ReadonlyMap<number, number>;
}

function employmentsOf({ integer, pick }: SeededRandom): ModelPerson["employments"] {
  const day = integer(firstDay + 8, lastDay - 6);
  const kinds = ["stays", "stays", "stays", "joins", "leaves", "returns"] as const;
  const employments = {
    stays: [{ from: longAgo }],
    joins: [{ from: day }],
    leaves: [{ from: longAgo, until: day }],
    returns: [{ from: longAgo, until: day }, { from: day + integer(2, 30) }],
  };
  return employments[pick(kinds)];
}

function assignmentsOf(random: SeededRandom, joined: number): Worker["assignments"] {
  const { integer, chance, pick } = random;
  const kind = pick(["one shift", "none", "rotates", "changes"] as const);
  const unit = pick(["A", "B"] as const);
  if (kind === "none") return [{ from: joined, unit }];
  if (kind === "one shift") return [{ from: joined, unit, shift: pick(modelShifts) }];
  const first: Worker["assignments"][number] = { from: joined, unit, shift: pick(modelShifts) };
  const assignments = [first];
  const mondays = Array.from({ length: 13 }, (_, week) => firstDay + 7 * week);
  const days =
    kind === "rotates" ? mondays : [integer(firstDay + 8, lastDay), integer(firstDay + 8, lastDay)];
  for (const from of days.toSorted((one, other) => one - other)) {
    const before = assignments.at(-1) ?? first;
    if (from <= before.from) continue;
    const next = kind === "changes" && chance(0.3) ? undefined : pick(modelShifts);
    // The next morning shift would begin before the night has ended, so the person keeps the night.
    if (before.shift === longNight && next === morning) continue;
    const moved = kind === "changes" && chance(0.4) ? pick(["A", "B"] as const) : before.unit;
    assignments.push({ from, unit: moved, ...(next && { shift: next }) });
  }
  return assignments;
}

function leavesOf(
  random: SeededRandom,
  { from, until = lastDay }: ModelPerson["employments"][number],
) {
  const { integer, chance } = random;
  const leaves = [];
  for (let day = Math.max(from, firstDay) + integer(0, 30); day < until; day += integer(2, 60)) {
    const isHalf = chance(0.3);
    const last = Math.min(until, isHalf ? day : day + integer(0, 3));
    if (last > lastDay) break;
    leaves.push({ first: day, last, isPaid: chance(0.75), isHalf });
    day = last;
  }
  return chance(0.5) ? leaves : [];
}

function termsOf({ integer, chance, pick }: SeededRandom, joined: number): ModelTerms[] {
  const terms = (from: number): ModelTerms => ({
    from,
    basePaise: chance(0.4) ? integer(80, 400) * 10_000 : integer(800_000, 4_000_000),
    workingDayTenths: pick([260, 260, 250, 300, 245]),
    multiplierHalves: pick([2, 3, 4]),
  });
  const first = chance(0.08) ? Math.max(joined, integer(firstDay, lastDay)) : joined;
  const rises = [integer(firstDay, lastDay), integer(firstDay, lastDay)]
    .filter((day) => day > first && chance(0.45))
    .toSorted((one, other) => one - other);
  return [...new Set([first, ...rises])].map(terms);
}

/**
 * Returns the scans of one day at the gate, in seconds, and the scan from which the time before the shift is decided.
 */
function dayScans({ integer, pick }: SeededRandom, date: number, modelShift: ModelShift) {
  const start = (date * 1440 + modelShift.startMinute) * 60;
  const length = ((modelShift.endMinute - modelShift.startMinute + 1440) % 1440) * 60;
  const from = start + integer(-25 * 60, 15 * 60);
  const until = start + length + integer(-15 * 60, 50 * 60);
  const usual = [from, until];
  const noon = from + integer(120, 260) * 60;
  const days = {
    usual,
    "eight hours": [start, start + 8 * 3600],
    "a minute more than eight hours": [start, start + 8 * 3600 + 60],
    short: [from, from + integer(30, 239) * 60],
    "four hours": [start, start + 4 * 3600],
    "fourteen hours": [start, start + 14 * 3600],
    "a second more than fourteen hours": [start, start + 14 * 3600 + 1],
    "forgot to check out": [from],
    "forgot to check in": [until],
    "held the badge twice": [from, from + pick([20, 59]), until, until + pick([1, 59])],
    "a minute apart": [from, from + 60],
    pause: [from, noon, noon + integer(5, 80) * 60, until],
    early: [start - integer(31, 170) * 60, until],
    "twice early": [start - 200 * 60, start - 90 * 60, from, until],
    "double shift": [from, from + integer(900, 1000) * 60],
  };
  const names = Object.keys(days);
  const odd = ["usual", "usual", "usual", "usual", "usual", "usual", "pause", ...names];
  const name = odd[integer(0, odd.length - 1)] ?? "usual";
  const scans = new Map<string, readonly number[]>(Object.entries(days)).get(name) ?? usual;
  const isEarly = name.includes("early");
  const decidedAt = scans.filter((at) => at < start)[integer(0, 1)];
  return { scans, ...(isEarly && { decidedAt }), isForgotten: name === "forgot to check out" };
}

const isFarFrom = (scans: readonly number[], at: number) =>
  scans.every((scan) => scan === at || Math.abs(scan - at) > 600);

/** Returns a person of three random months. */
export function randomWorker(seed: number): Worker {
  const random = seededRandom(seed);
  const { integer, chance, pick } = random;
  const employments = employmentsOf(random);
  const joined = employments[0]?.from ?? longAgo;
  const until = employments.at(-1)?.until ?? lastDay;
  const assignments = assignmentsOf(random, joined);
  const leaves = employments.flatMap((period) => leavesOf(random, period));
  const habit = pick(modelShifts);
  const works = pick([95, 90, 60, 45, 30]);
  const isBusyWeek = new Map<number, boolean>();
  const approvals = new Map<number, number>();
  const refused = new Map<number, number>();
  const scanned: number[] = [];
  const wanted: number[] = [];
  for (let date = firstDay; date <= lastDay; date++) {
    const isEmployed = employments.some(
      (period) => period.from <= date && (period.until === undefined || date <= period.until),
    );
    const week = Math.floor((date - firstDay) / 7);
    const isBusy = isBusyWeek.get(week) ?? chance(works / 100);
    isBusyWeek.set(week, isBusy);
    const isAway = leaves.some(
      ({ first, last, isHalf }) => !isHalf && first <= date && date <= last,
    );
    if (!isEmployed || !isBusy || !chance(isAway ? 0.15 : 0.92)) continue;
    const assignment = assignments.findLast(({ from }) => from <= date);
    const day = dayScans(random, date, assignment?.shift ?? habit);
    scanned.push(...day.scans);
    if (day.isForgotten && chance(0.5)) wanted.push((day.scans[0] ?? 0) + integer(200, 700) * 60);
    if (day.decidedAt !== undefined && assignment?.shift) {
      (chance(0.6) ? approvals : refused).set(date, day.decidedAt);
    }
  }
  scanned.sort((one, other) => one - other);
  const added = wanted.filter((at) => isFarFrom(scanned, at));
  const decided = new Set([...approvals.values(), ...refused.values()]);
  const voided = scanned.filter((at) => isFarFrom(scanned, at) && !decided.has(at) && chance(0.02));
  const monthsFrom = modelMonths.filter(
    (month) => month >= dateOf(joined).slice(0, 7) && month <= dateOf(until).slice(0, 7),
  );
  const [firstMonth = "2026-04", ...otherMonths] = monthsFrom;
  const someMonth = () => pick([firstMonth, ...otherMonths]);
  const paise = () => (chance(0.5) ? integer(1, 40) * 50_000 : integer(1_000, 900_000));
  const advance = () => {
    const amountPaise = paise();
    const instalmentPaise = Math.max(1, Math.floor(amountPaise / pick([1, 2, 3, 7])));
    return { month: someMonth(), amountPaise, instalmentPaise };
  };
  const some = <Row>(most: number, percent: number, make: () => Row) =>
    Array.from({ length: most }, make).filter(() => chance(percent / 100));
  const amount = () => ({ month: someMonth(), paise: paise() });
  const byMonth = (rows: { month: string; paise: number }[]) =>
    rows.toSorted((one, other) => (one.month < other.month ? -1 : 1));
  return {
    employments,
    assignments,
    leaves,
    terms: termsOf(random, joined),
    scans: [...scanned, ...added].filter((at) => !voided.includes(at)),
    scanned,
    added,
    voided,
    approvals,
    refused,
    advances: some(2, 30, advance),
    additions: byMonth(some(2, 25, amount)),
    deductions: byMonth(some(2, 30, amount)),
  };
}
