import { isDeepStrictEqual } from "node:util";
import { and, desc, eq, lt, sql } from "drizzle-orm";
import type * as z from "zod/mini";
import type { ScanReason } from "../../contract/machineScans";
import { currentTime } from "../../domain/clock";
import { indiaDate } from "../../domain/indiaTime";
import { type Message, say } from "../../domain/messages/say";
import { authorOf, recordChange } from "../audit/auditLog";
import type { Session } from "../auth/sessions";
import type { DeviceSession } from "../auth/tokens";
import type { WriteDatabase } from "../db/connect";
import { scans } from "../db/schema";
import type { Transact } from "../db/transact";
import { conflict, sentMessage, Unconfirmed } from "../errors";
import { countScan } from "../http/metrics";
import { addNotices } from "../notices/addNotices";
import { firstCredible, hourMs, minuteMs } from "../units";

/**
 * The messages that only the office reads, by their codes, with the message that a station gets in their place. People
 * of the plant and drivers read a station's screen, so no message to a station has amounts of money, wages or phone numbers.
 */
const stationMessages: ReadonlyMap<string, Message> = new Map([
  ["credit.atOrder", say("credit.askOffice")],
]);

/** Returns the message that a station gets. */
const tellStation = (message: Message): Message => stationMessages.get(message.code) ?? message;

/** Returns the reply that a station gets. The stored reply has the message for the office. */
function withStationMessage<Reply extends { readonly code?: string | undefined }>(
  reply: Reply,
): Reply {
  const told = stationMessages.get(reply.code ?? "");
  return told ? { ...reply, values: undefined, ...sentMessage(told) } : reply;
}

/** A scan is late, and a clock is wrong, by more than this, in milliseconds. */
const toleranceMs = 2 * minuteMs;
/** The most milliseconds by which a scan may be earlier than the device's previous one. */
const longestStepBackMs = 24 * hourMs;

/** The times of a scan and of its sending, by the station's clock. */
interface ClockTimes {
  readonly scannedAt: Date;
  readonly sentAt: Date;
}

interface ScanTime {
  /** The time of the scan by the host's clock. */
  readonly at: Date;
  /** True if the scan waited at the station before it was sent. */
  readonly isLate: boolean;
  /** True if the station's clock is wrong, or was set while the scan waited. */
  readonly isClockOff: boolean;
}

/** True if the time of a scan's arrival replaced the station's time. */
export const isReplaced = ({
  scannedAt,
  sentAt,
  receivedAt,
  at,
}: ClockTimes & { readonly receivedAt: Date; readonly at: Date }) =>
  scannedAt < firstCredible || (scannedAt < sentAt && at.getTime() === receivedAt.getTime());

/**
 * Computes the time of a scan by the host's clock: the station's time, corrected by the clock's error at sending. Never
 * after `now`. A time before 2020, by the station's clock or corrected, or more than 24 h before the device's previous scan,
 * is replaced by `now` and marked as a wrong clock. The time that the scan waited is unknown then. Source:
 * docs/trade/attendance.md#the-time-of-a-scan.
 * @param previousAt when the device made the scan before this one
 */
export function scanTime(
  { scannedAt, sentAt }: ClockTimes,
  now: Date,
  previousAt?: Date,
): ScanTime {
  const skewMs = now.getTime() - sentAt.getTime();
  const waitedMs = sentAt.getTime() - scannedAt.getTime();
  const at = Math.min(scannedAt.getTime() + skewMs, now.getTime());
  const isBeforeOthers = previousAt !== undefined && at < previousAt.getTime() - longestStepBackMs;
  const isTooEarly = Math.min(scannedAt.getTime(), at) < firstCredible.getTime();
  if (isTooEarly || isBeforeOthers) return { at: now, isLate: false, isClockOff: true };
  return {
    at: new Date(at),
    isLate: waitedMs > toleranceMs,
    isClockOff: Math.abs(skewMs) > toleranceMs || waitedMs < 0,
  };
}

interface ScanBody {
  scanId: string;
  sequence: number;
  scannedAt: string;
  sentAt: string;
  queued: boolean;
}

interface ScanReply {
  outcome: string;
  code?: string | undefined;
  values?: Readonly<Record<string, unknown>> | undefined;
}

/** The effect of a scan, decided by the records at that moment. */
export interface Decision<Reply> {
  reply: Reply;
  employeeId?: number;
  reelId?: number;
  /**
   * Set if the records contradict the scan. A queued scan is then stored as an exception for the office. The operator of a
   * scan that was not queued gets an error, and the scan is stored only with `always`.
   */
  exception?: "always" | "ifQueued";
  /** A question that the operator must confirm before the scan is recorded. A queued scan needs no confirmation. */
  question?: {
    readonly reason: ScanReason;
    readonly message: Message;
    readonly current: object;
  };
  version?: number;
  write?: (tx: WriteDatabase) => Promise<unknown>;
}

