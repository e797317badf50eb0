import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import * as z from "zod/mini";
import type { MonthWages, Wages } from "../../domain/lineWages";
import { paiseOf } from "../../domain/storedUnits";
import type { Reader } from "../db/connect";
import { payslips } from "../db/schema";
import { groupBy } from "../groupBy";
import { readLastClosedMonth } from "../payLocks/lockedMonths";
import type { CarriedComponent } from "./deductions";
import { type LockedRun, type RatesOfPerson, readLockedRun } from "./payRuns";
import { type DocumentLine, payslipSchema, payslipWithoutDaysSchema } from "./payslipDocument";
import { payslipWages } from "./payslipWages";
import { findDecidingMonths, isDeciding } from "./statutoryLines";

const whole = { document: sql`${payslips.document}`, schema: payslipSchema };
/** The columns of a payslip without its days and pieces, which are most of a document. */
const withoutDays = {
  document: sql`${payslips.document} - 'days' - 'pieces'`,
  schema: payslipWithoutDaysSchema,
};

type Ids = readonly number[] | undefined;

const isOf = (employeeIds: Ids) => employeeIds && inArray(payslips.employeeId, [...employeeIds]);

async function readDocuments<Document>(
  db: Reader,
  { document, schema }: { document: SQL; schema: { read(version: number, of: unknown): Document } },
  ...conditions: (SQL | undefined)[]
): Promise<Document[]> {
  const rows = await db
    .select({ document, schemaVersion: payslips.schemaVersion })
    .from(payslips)
    .where(and(...conditions))
    .orderBy(payslips.employeeId);
  return rows.map((row) => schema.read(row.schemaVersion, row.document));
}

/** Returns a locked month's payslips as they were at the lock. Undefined while the month is open. */
export async function readLockedPayslips(db: Reader, month: string, employeeIds?: Ids) {
  const run = await readLockedRun(db, month);
  return run && readDocuments(db, whole, eq(payslips.runId, run.id), isOf(employeeIds));
}

export async function readLockedPayslipsWithoutDays(db: Reader, month: string, employeeIds?: Ids) {
  const run = await readLockedRun(db, month);
  return run && readDocuments(db, withoutDays, eq(payslips.runId, run.id), isOf(employeeIds));
}

export function readPayslipsOfRuns(db: Reader, runs: readonly LockedRun[], employeeIds: Ids) {
  const isOfRuns = inArray(
    payslips.runId,
    runs.map(({ id }) => id),
  );
  return readDocuments(db, withoutDays, isOfRuns, isOf(employeeIds));
}

const Dates = z.array(z.string());

/** Reads the dates of a locked month on which people were employed, by employee. */
export async function readEmployedDates(
  db: Reader,
  { id }: Pick<LockedRun, "id">,
  employeeIds: Ids,
): Promise<ReadonlyMap<number, readonly string[]>> {
  const rows = await db
    .select({
      employeeId: payslips.employeeId,
      dates: sql`jsonb_path_query_array(${payslips.document}, '$.days[*].date')`,
    })
    .from(payslips)
    .where(and(eq(payslips.runId, id), isOf(employeeIds)));
  return new Map(rows.map(({ employeeId, dates }) => [employeeId, Dates.parse(dates)]));
}

/** A line of arrears of a locked month. */
export interface ArrearsOfPerson {
  readonly employeeId: number;
  readonly line: DocumentLine;
}

export async function readArrearsLeft(db: Reader, { id }: Pick<LockedRun, "id">, employeeIds: Ids) {
  const hasLeft = sql`${payslips.document} @? '$.lines[*] ? (@.kind == "ARREARS" && @.carriedOver > 0)'`;
  const isOfRun = eq(payslips.runId, id);
  const found = await readDocuments(db, withoutDays, isOfRun, hasLeft, isOf(employeeIds));
  return found.flatMap(({ employeeId, lines }) =>
    lines
      .filter(({ kind, carriedOver = 0 }) => kind === "ARREARS" && carriedOver > 0)
      .map((line) => ({ employeeId, line })),
  );
}

