import {
  calendarOn,
  type LimitName,
  limitNames,
  type PlantCalendar,
} from "../../../contract/calendar";
import { type DatedRow, rowOn } from "../../../domain/datedRows";
import { dateAfter, indiaDate, startOfIndiaDate } from "../../../domain/indiaTime";
import { groupBy } from "../../groupBy";
import { assignmentOn, type DatedAssignment, type ShiftTimes } from "../../shifts/datedFacts";
import { dayMs, hourMs, minuteMs, secondMs } from "../../units";

export type WorkedShift = Omit<ShiftTimes, "id" | "name">;

/** Returns a person's shift on a calendar date in India; undefined for a person without one. */
export type ShiftOn = (date: string) => WorkedShift | undefined;

export const withoutShift: ShiftOn = () => undefined;

export const shiftOnOf = (dated: readonly DatedAssignment[]): ShiftOn =>
  dated.some(({ shift }) => shift) ? (date) => assignmentOn(dated, date)?.shift : withoutShift;

interface Limits {
  /** The distance of two scans below which the second one changes nothing. */
  readonly shortestSpanMs: number;
  /** The time after a check-in within which a check-out belongs to it, for a person without a shift. */
  readonly longestSpanMs: number;
  /** The time before its shift at which a work day starts. At most 8 hours. */
  readonly leadMs: number;
  /** The time before the shift. An earlier check-in is an exception. */
  readonly earlyMs: number;
  /** The length above which a span is an exception. */
  readonly longSpanMs: number;
}

/** The settings of work days. With `periods`, the settings outside of `periods` hold on no date. */
export interface WorkDaySettings extends Limits {
  /** The settings in the order of their dates. A work day has the settings that hold on its date. */
  readonly periods?: readonly (DatedRow & Limits)[];
}

const limitsOf = (calendar: Record<LimitName, number>): Limits => ({
  shortestSpanMs: calendar.shortestSpanSeconds * secondMs,
  longestSpanMs: calendar.longestSpanHours * hourMs,
  leadMs: calendar.workDayLeadHours * hourMs,
  earlyMs: calendar.earlyMinutes * minuteMs,
  longSpanMs: calendar.longSpanHours * hourMs,
});

export const workDaySettings = ({
  periods = [],
  ...calendar
}: Record<LimitName, number> & Pick<PlantCalendar, "periods">): WorkDaySettings => {
  const [first, ...others] = periods;
  const isDated =
    first && others.some((row) => limitNames.some((name) => row[name] !== first[name]));
  return {
    ...limitsOf(first && !isDated ? first : calendar),
    ...(isDated && {
      periods: periods.map((row) => ({ validFrom: row.validFrom, ...limitsOf(row) })),
    }),
  };
};

/** Returns the settings of a calendar date in India. */
export const settingsOn = (settings: WorkDaySettings, date: string): Limits =>
  rowOn(settings.periods ?? [], date) ?? settings;

/** Returns the settings on a scan's work day, or on the scan's date without a shift. */
export const settingsOfScan = (
  settings: WorkDaySettings,
  at: Date,
  workDay?: WorkDay | undefined,
): Limits => (settings.periods ? settingsOn(settings, workDay?.date ?? indiaDate(at)) : settings);

/** Returns the longest span of all dates: pairing may start after any longer gap. */
export const greatestSpanMs = ({ longestSpanMs, periods = [] }: WorkDaySettings): number =>
  periods.reduce((most, row) => Math.max(most, row.longestSpanMs), periods[0] ? 0 : longestSpanMs);

/** Returns the longest span, in hours, of a check-in on the date before an instant's date. */
export const longestSpanBefore = (calendar: PlantCalendar, at: Date): number =>
  calendarOn(calendar, dateAfter(indiaDate(at), -1)).longestSpanHours;

/** The shift of a person on one date, and the time in which scans belong to it. */
export interface WorkDay {
  /** The India date on which the shift starts. */
  readonly date: string;
  readonly shift: WorkedShift;
  readonly shiftStart: Date;
  readonly shiftEnd: Date;
  readonly from: Date;
  /** The end of the work day, not included. The next work day, or the time without a shift, starts then. */
  readonly until: Date;
}

