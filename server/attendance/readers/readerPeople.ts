import { asc, inArray, isNotNull } from "drizzle-orm";
import type { PlantCalendar } from "../../../contract/calendar";
import type { FieldMessages } from "../../../contract/errors";
import { indiaDate } from "../../../domain/indiaTime";
import { say } from "../../../domain/messages/say";
import type { WriteDatabase } from "../../db/connect";
import { employees } from "../../db/schema";
import { pickColumns } from "../../db/tables";
import {
  type DatedAssignment,
  type DatedEmployment,
  mayScanAt,
  readEmployments,
} from "../../shifts/datedFacts";
import { readWorkAssignments } from "../readScans";
import {
  longestSpanBefore,
  settingsOfScan,
  shiftOnOf,
  type WorkDaySettings,
  workDaysOf,
} from "../workDays/workDays";
import type { ReaderRow } from "./readerFile";
import { findUsers } from "./readerUsers";

/** An employee with a user id at the reader. */
export interface ReaderPerson {
  readonly id: number;
  readonly name: string;
  readonly barcodeId: string;
  readonly readerUserId: string;
}

/** A row with its moment. */
export interface TimedRow {
  readonly place: number;
  readonly row: ReaderRow;
  readonly userId: string;
  /** The time of the scan by the reader's clock. */
  readonly readerAt: Date;
  readonly at: Date;
  readonly people: readonly ReaderPerson[];
}

/** A scan that may be new. */
export interface PersonScan extends TimedRow {
  readonly person: ReaderPerson;
  readonly shortestSpanMs: number;
}

export async function readReaderPeople(tx: WriteDatabase): Promise<ReaderPerson[]> {
  const rows = await tx
    .select(pickColumns(employees, "id", "name", "barcodeId", "readerUserId"))
    .from(employees)
    .where(isNotNull(employees.readerUserId))
    .orderBy(asc(employees.id));
  return rows.flatMap(({ readerUserId, ...row }) =>
    readerUserId === null ? [] : [{ ...row, readerUserId }],
  );
}

/** Locks people as a station does, so that a scan of a station that comes meanwhile sees the scans of the file. */
export const lockReaderPeople = (tx: WriteDatabase, ids: readonly number[]) =>
  tx
    .select({ id: employees.id })
    .from(employees)
    // A file may have 200,000 rows of few people. The driver cannot write a statement with 200,000 numbers.
    .where(inArray(employees.id, [...new Set(ids)]))
    .orderBy(asc(employees.id))
    .for("no key update");

/** Returns a function that finds the people of a user id. The function searches for each user id once. */
export function peopleByUserId(people: readonly ReaderPerson[]) {
  const found = new Map<string, readonly ReaderPerson[]>();
  return (userId: string): readonly ReaderPerson[] => {
    const known = found.get(userId) ?? findUsers(people, userId);
    found.set(userId, known);
    return known;
  };
}

/** The facts that decide to which work day a scan of a person belongs. */
export interface PersonFacts {
  readonly employments: readonly DatedEmployment[];
  readonly workDays: ReturnType<typeof workDaysOf>;
}

interface FactsRange {
  readonly first: string;
  readonly last: string;
  readonly employeeIds: readonly number[];
  readonly settings: WorkDaySettings;
}

/** Reads the facts of people from a first to a last date, calendar dates in India. */
export async function readPeopleFacts(
  tx: WriteDatabase,
  { settings, ...range }: FactsRange,
): Promise<ReadonlyMap<number, PersonFacts>> {
  const employments = await readEmployments(tx, range.employeeIds);
  const assigned = await readWorkAssignments(tx, range);
  const factsOf = (id: number): PersonFacts => {
    const dated: readonly DatedAssignment[] = assigned.get(id) ?? [];
    return {
      employments: employments.get(id) ?? [],
      workDays: workDaysOf(shiftOnOf(dated), settings),
    };
  };
  return new Map(range.employeeIds.map((id) => [id, factsOf(id)]));
}

/** Returns the date of the work day of a scan, and the distance within which a second scan counts for nothing. */
export function workDateOf(facts: PersonFacts | undefined, at: Date, settings: WorkDaySettings) {
  const workDay = facts?.workDays.at(at);
  const { shortestSpanMs } = settingsOfScan(settings, at, workDay);
  return { date: workDay?.date ?? indiaDate(at), shortestSpanMs };
}

interface Known {
  readonly calendar: PlantCalendar;
  readonly facts: ReadonlyMap<number, PersonFacts>;
}

type FoundPerson = { readonly person: ReaderPerson } | { readonly errors: FieldMessages };

/**
 * Chooses the person of a scan among those with the user id: the one who is employed at that time. A leaver and the
 * successor may have the same id.
 */
export function choosePerson(
  people: readonly ReaderPerson[],
  { userId, at }: { readonly userId: string; readonly at: Date },
  { calendar, facts }: Known,
): FoundPerson {
  const ids = new Set(people.map(({ readerUserId }) => readerUserId.toLowerCase()));
  const [last] = people.slice(-1);
  if (last === undefined)
    return { errors: { userId: say("reader.unknownUser", { user: userId }) } };
  const longestSpanHours = longestSpanBefore(calendar, at);
  const employed = people.filter(({ id }) =>
    mayScanAt(facts.get(id)?.employments ?? [], at, longestSpanHours),
  );
  const [person] = employed;
  if (ids.size > 1 || employed.length > 1) {
    const all = people.map(({ name }) => name);
    const names = { all, by: ", " };
    return { errors: { userId: say("reader.ambiguous", { user: userId, names }) } };
  }
  if (person) return { person };
  const date = { date: indiaDate(at) };
  return { errors: { userId: say("employment.notOn", { name: last.name, date }) } };
}
