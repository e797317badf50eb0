import type { PunchReply } from "../../contract/scans";
import { indiaDate } from "../../domain/indiaTime";
import { hoursOf } from "../durations";
import { dayOf } from "./dayPay";
import { approvedFrom, type EarlyDecision } from "./workDays/earlyDecisions";
import { type PairingRules, pairScans } from "./workDays/spans";

/** The outcome of a badge scan, and the completed hours of its work day. */
interface ReadPunch extends Pick<PunchReply, "workedHours" | "recordedAs"> {
  outcome: Exclude<PunchReply["outcome"], "EXCEPTION">;
  /** When it was scanned; of one that was recorded already, when it was recorded. */
  at: Date;
}

/** The rules for reading a scan. */
interface PunchRules extends PairingRules {
  readonly earlyDecisions?: readonly EarlyDecision[] | undefined;
}

/**
 * Reads a scan among the others of the same person.
 * @param others in any order, before and after it
 */
export function classifyPunch(
  others: readonly Date[],
  scannedAt: Date,
  rules: PunchRules,
): ReadPunch {
  const { shortestSpanMs } = rules.settings;
  const recorded = others.find(
    (other) => Math.abs(other.getTime() - scannedAt.getTime()) < shortestSpanMs,
  );
  const at = recorded ?? scannedAt;
  const spans = pairScans(recorded ? others : [...others, at], rules);
  const isIn = ({ checkIn, checkOut = checkIn }: (typeof spans)[number]) =>
    checkIn <= at && at <= checkOut;
  const span = spans.find(isIn);
  const date = span?.workDate ?? indiaDate(at);
  const own = spans.filter(({ workDate }) => workDate === date);
  const { workedMinutes } = dayOf(own, approvedFrom(own, rules.earlyDecisions));
  const isCheckOut = span?.checkOut?.getTime() === at.getTime();
  const outcome = isCheckOut ? "CHECKED_OUT" : "CHECKED_IN";
  return {
    ...(recorded ? { outcome: "ALREADY_RECORDED", recordedAs: outcome } : { outcome }),
    at,
    workedHours: hoursOf(workedMinutes),
  };
}
