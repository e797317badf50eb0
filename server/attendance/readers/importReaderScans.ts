import { type ReaderScan, readerImport } from "../../../contract/readerScans";
import { currentTime } from "../../../domain/clock";
import { indiaDate } from "../../../domain/indiaTime";
import { say } from "../../../domain/messages/say";
import { readCalendar } from "../../calendar/readCalendar";
import type { WriteDatabase } from "../../db/connect";
import { badRequest } from "../../errors";
import { groupBy } from "../../groupBy";
import { chunks } from "../../imports/readRows";
import { lockPayRunsShared, readLastClosedMonth } from "../../payLocks/lockedMonths";
import type { MatchedImport, MatchPlan } from "../../records/matchedImport";
import { workDaySettings } from "../workDays/workDays";
import {
  fieldOfMoment,
  fieldsOfLog,
  isFrame,
  type ReaderRow,
  readTimes,
  timesOf,
} from "./readerFile";
import {
  choosePerson,
  lockReaderPeople,
  type PersonScan,
  peopleByUserId,
  type ReaderPerson,
  readPeopleFacts,
  readReaderPeople,
  type TimedRow,
  workDateOf,
} from "./readerPeople";
import { isMonthFirst } from "./readerTime";
import { hasNear, readTakenTimes } from "./takenTimes";
import { undoReaderScans, writeReaderScans } from "./writeReaderScans";

type Matching = Parameters<MatchedImport<ReaderScan>["plan"]>[2];

/** Checks that a reader's file has a column for the times. @throws HttpError 400 without such a column */
function checkHeadings({ heading, headings }: Matching) {
  if (heading("date") !== "" || heading("time") !== "") return;
  const cells = headings.filter((text) => text !== "").join(", ");
  throw badRequest({ text: say("reader.noTime", { cells: cells.slice(0, 200) }) });
}

/** Reads the times of the rows. A row that is no scan, or has an error, gets its plan here. */
async function readScanTimes(
  rows: readonly ReaderRow[],
  plans: MatchPlan[],
  { reader }: Matching,
  peopleOf: (userId: string) => readonly ReaderPerson[],
): Promise<TimedRow[]> {
  const leftOut = new Set(reader.leftOut.map((id) => id.trim().toLowerCase()));
  const clock = { monthFirst: isMonthFirst(timesOf(rows)), now: currentTime() };
  const timed: TimedRow[] = [];
  for await (const part of chunks([...rows.entries()])) {
    for (const [place, row] of part) {
      const userId = row.cell("userId");
      if (isFrame(row.cells)) continue;
      if (leftOut.has(userId.toLowerCase())) {
        plans[place] = { state: "left" };
        continue;
      }
      const read = readTimes(row, reader, clock);
      const message = "message" in read ? { [fieldOfMoment(row)]: read.message } : {};
      const errors = { ...row.errors, ...message };
      if ("isLeft" in read) plans[place] = { state: "left" };
      else if ("message" in read || Object.keys(errors).length > 0)
        plans[place] = { state: "wrong", errors };
      else timed.push({ place, row, userId, ...read, people: peopleOf(userId) });
    }
  }
  return timed;
}

/** Returns the first and the last instant of a file's rows. */
const rangeOf = (rows: readonly TimedRow[]) => {
  const times = rows.map(({ at }) => at.getTime());
  const first = times.reduce((least, at) => Math.min(least, at), Infinity);
  const last = times.reduce((most, at) => Math.max(most, at), -Infinity);
  return { first: new Date(first), last: new Date(last) };
};

