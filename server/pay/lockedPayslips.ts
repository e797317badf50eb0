import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Reader } from "../db/connect";
import { payslips } from "../db/schema";
import { paiseOf } from "../units";
import type { CarriedComponent } from "./deductions";
import { type LockedRun, readLockedRun } from "./payRuns";
import { type DocumentLine, payslipSchema, payslipWithoutDaysSchema } from "./payslipDocument";

const whole = { document: sql`${payslips.document}`, schema: payslipSchema };
/** Without the days and the pieces, which are most of a document. */
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

/** A line of arrears that a locked month could take back only in part. */
export interface ArrearsLeft {
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
