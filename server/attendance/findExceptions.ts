import type { AttendanceException } from "../../contract/corrections";
import { indiaDate } from "../../domain/indiaTime";
import { type Message, say } from "../../domain/messages/say";
import type { DayOff } from "../calendar/readCalendar";
import { englishText } from "../errors";
import { isReplaced } from "../scans/recordScan";
import {
  assignmentOn,
  type DatedAssignment,
  type DatedEmployment,
  isEmployedOn,
} from "../shifts/datedFacts";
import { minuteMs, minutesBetween } from "../units";
import type { Scan } from "./effectiveScans";
import {
  isCheckOutForgotten,
  pairScans,
  type ScannedSpan,
  settingsOn,
  shiftOnOf,
  spansByWorkDate,
  spanTimes,
  type WorkDaySettings,
} from "./workDays/workDays";
import {
  approvedFrom,
  computeDay,
  computeEarlyMinutes,
  type EarlyDecision,
  isEarlyUndecided,
  spansOfShift,
} from "./workDays/workedTime";

/** An exception as the scans give it, without proposed corrections. */
export type FoundException = Omit<
  AttendanceException,
  "isProposed" | "assignedTo" | "version" | "direction" | "shift" | "scansAround"
> & {
  /** The message whose English text is {@link AttendanceException.detail}. */
  readonly detailCode: Message;
};

interface Subject {
  readonly name: string;
  readonly barcodeId: string;
}

interface PersonScans extends Subject {
  /** The unit for a date without an assignment. */
  readonly unit: string;
  readonly assignments: readonly DatedAssignment[];
  /** Undefined if the person is employed on all days. */
  readonly employments?: readonly DatedEmployment[] | undefined;
  readonly earlyDecisions?: readonly EarlyDecision[] | undefined;
  readonly scans: readonly Scan[];
}

export interface SpanRules {
  readonly settings: WorkDaySettings;
  dayOff(unit: string, date: string): DayOff | undefined;
  readonly now: Date;
  /** The calendar dates in India that are asked for, both included. */
  readonly first: string;
  readonly last: string;
}

/** Returns a duration in minutes, at least one. */
const durationOf = (ms: number) => ({ minutes: Math.max(1, Math.round(ms / minuteMs)) });

/** Returns a detail in English, and its code for other languages. */
const detailed = (detailCode: Message) => ({ detail: englishText(detailCode), detailCode });

/** Compares whole minutes, as pay does: 08:00:00 to 20:00:05 is no span of more than 12 hours. */
function kindOf(span: ScannedSpan, { settings, now }: SpanRules) {
  const { checkIn, checkOut } = span;
  if (!checkOut) return isCheckOutForgotten(span, now) ? "OPEN_CHECK_OUT" : undefined;
  const { longSpanMs } = settingsOn(settings, span.workDate);
  const isLong = minutesBetween(checkIn, checkOut) * minuteMs > longSpanMs;
  return isLong ? "LONG_SPAN" : undefined;
}

function spanDetail(
  { checkIn, checkOut, workDay, workDate }: ScannedSpan,
  settings: WorkDaySettings,
) {
  if (checkOut)
    return say("exception.longSpan", { duration: { minutes: minutesBetween(checkIn, checkOut) } });
  return workDay
    ? say("exception.openDay")
    : say("exception.openSpan", {
        duration: durationOf(settingsOn(settings, workDate).longestSpanMs),
      });
}

function dayOffDetail(dayOff: DayOff, workedMinutes: number): Message {
  const duration = { minutes: workedMinutes };
  if (dayOff.kind === "HOLIDAY") {
    const holiday = dayOff.name;
    return workedMinutes > 0
      ? say("exception.workedOnHoliday", { duration, holiday })
      : say("exception.cameOnHoliday", { holiday });
  }
  return workedMinutes > 0
    ? say("exception.workedOnWeeklyOff", { duration })
    : say("exception.cameOnWeeklyOff");
}

const earlyDetail = (spans: readonly ScannedSpan[]) =>
  say("exception.early", { duration: { minutes: computeEarlyMinutes(spans) } });

/**
 * Returns the detail of a scan outside the employment. The dates of an employment may be corrected after the scans
 * came.
 */
const notEmployedDetail = (name: string, date: string) =>
  say("exception.notEmployed", { name, date: { date } });

/**
 * Finds the exceptions of a person's spans. A day off and an early start are at most one exception a day. A day outside
 * employment has only that exception.
 */
