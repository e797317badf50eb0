import type { AttendanceException } from "../../contract/corrections";
import { indiaDate } from "../../domain/indiaTime";
import { dateText } from "../../domain/momentText";
import { durationText } from "../../domain/numberTexts";
import type { DayOff } from "../calendar/readCalendar";
import { minuteMs, minutesBetween } from "../durations";
import { isReplaced } from "../scans/recordScan";
import {
  assignmentOn,
  type DatedAssignment,
  type DatedEmployment,
  isEmployedOn,
} from "../shifts/datedFacts";
import type { Scan } from "./effectiveScans";
import {
  isCheckOutForgotten,
  pairScans,
  type Span,
  spansByWorkDate,
  spanTimes,
} from "./workDays/spans";
import { shiftOnOf, type WorkDaySettings } from "./workDays/workDays";
import {
  approvedFrom,
  computeDay,
  computeEarlyMs,
  type EarlyDecision,
  isEarlyUndecided,
} from "./workDays/workedTime";

/** An exception as the scans give it, without proposed corrections. */
export type FoundException = Omit<
  AttendanceException,
  "isProposed" | "version" | "direction" | "shift" | "scansAround"
>;

interface Subject {
  readonly name: string;
  readonly barcodeId: string;
}

interface PersonScans extends Subject {
  /** Of a date on which nothing else is known. */
  readonly unit: string;
  readonly assignments: readonly DatedAssignment[];
  /** Undefined where the person is employed on all days. */
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

/** At least one minute. */
const textOf = (ms: number): string => durationText(Math.max(1, Math.round(ms / minuteMs)));

const lengthOf = ({ checkIn, checkOut }: Span) =>
  checkOut ? checkOut.getTime() - checkIn.getTime() : undefined;

function kindOf(span: Span, { settings, now }: SpanRules) {
  const length = lengthOf(span);
  if (length !== undefined) return length > settings.longSpanMs ? "LONG_SPAN" : undefined;
  return isCheckOutForgotten(span, now) ? "OPEN_CHECK_OUT" : undefined;
}

function spanDetail({ checkIn, checkOut, workDay }: Span, { longestSpanMs }: WorkDaySettings) {
  if (checkOut)
    return `At work for ${durationText(minutesBetween(checkIn, checkOut))} without a pause`;
  const within = workDay ? "in this work day" : `within ${textOf(longestSpanMs)}`;
  return `No other scan ${within}: a check-out or a check-in is missing`;
}

function dayOffDetail(dayOff: DayOff, workedMinutes: number): string {
  const what = dayOff.kind === "HOLIDAY" ? `a holiday, ${dayOff.name}` : "the weekly off";
  return workedMinutes > 0 ? `Worked ${durationText(workedMinutes)} on ${what}` : `Came on ${what}`;
}

const earlyDetail = (spans: readonly Span[]) =>
  `Came ${textOf(computeEarlyMs(spans))} before the shift: this time counts only when it is approved`;

/** The dates of an employment may be corrected after the scans came. */
const notEmployedDetail = (name: string, date: string) =>
  `${name} is not employed on ${dateText(date)}: the scans of this day are not paid`;

/** A day off and an early start are at most one exception a day. A day outside employment has one alone. */
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
      more: Pick<FoundException, "detail" | "checkIn" | "checkOut">,
    ): FoundException => ({
      id: `${kind}:${refs.get(checkIn.getTime())}`,
      kind,
      date,
      at: checkIn.toISOString(),
      name,
      barcodeId,
      ...more,
    });
    const { checkIn, workedMinutes, ...day } = computeDay(
      theirs,
      approvedFrom(theirs, earlyDecisions),
    );
    if (!checkIn) return [];
    const ofDay = (kind: FoundException["kind"], detail: string) =>
      exceptionOf(kind, checkIn, { ...spanTimes({ checkIn, ...day }), detail });
    if (employments && !isEmployedOn(employments, date))
      return [ofDay("DEACTIVATED_BADGE", notEmployedDetail(name, date))];
    const odd = theirs.flatMap((span) => {
      const kind = kindOf(span, rules);
      if (!kind) return [];
      const detail = spanDetail(span, settings);
      return [exceptionOf(kind, span.checkIn, { ...spanTimes(span), detail })];
    });
    const dayOff = rules.dayOff(assignmentOn(assignments, date)?.unit ?? unit, date);
    return [
      ...odd,
      ...(dayOff ? [ofDay("DAY_OFF", dayOffDetail(dayOff, workedMinutes))] : []),
      ...(isEarlyUndecided(theirs, earlyDecisions, settings)
        ? [ofDay("EARLY_START", earlyDetail(theirs))]
        : []),
    ];
  });
}

/** A scan of a station that was late, by a wrong clock, or against the records. */
export interface FlaggedScan {
  readonly id: string;
  readonly isReel: boolean;
  /** A person at the station has let it go. */
  readonly isDismissed: boolean;
  readonly at: Date;
  /** By the station's clock. */
  readonly scannedAt: Date;
  readonly sentAt: Date;
  readonly receivedAt: Date;
  readonly isLate: boolean;
  readonly isClockOff: boolean;
  readonly isException: boolean;
  /** The message that the station showed. */
  readonly message: string | undefined;
}

function clockDetail(scan: FlaggedScan): string {
  const { scannedAt, sentAt, receivedAt } = scan;
  if (sentAt < scannedAt) return "The station's clock was set back while the scan waited";
  if (isReplaced(scan))
    return `The station's clock showed ${indiaDate(scannedAt)}: the time when the scan arrived was taken`;
  const skewMs = receivedAt.getTime() - sentAt.getTime();
  const off = `${textOf(Math.abs(skewMs))} ${skewMs > 0 ? "slow" : "fast"}`;
  return `The station's clock was ${off}; the time was corrected`;
}

type Finding = readonly [kind: FoundException["kind"], detail: string];

function findings(scan: FlaggedScan, counts: boolean): readonly Finding[] {
  if (scan.isDismissed) {
    // A correction may have added it.
    if (counts) return [];
    return [["DISMISSED_SCAN", `Dismissed at the station. It was refused: ${scan.message}`]];
  }
  if (scan.isException && scan.isReel)
    return [["REEL_CONFLICT", scan.message ?? "Against the records of the reel"]];
  if (scan.isException) {
    // If the scan counts, a correction has added it.
    if (counts) return [];
    return [["DEACTIVATED_BADGE", scan.message ?? "This badge was no longer active"]];
  }
  // A reel's scan changes no hours. A scan that does not count needs no check.
  if (scan.isReel || !counts) return [];
  const waited = textOf(scan.sentAt.getTime() - scan.scannedAt.getTime());
  const late: Finding = ["LATE_SCAN", `Sent ${waited} after it was scanned`];
  const clock: Finding = ["CLOCK_OFF", clockDetail(scan)];
  return [...(scan.isLate ? [late] : []), ...(scan.isClockOff ? [clock] : [])];
}

/** `counts` is true if a scan of the same person at the same instant counts. */
export const findScanExceptions = (
  scan: FlaggedScan,
  { name, barcodeId }: Subject,
  counts: boolean,
): FoundException[] =>
  findings(scan, counts).map(([kind, detail]) => ({
    id: `${kind}:${scan.id}`,
    kind,
    date: indiaDate(scan.at),
    at: scan.at.toISOString(),
    name,
    barcodeId,
    detail,
  }));