/** The work days of one person. Undefined for a person without a shift. */
interface WorkDays {
  at(instant: Date): WorkDay | undefined;
  /** Returns the work day of a calendar date in India. Undefined without a shift on that date. */
  on(date: string): WorkDay | undefined;
}

const minutesOf = ({ startsAt, endsAt }: WorkedShift) =>
  endsAt > startsAt ? endsAt - startsAt : endsAt - startsAt + 24 * 60;

/** The shift that begins on one date. Its times are in milliseconds since 1970. */
interface ShiftTime {
  readonly date: string;
  readonly shift: WorkedShift;
  readonly start: number;
  readonly end: number;
}

/** Returns half of the pause between two shifts, in ms. A longer lead would take the check-outs of the first shift. */
const halfPause = (end: number, start: number) => Math.max(0, start - end) / 2;

const isSameTime = (one: WorkedShift, other: WorkedShift) =>
  one.startsAt === other.startsAt && one.endsAt === other.endsAt;

/**
 * Returns the work days of one person. A work day starts `leadMs` before its shift. Between two equal shifts it starts
 * in the middle of the pause if that is later. Between two different shifts the lead stays whole: people rest between
 * two shifts, so if the shifts are close, the person did not work the first one. A work day lasts until the next one
 * starts. If the next date has no shift, it lasts as long as before the same shift again. The lead is that of the date
 * whose work day starts. Source: docs/trade/attendance.md#with-a-shift.
 */
export function workDaysOf(shiftOn: ShiftOn, settings: WorkDaySettings): WorkDays {
  if (shiftOn === withoutShift) return { at: () => undefined, on: () => undefined };
  /** The shifts by the midnight at which their date begins. */
  const shifts = new Map<number, ShiftTime | undefined>();
  const workDays = new Map<number, WorkDay>();

  function shiftFrom(midnight: number): ShiftTime | undefined {
    if (shifts.has(midnight)) return shifts.get(midnight);
    const date = indiaDate(new Date(midnight));
    const shift = shiftOn(date);
    const start = midnight + (shift?.startsAt ?? 0) * minuteMs;
    const found = shift && { date, shift, start, end: start + minutesOf(shift) * minuteMs };
    shifts.set(midnight, found);
    return found;
  }

  function startOf(midnight: number, { date, start, shift }: ShiftTime): number {
    const { leadMs } = settingsOn(settings, date);
    const before = shiftFrom(midnight - dayMs);
    const isShortened = before && (before.end > start || isSameTime(before.shift, shift));
    return start - (isShortened ? Math.min(leadMs, halfPause(before.end, start)) : leadMs);
  }

  function endOf(midnight: number, { date, start, end }: ShiftTime): number {
    const next = shiftFrom(midnight + dayMs);
    if (next) return startOf(midnight + dayMs, next);
    const { leadMs } = settingsOn(settings, dateAfter(date));
    const again = start + dayMs - Math.min(leadMs, halfPause(end, start + dayMs));
    const later = shiftFrom(midnight + 2 * dayMs);
    return later ? Math.min(again, startOf(midnight + 2 * dayMs, later)) : again;
  }

  function workDayFrom(midnight: number): WorkDay | undefined {
    const known = workDays.get(midnight);
    const time = shiftFrom(midnight);
    if (known || !time) return known;
    const workDay: WorkDay = {
      date: time.date,
      shift: time.shift,
      shiftStart: new Date(time.start),
      shiftEnd: new Date(time.end),
      from: new Date(startOf(midnight, time)),
      until: new Date(endOf(midnight, time)),
    };
    workDays.set(midnight, workDay);
    return workDay;
  }

  return {
    on: (date) => workDayFrom(startOfIndiaDate(date).getTime()),
    at(instant) {
      const midnight = startOfIndiaDate(indiaDate(instant)).getTime();
      // A work day may start on the date before its shift, and may last until the date after it.
      for (const day of [midnight + dayMs, midnight, midnight - dayMs]) {
        const workDay = workDayFrom(day);
        if (workDay && workDay.from <= instant)
          return instant < workDay.until ? workDay : undefined;
      }
      return undefined;
    },
  };
}