export function findSpanExceptions(
  { name, barcodeId, unit, assignments, employments, earlyDecisions, scans }: PersonScans,
  rules: SpanRules,
): FoundException[] {
  const { settings } = rules;
  const refs = new Map(scans.map(({ at, ref }) => [at.getTime(), ref]));
  const spans = pairScans(
    scans.map(({ at }) => at),
    { shiftOn: shiftOnOf(assignments), settings },
  );
  const days = [...spansByWorkDate(spans)].filter(
    ([date]) => rules.first <= date && date <= rules.last,
  );
  return days.flatMap(([date, theirs]) => {
    const exceptionOf = (
      kind: FoundException["kind"],
      checkIn: Date,
      more: Pick<FoundException, "detail" | "detailCode" | "checkIn" | "checkOut">,
    ): FoundException => ({
      id: `${kind}:${refs.get(checkIn.getTime())}`,
      kind,
      date,
      at: checkIn.toISOString(),
      name,
      barcodeId,
      ...more,
    });
    const { workedMinutes } = computeDay(theirs, approvedFrom(theirs, earlyDecisions));
    const ofSpans = (
      kind: FoundException["kind"],
      some: readonly ScannedSpan[],
      detail: Message,
    ) => {
      const { checkIn, checkOut } = computeDay(some);
      if (!checkIn) return [];
      const times = spanTimes({ checkIn, checkOut });
      return [exceptionOf(kind, checkIn, { ...times, ...detailed(detail) })];
    };
    if (employments && !isEmployedOn(employments, date))
      return ofSpans("DEACTIVATED_BADGE", theirs, notEmployedDetail(name, date));
    const odd = theirs.flatMap((span) => {
      const kind = kindOf(span, rules);
      if (!kind) return [];
      const detail = detailed(spanDetail(span, settings));
      return [exceptionOf(kind, span.checkIn, { ...spanTimes(span), ...detail })];
    });
    const dayOff = rules.dayOff(assignmentOn(assignments, date)?.unit ?? unit, date);
    return [
      ...odd,
      ...(dayOff ? ofSpans("DAY_OFF", theirs, dayOffDetail(dayOff, workedMinutes)) : []),
      ...(isEarlyUndecided(theirs, earlyDecisions, settingsOn(settings, date))
        ? ofSpans("EARLY_START", spansOfShift(theirs), earlyDetail(theirs))
        : []),
    ];
  });
}

/** A station's scan that was late, that had a wrong clock, that a person dismissed, or that the records contradict. */
export interface FlaggedScan {
  readonly id: string;
  readonly isReel: boolean;
  /** The exception's kind for a conflict at a dispatch or a machine. Null for other scans. */
  readonly conflict: "DISPATCH_CONFLICT" | "MACHINE_CONFLICT" | null;
  /** True if a person at the station has dismissed the scan. */
  readonly isDismissed: boolean;
  readonly at: Date;
  /** The time of the scan by the station's clock. */
  readonly scannedAt: Date;
  readonly sentAt: Date;
  readonly receivedAt: Date;
  readonly isLate: boolean;
  readonly isClockOff: boolean;
  readonly isException: boolean;
  /** The message that the station showed. */
  readonly message: Message | undefined;
}

function clockDetail(scan: FlaggedScan): Message {
  const { scannedAt, sentAt, receivedAt } = scan;
  if (sentAt < scannedAt) return say("exception.clockSetBack");
  if (isReplaced(scan))
    return say("exception.clockReplaced", { date: { date: indiaDate(scannedAt) } });
  const skewMs = receivedAt.getTime() - sentAt.getTime();
  const duration = durationOf(Math.abs(skewMs));
  return say(skewMs > 0 ? "exception.clockSlow" : "exception.clockFast", { duration });
}

type Finding = readonly [kind: FoundException["kind"], detail: Message];

function findings(scan: FlaggedScan, isEffective: boolean): readonly Finding[] {
  if (scan.isDismissed) {
    // A correction may have added the scan.
    if (isEffective) return [];
    return [["DISMISSED_SCAN", say("exception.dismissed", { message: scan.message ?? "" })]];
  }
  if (scan.isException && scan.isReel)
    return [["REEL_CONFLICT", scan.message ?? say("exception.reelRecords")]];
  if (scan.isException && scan.conflict)
    return [[scan.conflict, scan.message ?? say("scan.notRecorded")]];
  if (scan.isException) {
    // The scan counts because a correction has added it, so there is no exception.
    if (isEffective) return [];
    return [["DEACTIVATED_BADGE", scan.message ?? say("exception.inactiveBadge")]];
  }
  // The scan of a reel, a dispatch or a machine changes no hours. A scan that does not count needs no check.
  if (scan.isReel || scan.conflict || !isEffective) return [];
  const duration = durationOf(scan.sentAt.getTime() - scan.scannedAt.getTime());
  const late: Finding = ["LATE_SCAN", say("exception.late", { duration })];
  const clock: Finding = ["CLOCK_OFF", clockDetail(scan)];
  return [...(scan.isLate ? [late] : []), ...(scan.isClockOff ? [clock] : [])];
}

/**
 * Finds the exceptions of a station's scan.
 * @param isEffective true if a scan of the same person at the same instant counts for attendance
 */
export const findScanExceptions = (
  scan: FlaggedScan,
  { name, barcodeId }: Subject,
  isEffective: boolean,
): FoundException[] =>
  findings(scan, isEffective).map(([kind, detail]) => ({
    id: `${kind}:${scan.id}`,
    kind,
    date: indiaDate(scan.at),
    at: scan.at.toISOString(),
    name,
    barcodeId,
    ...detailed(detail),
  }));
