import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { type PayLine, Payslip } from "../../contract/payroll";
import type { Reader } from "../db/connect";
import { payslips } from "../db/schema";
import { storedSchema } from "../storedSchema";
import { type LockedRun, readLockedRun } from "./payRuns";

const DayOfVersion1 = z.looseObject({
  workedHours: z.number(),
  overtimeHours: z.number(),
  weekOvertimeHours: z.number(),
});
const Version1 = z.looseObject({
  overtimeHours: z.number(),
  days: z.optional(z.array(DayOfVersion1)),
});

/** Version 1 had hours to the hundredth: these minutes are not whole, so that its paper prints the same hours. */
function fromVersion1(stored: unknown): unknown {
  const { overtimeHours, days, ...rest } = Version1.parse(stored);
  return {
    ...rest,
    ...(days && {
      days: days.map(({ workedHours, overtimeHours, weekOvertimeHours, ...day }) => ({
        ...day,
        workedMinutes: workedHours * 60,
        overtimeMinutes: overtimeHours * 60,
        weekOvertimeMinutes: weekOvertimeHours * 60,
      })),
    }),
    overtimeMinutes: overtimeHours * 60,
    paperVersion: 1,
  };
}

const schemaOf = <Schema extends z.ZodMiniType>(schema: Schema) =>
  storedSchema(
    "A payslip",
    (stored) => schema.parse(fromVersion1(stored)),
    (stored) => schema.parse(stored),
    // Version 3 has papers with the amount in words.
    (stored) => schema.parse(stored),
  );

export const payslipSchema = schemaOf(Payslip);

const WithoutDays = z.omit(Payslip, { days: true });
export type PayslipWithoutDays = z.infer<typeof WithoutDays>;

const whole = { document: sql`${payslips.document}`, schema: payslipSchema };
/** Without the days, which are most of a document. */
const withoutDays = { document: sql`${payslips.document} - 'days'`, schema: schemaOf(WithoutDays) };

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

/** A locked month's payslips just as they were when it was locked; undefined while the month is open. */
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

/** A line of arrears of which a locked month could take back only a part. */
export interface ArrearsLeft {
  readonly employeeId: number;
  readonly line: PayLine;
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
