import type { ReaderOptions } from "../../../contract/imports";
import type { ReaderScan } from "../../../contract/readerScans";
import { indiaDate } from "../../../domain/indiaTime";
import { say } from "../../../domain/messages/say";
import type { MatchedRow } from "../../records/matchedImport";
import { firstCredible, secondMs } from "../../units";
import { momentCellsText, momentField, readReaderTime } from "./readerTime";

/**
 * The columns of `attlog.dat`, which a reader of ZKTeco writes to a USB stick, with tabs and without headings. The user id
 * is padded with blanks. `GetAttLogFromDat` in ZKTeco's standalone SDK (UDisk demo, 2009) has the same order.
 */
const columnsOfLog = ["userId", "date", "device", "status", "verify", "workCode"];

const isUserId = (cell = "") => /^[A-Za-z0-9]{1,24}$/.test(cell.trim());
const isMoment = (cell = "") =>
  /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}[ T]+\d{1,2}:\d\d/.test(cell.trim());
const isDay = (cell = "") => /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}$/.test(cell.trim());
const isClock = (cell = "") => /^\d{1,2}:\d\d(:\d\d)?$/.test(cell.trim());

/** Returns the fields of the columns of a log without headings. Undefined if the cells are no row of a log. */
export function fieldsOfLog([userId, date, time, ...more]: readonly string[]) {
  if (!isUserId(userId)) return undefined;
  if (isMoment(date)) return columnsOfLog;
  return isDay(date) && isClock(time)
    ? ["userId", "date", "time", ...columnsOfLog.slice(2, 2 + more.length)]
    : undefined;
}

/** True for a line around the scans: some readers write a serial number above and a checksum below. */
export const isFrame = (cells: readonly string[]) => {
  const [only = "", ...more] = cells.map((cell) => cell.trim()).filter((cell) => cell !== "");
  return more.length === 0 && /^(SN|CHECKSUM)\b/i.test(only);
};

export type ReaderRow = MatchedRow<ReaderScan>;

const textOf = ({ cell }: ReaderRow) => momentCellsText({ date: cell("date"), time: cell("time") });

export const timesOf = (rows: readonly ReaderRow[]): readonly string[] => rows.map(textOf);

/** Returns the field of the cell that has a row's moment. */
export const fieldOfMoment = ({ cell }: ReaderRow) =>
  momentField({ date: cell("date"), time: cell("time") });

interface RowTimes {
  /** The time of the scan by the reader's clock. */
  readonly readerAt: Date;
  /** The time of the scan by a right clock. */
  readonly at: Date;
}

/** The times of a row, or its error. A row of a clock that was set back has neither if the admin leaves such rows out. */
type ReadTimes =
  | RowTimes
  | { readonly message: ReturnType<typeof say> }
  | { readonly isLeft: true };

/** Reads the moment of a row, corrected by the error of the reader's clock. */
export function readTimes(
  row: ReaderRow,
  { clockAheadSeconds, leavesReset }: ReaderOptions,
  { monthFirst, now }: { readonly monthFirst: boolean; readonly now: Date },
): ReadTimes {
  const readerAt = readReaderTime(textOf(row), monthFirst);
  if (readerAt === undefined) return { message: say("reader.time") };
  if (readerAt < firstCredible) {
    if (leavesReset) return { isLeft: true };
    return { message: say("reader.reset", { date: { date: indiaDate(readerAt) } }) };
  }
  const at = new Date(readerAt.getTime() - clockAheadSeconds * secondMs);
  return at > now ? { message: say("reader.inFuture") } : { readerAt, at };
}
