/**
 * A second, small calculation of one person's days. Like `payModel.ts` for the pay, it follows the written rules of the
 * plant and shares no code with the server. A difference between the two is a fault in one of the calculations. Whole
 * numbers only: days since 1970, and seconds and minutes of India's clock.
 */

export interface ModelShift {
  readonly startMinute: number;
  /** An end that is not after the start is on the next day. */
  readonly endMinute: number;
  readonly breakMinutes: number;
}

export interface ModelTerms {
  readonly from: number;
  readonly basePaise: number;
  readonly workingDayTenths: number;
  /** Twice the multiplier of overtime. */
  readonly multiplierHalves: number;
}

interface ModelAdvance {
  readonly month: string;
  readonly amountPaise: number;
  readonly instalmentPaise: number;
}

interface ModelAmount {
  readonly month: string;
  readonly paise: number;
}

export interface ModelPerson {
  readonly employments: readonly { readonly from: number; readonly until?: number }[];
  readonly assignments: readonly {
    readonly from: number;
    readonly unit: "A" | "B";
    readonly shift?: ModelShift;
  }[];
  /** The scans that count, in seconds. */
  readonly scans: readonly number[];
  /** The second from which the time before the shift counts, by day. */
  readonly approvals: ReadonlyMap<number, number>;
  readonly leaves: readonly {
    readonly first: number;
    readonly last: number;
    readonly isPaid: boolean;
    readonly isHalf: boolean;
  }[];
  readonly terms: readonly ModelTerms[];
  readonly additions: readonly ModelAmount[];
  /** The advances, in the order in which they are deducted. */
  readonly advances: readonly ModelAdvance[];
  readonly deductions: readonly ModelAmount[];
}

export interface ModelCalendar {
  /** The weekly off of each unit. 0 is Monday. */
  readonly weeklyOffs: Readonly<Partial<Record<"A" | "B", number>>>;
  /** The minutes of work below which a day is a half day. 4 hours if absent. */
  readonly halfDayMinutes?: number;
}