interface Scan<Body, Reply> {
  call: (typeof scans.$inferInsert)["call"];
  reply: z.ZodMiniType<Reply, Reply>;
  body: Body;
  session: Session | DeviceSession;
  /** Reads under lock. `at` is by the host's clock. @throws HttpError if the scan cannot be recorded */
  decide: (tx: WriteDatabase, at: Date) => Promise<Decision<Reply>>;
}

/** Returns the message of a scan that contradicts the records. Scans of earlier versions have no code. */
const refusalOf = ({ code = "scan.notRecorded", values }: ScanReply): Message => ({ code, values });

/**
 * Finds the time of the device's scan before this one. Skips scans with a wrong clock. Undefined for an admin, because each
 * of an admin's browsers numbers its own scans.
 */
async function findPreviousScanAt(
  tx: WriteDatabase,
  session: Session | DeviceSession,
  sequence: number,
): Promise<Date | undefined> {
  if ("adminId" in session) return undefined;
  const [previous] = await tx
    .select({ at: scans.at })
    .from(scans)
    .where(
      and(
        eq(scans.deviceId, session.deviceId),
        lt(scans.sequence, sequence),
        eq(scans.isClockOff, false),
      ),
    )
    .orderBy(desc(scans.sequence), desc(scans.at))
    .limit(1);
  return previous?.at;
}

/** What the handler of each scan declares about its transaction. */
export const scanTransactions = {
  ownTransactions: "A scan that contradicts the records is stored, although its reply is an error.",
} as const;

/** Returns JSON as the database returns it, without fields that have no value. */
const asStored = (content: object): unknown => JSON.parse(JSON.stringify(content));

/**
 * Records a scan once: a second request with the scan's id gets the first reply, on every server. The scan and the
 * changes are written in one transaction.
 * @throws HttpError 409 if another scan has this id, or if the scan is an exception that did not wait at the station
 * @throws Unconfirmed 409 if an operator is present to confirm the scan
 */
export async function recordScan<Body extends ScanBody, Reply extends ScanReply>(
  transact: Transact,
  { call, reply: schema, body, session, decide }: Scan<Body, Reply>,
): Promise<Reply> {
  const { scanId, sentAt, queued, ...content } = body;
  const recorded = await transact(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${scanId}, 0))`);
    const [first] = await tx.select().from(scans).where(eq(scans.id, scanId));
    if (first) {
      if (first.call !== call || !isDeepStrictEqual(first.content, asStored(content)))
        throw conflict(say("scan.usedId"));
      return {
        reply: schema.parse(first.reply),
        isException: first.isException,
        delayMs: undefined,
      };
    }
    const receivedAt = currentTime();
    const clock = { scannedAt: new Date(content.scannedAt), sentAt: new Date(sentAt) };
    const time = scanTime(
      clock,
      receivedAt,
      await findPreviousScanAt(tx, session, content.sequence),
    );
    const {
      reply: decided,
      write,
      exception,
      question,
      version,
      ...about
    } = await decide(tx, time.at);
    if (question && !queued)
      throw new Unconfirmed(question.reason, question.message, question.current);
    const reply = schema.parse(decided);
    if (exception === "ifQueued" && !queued) throw conflict(tellStation(refusalOf(reply)));
    const isException = exception !== undefined;
    await tx.insert(scans).values({
      id: scanId,
      call,
      ...("adminId" in session ? { adminId: session.adminId } : { deviceId: session.deviceId }),
      sequence: content.sequence,
      content,
      ...about,
      ...clock,
      receivedAt,
      ...time,
      isException,
      reply,
    });
    await write?.(tx);
    if (isException) {
      const message = say("notice.refusedScan", { reason: refusalOf(reply) });
      const exception = { date: indiaDate(time.at), id: scanId };
      const about = {
        seenBy: "getExceptions",
        message,
        exception,
        event: `scan ${scanId}`,
      } as const;
      await addNotices(tx, { kind: "REFUSED_SCAN", ...about });
    }
    await recordChange(tx, authorOf(session), {
      call,
      // The reel's history shows where it ran. Badges are scanned too often for such an entry.
      record: about.reelId === undefined ? `scan ${scanId}` : `reel ${about.reelId}`,
      after: { ...reply, scanId },
      ...(version !== undefined && { version }),
    });
    return { reply, isException, delayMs: receivedAt.getTime() - time.at.getTime() };
  });
  // A repeated scan was counted when it was stored the first time.
  if (recorded.delayMs !== undefined) countScan(call, recorded.isException, recorded.delayMs);
  if (recorded.isException && !queued) throw conflict(tellStation(refusalOf(recorded.reply)));
  return withStationMessage(recorded.reply);
}