/** The times of a span. An open span has no check-out. */
export interface SpanTimes {
  readonly checkIn: Date;
  readonly checkOut?: Date | undefined;
  /** Undefined for a person without a shift. */
  readonly workDay?: WorkDay | undefined;
}

/** A check-in, and the check-out that closes it. */
export interface ScannedSpan extends SpanTimes {
  /** The India date on which the shift starts, or without a shift the date of the check-in. */
  readonly workDate: string;
  /** The last instant at which another scan is the check-out of this check-in. */
  readonly closableUntil: Date;
}

export interface PairingRules {
  readonly shiftOn: ShiftOn;
  readonly settings: WorkDaySettings;
}

/**
 * Pairs the scans of one person into spans, in their order. With a shift, scans pair in order within a work day, and no
 * span crosses its border. Without a shift, a scan closes an open check-in that is at most `longestSpanMs` old, by the
 * setting of the check-in's date. No time is ever invented: a forgotten check-out leaves its span open. Source:
 * docs/trade/attendance.md#from-scans-to-spans.
 * @param scans in any order. Without a shift the first scan follows a gap of more than `longestSpanMs`
 */
export function pairScans(
  scans: readonly Date[],
  { shiftOn, settings }: PairingRules,
): ScannedSpan[] {
  const workDays = workDaysOf(shiftOn, settings);
  const spans: ScannedSpan[] = [];
  let workDay: WorkDay | undefined;
  let open: Date | undefined;
  let lastCounted = Number.NEGATIVE_INFINITY;
  const close = (checkOut?: Date) => {
    if (open) {
      const { longestSpanMs } = settingsOfScan(settings, open);
      const until = workDay ? workDay.until.getTime() - 1 : open.getTime() + longestSpanMs;
      spans.push({
        checkIn: open,
        ...(checkOut && { checkOut }),
        workDate: workDay?.date ?? indiaDate(open),
        workDay,
        closableUntil: new Date(until),
      });
    }
    open = undefined;
  };
  for (const scan of scans.toSorted((one, other) => one.getTime() - other.getTime())) {
    const present = workDays.at(scan);
    if (present !== workDay) {
      close();
      workDay = present;
      lastCounted = Number.NEGATIVE_INFINITY;
    }
    const sinceLast = scan.getTime() - lastCounted;
    if (sinceLast < settingsOfScan(settings, scan, workDay).shortestSpanMs) continue;
    lastCounted = scan.getTime();
    if (open && (workDay || sinceLast <= settingsOfScan(settings, open).longestSpanMs)) {
      close(scan);
    } else {
      close();
      open = scan;
    }
  }
  close();
  return spans;
}

export const spansByWorkDate = (spans: readonly ScannedSpan[]): Map<string, ScannedSpan[]> =>
  groupBy(spans, ({ workDate }) => workDate);

/** True if a scan made the span, or came so soon after its check-in or check-out that the scan changes nothing. */
export const isOfSpan = (
  at: Date,
  { checkIn, checkOut = checkIn, workDay }: ScannedSpan,
  settings: WorkDaySettings,
) => {
  const { shortestSpanMs } = settingsOfScan(settings, at, workDay);
  return checkIn <= at && at.getTime() < checkOut.getTime() + shortestSpanMs;
};

export const spanTimes = ({ checkIn, checkOut }: Pick<SpanTimes, "checkIn" | "checkOut">) => ({
  checkIn: checkIn.toISOString(),
  ...(checkOut && { checkOut: checkOut.toISOString() }),
});

/** True if a check-out was forgotten. A person who may still be at work has not forgotten it. */
export const isCheckOutForgotten = ({ checkOut, closableUntil }: ScannedSpan, now: Date): boolean =>
  !checkOut && closableUntil < now;