export interface ModelPlant extends ModelCalendar {
  readonly holidays: ReadonlySet<number>;
  /** Calendars that replace the plant's, each from a day on, the earliest first. */
  readonly changes?: readonly (ModelCalendar & { readonly from: number })[];
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Returns the weekday of a date, 0 for Monday. 1 January 1970 was a Thursday. */
const weekdayOf = (date: number) => (date + 3) % 7;

export const lastThat = <Row extends { readonly from: number }>(
  rows: readonly Row[],
  date: number,
) => rows.reduce<Row | undefined>((found, row) => (row.from <= date ? row : found), undefined);

export const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

interface ModelSpan {
  readonly date: number;
  readonly shift?: ModelShift | undefined;
  readonly from: number;
  readonly until?: number;
}

function spansOf({ assignments, scans }: ModelPerson): ModelSpan[] {
  const shiftOn = (date: number) => lastThat(assignments, date)?.shift;
  /** Returns the start of a work day: 4 hours before its shift. */
  const start = (date: number, { startMinute }: ModelShift) =>
    date * day + startMinute * minute - 4 * hour;
  function workDayAt(scan: number): number | undefined {
    const today = Math.floor(scan / day);
    for (const date of [today + 1, today, today - 1]) {
      const shift = shiftOn(date);
      if (!shift || scan < start(date, shift)) continue;
      const next = shiftOn(date + 1);
      const until = next ? start(date + 1, next) : start(date, shift) + day;
      return scan < until ? date : undefined;
    }
    return undefined;
  }
  const spans: ModelSpan[] = [];
  let open: { at: number; workDay: number | undefined } | undefined;
  let last = Number.NEGATIVE_INFINITY;
  const end = (until?: number) => {
    if (!open) return;
    const date = open.workDay ?? Math.floor(open.at / day);
    const shift = open.workDay === undefined ? undefined : shiftOn(open.workDay);
    spans.push({ date, shift, from: open.at, ...(until !== undefined && { until }) });
    open = undefined;
  };
  for (const at of scans.toSorted((one, other) => one - other)) {
    if (at - last < minute) continue;
    last = at;
    const workDay = workDayAt(at);
    const isCheckOut =
      open !== undefined &&
      open.workDay === workDay &&
      (workDay !== undefined || at - open.at <= 14 * hour);
    end(isCheckOut ? at : undefined);
    if (!isCheckOut) open = { at, workDay };
  }
  end();
  return spans;
}

/** Returns the closed spans, by a clock without seconds. */
const closedOf = (spans: readonly ModelSpan[]) =>
  spans.flatMap(({ from, until }) =>
    until === undefined
      ? []
      : [{ from: Math.floor(from / minute), until: Math.floor(until / minute) }],
  );

/** Returns the minutes of one day's closed spans that count. Spans outside the shift's work day count whole. */
function minutesOf(spans: readonly ModelSpan[], date: number, approval?: number): number {
  const loose = sum(
    closedOf(spans.filter(({ shift }) => shift === undefined)).map(
      ({ from, until }) => until - from,
    ),
  );
  const shift = spans.find((span) => span.shift !== undefined)?.shift;
  if (!shift) return loose;
  const closed = closedOf(spans.filter((span) => span.shift !== undefined));
  const starts = date * 24 * 60 + shift.startMinute;
  const ends = starts + ((shift.endMinute - shift.startMinute + 1440) % 1440);
  const countsFrom = Math.min(starts, approval === undefined ? starts : Math.floor(approval / 60));
  const worked = sum(
    closed.map(({ from, until }) => Math.max(0, until - Math.max(from, countsFrom))),
  );
  const pauses = closed.map(({ from }, index) => {
    const before = closed[index - 1];
    if (!before) return 0;
    return Math.max(0, Math.min(from, ends) - Math.max(before.until, starts));
  });
  const unpaid = Math.min(shift.breakMinutes - sum(pauses), worked - (ends - starts) / 2);
  return loose + worked - Math.max(0, Math.floor(unpaid));
}

export interface ModelDay {
  readonly date: number;
  /** The half days that the day pays: 0, 1 or 2. */
  readonly halves: number;
  readonly workedMinutes: number;
  readonly overtimeMinutes: number;
}

function dayOf(
  person: ModelPerson,
  { holidays, changes = [], ...first }: ModelPlant,
  date: number,
  spans: readonly ModelSpan[],
): ModelDay {
  const { weeklyOffs, halfDayMinutes = 4 * 60 } = lastThat(changes, date) ?? first;
  const daySpans = spans.filter((span) => span.date === date);
  const worked = minutesOf(daySpans, date, person.approvals.get(date));
  const unit = lastThat(person.assignments, date)?.unit ?? "A";
  const isWeeklyOff = weeklyOffs[unit] === weekdayOf(date);
  const isOff = isWeeklyOff || holidays.has(date);
  const isShort = daySpans.every(({ until }) => until !== undefined) && worked < halfDayMinutes;
  const present = daySpans.length === 0 || isOff ? 0 : isShort ? 1 : 2;
  const paidLeave = person.leaves
    .filter(({ first, last, isPaid }) => isPaid && first <= date && date <= last)
    .map(({ isHalf }) => (isHalf ? 1 : 2));
  const paid = isWeeklyOff ? 0 : isOff ? 2 : sum(paidLeave);
  return {
    date,
    halves: Math.min(2, present + paid),
    workedMinutes: worked,
    overtimeMinutes: Math.max(0, worked - (isOff ? 0 : 8 * 60)),
  };
}

const dayNumber = (date: string) => Date.parse(`${date}T00:00:00Z`) / (day * 1000);
export const monthOf = (date: number) => new Date(date * day * 1000).toISOString().slice(0, 7);

const isEmployed = ({ employments }: ModelPerson, date: number) =>
  employments.some(({ from, until }) => from <= date && (until === undefined || date <= until));

/** Returns the days of a month on which the person is employed. Each Sunday has the week's overtime that no day has. */
export function modelDays(person: ModelPerson, plant: ModelPlant, month: string): ModelDay[] {
  const spans = spansOf(person);
  const first = dayNumber(`${month}-01`);
  const days = Array.from({ length: 31 }, (_, index) => first + index).filter(
    (date) => monthOf(date) === month,
  );
  return days
    .filter((date) => isEmployed(person, date))
    .map((date) => {
      const modelDay = dayOf(person, plant, date, spans);
      if (weekdayOf(date) !== 6) return modelDay;
      const week = [6, 5, 4, 3, 2, 1, 0].map((before) =>
        dayOf(person, plant, date - before, spans),
      );
      const worked = sum(week.map(({ workedMinutes }) => workedMinutes));
      const counted = sum(week.map(({ overtimeMinutes }) => overtimeMinutes));
      const more = Math.max(0, worked - 48 * 60 - counted);
      return { ...modelDay, overtimeMinutes: modelDay.overtimeMinutes + more };
    });
}