/** Finds the person of each row. A row of an unknown person, of a locked month or of an earlier day gets its plan here. */
async function findPeople(
  tx: WriteDatabase,
  timed: readonly TimedRow[],
  plans: MatchPlan[],
  { reader: { from } }: Matching,
): Promise<PersonScan[]> {
  const employeeIds = [...new Set(timed.flatMap(({ people }) => people.map(({ id }) => id)))];
  const range = rangeOf(timed);
  const calendar = await readCalendar(tx);
  const settings = workDaySettings(calendar);
  const [first, last] = [indiaDate(range.first), indiaDate(range.last)];
  const facts = await readPeopleFacts(tx, { first, last, employeeIds, settings });
  const closed = await readLastClosedMonth(tx);
  const scans: PersonScan[] = [];
  for await (const part of chunks(timed)) {
    for (const row of part) {
      const { place, at } = row;
      const found = choosePerson(row.people, row, { calendar, facts });
      const person = "person" in found ? found.person : undefined;
      const { date, shortestSpanMs } = workDateOf(facts.get(person?.id ?? 0), at, settings);
      const scan = { ...(person && { name: person.name }), at: at.toISOString() };
      if (from !== undefined && date < from) plans[place] = { state: "left", scan };
      else if ("errors" in found) plans[place] = { state: "wrong", errors: found.errors, scan };
      else if (closed !== undefined && date.slice(0, 7) <= closed) {
        const message = say("reader.locked", { month: { month: date.slice(0, 7) } });
        plans[place] = { state: "wrong", errors: { [fieldOfMoment(row.row)]: message }, scan };
      } else scans.push({ ...row, person: found.person, shortestSpanMs });
    }
  }
  return scans;
}

const keyOf = ({ person, readerAt }: PersonScan) =>
  JSON.stringify([person.id, readerAt.toISOString()]);

/** Plans the scans of known people: new, imported before, or so near another scan that they change nothing. */
async function planScans(
  tx: WriteDatabase,
  scans: readonly PersonScan[],
  plans: MatchPlan[],
  { findEarlier }: Matching,
): Promise<void> {
  const inOrder = scans.toSorted(
    (a, b) => a.person.id - b.person.id || a.at.getTime() - b.at.getTime() || a.place - b.place,
  );
  const firsts = new Map<string, number>();
  for await (const part of chunks(inOrder)) {
    for (const scan of part) {
      const key = keyOf(scan);
      if (!firsts.has(key)) firsts.set(key, scan.place);
    }
  }
  const earlier = await findEarlier([...firsts.keys()]);
  const earlierOf = new Map([...firsts.values()].map((place, index) => [place, earlier[index]]));
  const byPerson = groupBy(inOrder, ({ person }) => person.id);
  const taken = await readTakenTimes(tx, [...byPerson.keys()], rangeOf(scans));
  for (const [id, theirs] of byPerson) {
    let before = -Infinity;
    for (const { place, person, at, shortestSpanMs } of theirs) {
      const scan = { name: person.name, at: at.toISOString() };
      const known = earlierOf.get(place);
      const time = at.getTime();
      if (known?.importedAt !== undefined) {
        plans[place] = { state: "repeated", earlier: known, scan };
        continue;
      }
      const isTaken =
        known === undefined ||
        time - before < shortestSpanMs ||
        hasNear(taken.get(id) ?? [], time, shortestSpanMs);
      if (!isTaken) before = time;
      const about = `${id} ${scan.at}`;
      plans[place] = isTaken
        ? { state: "unchanged", scan }
        : { state: "new", earlier: known, scan, about };
    }
  }
}

/** A reader stores up to 200,000 scans, and each file has all scans of the reader. */
const maxReaderRows = 200_000;

/**
 * Imports the scans of a biometric reader. The scans count without an approval, so only an admin who decides on corrections
 * may import.
 */
export const readerScanImport: MatchedImport<ReaderScan> = {
  forms: readerImport,
  fieldsWithoutHeadings: fieldsOfLog,
  maxRows: maxReaderRows,
  importCall: "decideCorrection",
  undoCall: "decideCorrection",

  async plan(tx, rows, matching) {
    checkHeadings(matching);
    await lockPayRunsShared(tx);
    const plans: MatchPlan[] = rows.map(() => ({ state: "unchanged" }));
    const peopleOf = peopleByUserId(await readReaderPeople(tx));
    const timed = await readScanTimes(rows, plans, matching, peopleOf);
    // A dry run does not keep the stations waiting.
    if (!matching.isDryRun)
      await lockReaderPeople(
        tx,
        timed.flatMap(({ people }) => people.map(({ id }) => id)),
      );
    const scans = timed.length > 0 ? await findPeople(tx, timed, plans, matching) : [];
    if (scans.length > 0) await planScans(tx, scans, plans, matching);
    const byPlace = new Map(scans.map((scan) => [scan.place, scan]));
    return {
      rows: plans,
      write: (into, places, importing) =>
        writeReaderScans(
          into,
          places.flatMap((place) => byPlace.get(place) ?? []),
          { ...importing, clockAheadSeconds: matching.reader.clockAheadSeconds },
        ),
    };
  },

  undo: undoReaderScans,
};