/** Reads the arrears of the provident fund of a month that a later locked month has paid. */
export async function readFundArrears(
  db: Reader,
  { id }: Pick<LockedRun, "id">,
  month: string,
): Promise<ArrearsOfPerson[]> {
  const isArrears = sql`${payslips.document} @? ${`$.lines[*] ? (@.kind == "ARREARS" && @.of == "PROVIDENT_FUND" && @.label == "${month}")`}::jsonpath`;
  const found = await readDocuments(db, withoutDays, eq(payslips.runId, id), isArrears);
  return found.flatMap(({ employeeId, lines }) =>
    lines
      .filter(
        ({ kind, of, label }) => kind === "ARREARS" && of === "PROVIDENT_FUND" && label === month,
      )
      .map((line) => ({ employeeId, line })),
  );
}

interface CarriedByPerson extends CarriedComponent {
  readonly employeeId: number;
}

/** Reads the deductions of components that a locked month carried over. */
export async function readCarriedComponents(
  db: Reader,
  { id: runId }: Pick<LockedRun, "id">,
  employeeIds: Ids,
): Promise<CarriedByPerson[]> {
  const hasLeft = sql`${payslips.document} @? '$.lines[*] ? (@.componentId > 0 && @.carriedOver > 0)'`;
  const found = await readDocuments(
    db,
    withoutDays,
    eq(payslips.runId, runId),
    hasLeft,
    isOf(employeeIds),
  );
  return found.flatMap(({ employeeId, lines }) =>
    lines.flatMap(({ componentId: id, label: name = "", carriedOver = 0 }) =>
      id === undefined || carriedOver === 0
        ? []
        : [{ employeeId, id, name, paise: paiseOf(carriedOver) }],
    ),
  );
}

interface PersonWages extends MonthWages {
  readonly employeeId: number;
}

/** The wages of months that are read already, by month and employee. Undefined for a person without wages. */
export type KnownWages = Map<string, Map<number, Wages | undefined>>;

export function keepWages(known: KnownWages, paid: readonly PersonWages[]): void {
  for (const { month, employeeId, wages } of paid) {
    const ofMonth = known.get(month) ?? new Map<number, Wages | undefined>();
    known.set(month, ofMonth.set(employeeId, wages));
  }
}

type ReadWages = (month: string, employeeIds: readonly number[]) => Promise<PersonWages[]>;

interface EarlierOptions {
  readonly ratesOf: RatesOfPerson;
  readonly known: KnownWages;
  /** Computes the wages of an open month. */
  readonly readOpenWages: ReadWages;
}

/**
 * Reads the wages of a month. A locked month has stored payslips. A month that was paid before this product has none.
 */
async function readWages(
  db: Reader,
  month: string,
  ids: readonly number[],
  readOpenWages: ReadWages,
): Promise<readonly PersonWages[]> {
  const locked = await readLockedPayslipsWithoutDays(db, month, ids);
  if (locked) {
    return locked.map(({ employeeId, lines }) => {
      const wages = payslipWages(lines);
      return { employeeId, month, wages };
    });
  }
  const closed = await readLastClosedMonth(db);
  return closed !== undefined && month <= closed ? [] : readOpenWages(month, ids);
}

/**
 * Reads the earlier wages of a contribution period that decide if a person is still covered. Only people with wages
 * above a limit need them. The first month with wages decides, so for most people one month is enough.
 */
export async function readEarlierWages(
  db: Reader,
  paid: readonly PersonWages[],
  { ratesOf, known, readOpenWages }: EarlierOptions,
): Promise<ReadonlyMap<number, readonly MonthWages[]>> {
  const needed = paid.flatMap((person) =>
    findDecidingMonths(ratesOf(person.employeeId), person).map((month) => ({
      month,
      employeeId: person.employeeId,
    })),
  );
  const idsOf = groupBy(needed, ({ month }) => month);
  const decided = new Set<number>();
  const found: PersonWages[] = [];
  for (const [month, people] of [...idsOf].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const ids = people.map(({ employeeId }) => employeeId).filter((id) => !decided.has(id));
    const unknown = ids.filter((id) => !known.get(month)?.has(id));
    if (unknown.length > 0) {
      const ofMonth = known.get(month) ?? new Map<number, Wages | undefined>();
      for (const id of unknown) ofMonth.set(id, undefined);
      known.set(month, ofMonth);
      keepWages(known, await readWages(db, month, unknown, readOpenWages));
    }
    for (const employeeId of ids) {
      const wages = known.get(month)?.get(employeeId);
      if (!wages) continue;
      found.push({ employeeId, month, wages });
      if (isDeciding(ratesOf(employeeId), { month, wages })) decided.add(employeeId);
    }
  }
  return groupBy(found, ({ employeeId }) => employeeId);
}
