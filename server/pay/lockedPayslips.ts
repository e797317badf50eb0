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

/** The stored payslip of a locked month. */
export const payslipSchema = storedSchema(
  "A payslip",
  (stored) => Payslip.parse(fromVersion1(stored)),
  (stored) => Payslip.parse(stored),
);

const WithoutDays = z.omit(Payslip, { days: true });
export type PayslipWithoutDays = z.infer<typeof WithoutDays>;

const schemaWithoutDays = storedSchema(
  "A payslip",
  (stored) => WithoutDays.parse(fromVersion1(stored)),
  (stored) => WithoutDays.parse(stored),
);

/** The columns of a stored document. */
const stored = (document: SQL<unknown>) => ({ document, schemaVersion: payslips.schemaVersion });

async function readDocuments(
  db: Reader,
  month: string,
  document: SQL<unknown>,
  employeeIds: readonly number[] | undefined,
) {
  const run = await readLockedRun(db, month);
  if (!run) return undefined;
  return db
    .select(stored(document))
    .from(payslips)
    .where(
      and(
        eq(payslips.runId, run.id),
        employeeIds && inArray(payslips.employeeId, [...employeeIds]),
      ),
    )
    .orderBy(payslips.employeeId);
}

/** A locked month's payslips just as they were when it was locked; undefined while the month is open. */
export async function readLockedPayslips(
  db: Reader,
  month: string,
  employeeIds?: readonly number[],
): Promise<Payslip[] | undefined> {
  const documents = await readDocuments(db, month, sql`${payslips.document}`, employeeIds);
  return documents?.map(({ schemaVersion, document }) =>
    payslipSchema.read(schemaVersion, document),
  );
}

/** Reads a locked month's payslips without the days, which are most of a document. */
export async function readLockedPayslipsWithoutDays(
  db: Reader,
  month: string,
): Promise<PayslipWithoutDays[] | undefined> {
  const documents = await readDocuments(db, month, sql`${payslips.document} - 'days'`, undefined);
  return documents?.map(({ schemaVersion, document }) =>
    schemaWithoutDays.read(schemaVersion, document),
  );
}

/** Reads the payslips of locked months for some or all employees, without the days. */
export async function readPayslipsOfRuns(
  db: Reader,
  runs: readonly LockedRun[],
  employeeIds: readonly number[] | undefined,
): Promise<PayslipWithoutDays[]> {
  const runIds = runs.map(({ id }) => id);
  const rows = await db
    .select(stored(sql`${payslips.document} - 'days'`))
    .from(payslips)
    .where(
      and(
        inArray(payslips.runId, runIds),
        employeeIds && inArray(payslips.employeeId, [...employeeIds]),
      ),
    );
  return rows.map(({ schemaVersion, document }) => schemaWithoutDays.read(schemaVersion, document));
}

/** A line of arrears of which a locked month could take back only a part. */
export interface ArrearsLeft {
  readonly employeeId: number;
  readonly line: PayLine;
}

export async function readArrearsLeft(
  db: Reader,
  { id }: Pick<LockedRun, "id">,
  employeeIds: readonly number[] | undefined,
): Promise<ArrearsLeft[]> {
  const hasLeft = sql`${payslips.document} @? '$.lines[*] ? (@.kind == "ARREARS" && @.carriedOver > 0)'`;
  const rows = await db
    .select({ ...stored(sql`${payslips.document} - 'days'`), employeeId: payslips.employeeId })
    .from(payslips)
    .where(
      and(
        eq(payslips.runId, id),
        hasLeft,
        employeeIds && inArray(payslips.employeeId, [...employeeIds]),
      ),
    )
    .orderBy(payslips.employeeId);
  return rows.flatMap(({ employeeId, schemaVersion, document }) =>
    schemaWithoutDays
      .read(schemaVersion, document)
      .lines.filter(({ kind, carriedOver = 0 }) => kind === "ARREARS" && carriedOver > 0)
      .map((line) => ({ employeeId, line })),
  );
}
