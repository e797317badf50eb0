import { desc, eq, sql } from "drizzle-orm";
import type { EmploymentFacts } from "../../contract/shifts";
import { currentMillis, currentTime } from "../../domain/clock";
import { endOfIndiaDate, indiaDate } from "../../domain/indiaTime";
import { say } from "../../domain/messages/say";
import { type Change, recordChange } from "../audit/auditLog";
import type { Session } from "../auth/sessions";
import type { Reader, WriteDatabase } from "../db/connect";
import { parseId } from "../db/ids";
import { assignments, employees, employments, shifts } from "../db/schema";
import { rejectDuplicates, type UniqueConstraints } from "../db/writeRows";
import { notFound, StaleEdit } from "../errors";
import { secondMs } from "../units";

/**
 * Locks an employee, so that the second of two changes of one person's facts sees the first.
 * @throws HttpError 404 without such an employee
 */
export async function lockEmployee(tx: WriteDatabase, id: number | undefined) {
  if (id === undefined) throw notFound(say("this.employee"));
  const [row] = await tx
    .select({ id: employees.id, name: employees.name })
    .from(employees)
    .where(eq(employees.id, id))
    .for("no key update");
  if (!row) throw notFound(say("this.employee"));
  return row;
}

type Facts = typeof employments | typeof assignments;

/**
 * Locks the person of a fact, and reads the fact's row.
 * @throws HttpError 404 if there is none, or StaleEdit 409 if it is not at `readVersion`
 */
export async function lockFact(
  tx: WriteDatabase,
  table: Facts,
  idText: string,
  readVersion?: number,
) {
  const what = table === employments ? "employment" : "assignment";
  const id = parseId(idText) ?? 0;
  const read = () => tx.select().from(table).where(eq(table.id, id));
  const [found] = await read();
  if (!found) throw notFound(say(`this.${what}`));
  const person = await lockEmployee(tx, found.employeeId);
  const [row] = await read();
  if (!row) throw notFound(say(`this.${what}`));
  if (readVersion !== undefined && readVersion !== row.version) {
    const message = say(`${what}s.stale`, { name: person.name });
    throw new StaleEdit(message, await readEmploymentFacts(tx, person.id));
  }
  return { id, person };
}

interface FactChange extends Pick<Change, "call" | "before" | "after"> {
  readonly table: Facts;
}

/** The messages for a person who returns, if another active employee has the person's email or reader's user ID by now. */
const takenMeanwhile: UniqueConstraints = {
  employees_email: ["joinedOn", say("employee.emailTaken")],
  employees_reader_user_id: ["joinedOn", say("employee.readerUserIdTaken")],
};

/** Makes the person's badge and unit follow a written change, and audits the change. @returns the facts */
export async function finishChange(
  tx: WriteDatabase,
  session: Session,
  employeeId: number,
  { table, ...change }: FactChange,
): Promise<EmploymentFacts> {
  await followFacts(tx, [employeeId]);
  if (table === employments) await rejectDuplicates(takenMeanwhile, reopenBadge(tx, employeeId));
  await recordChange(tx, session, { ...change, record: `employee ${employeeId}` });
  return readEmploymentFacts(tx, employeeId);
}

/** Reads a person's employments and assignments, the latest first. */
export async function readEmploymentFacts(
  db: Reader,
  employeeId: number,
): Promise<EmploymentFacts> {
  const periods = await db
    .select()
    .from(employments)
    .where(eq(employments.employeeId, employeeId))
    .orderBy(desc(employments.joinedOn));
  const dated = await db
    .select({ assignment: assignments, shiftName: shifts.name })
    .from(assignments)
    .leftJoin(shifts, eq(shifts.id, assignments.shiftId))
    .where(eq(assignments.employeeId, employeeId))
    .orderBy(desc(assignments.validFrom));
  return {
    employments: periods.map(({ employeeId: _, leftOn, ...period }) => ({
      ...period,
      ...(leftOn !== null && { leftOn }),
    })),
    assignments: dated.map(({ assignment, shiftName }) => {
      const { id, validFrom, unit, shiftId, createdBy, version } = assignment;
      return {
        id,
        validFrom,
        unit,
        version,
        ...(shiftId !== null && { shiftId }),
        ...(shiftName !== null && { shiftName }),
        ...(createdBy !== null && { createdBy }),
      };
    }),
  };
}

/** Today's date in India, by the clock of the database: the trigger of `employees` has the same one. */
const today = sql`india_date(now())`;

/** The unit that holds today, and when the last employment ends. */
const facts = sql`
  select e.id,
    (select a.unit from ${assignments} a where a.employee_id = e.id
      order by a.valid_from > ${today}, abs(a.valid_from - ${today}) limit 1) as unit,
    (select max(coalesce(p.left_on, 'infinity')) from ${employments} p
      where p.employee_id = e.id) as last_day
  from ${employees} e`;

/**
 * Writes today's unit into the employees, and deactivates badges after the last day of employment. Without `ids`
 * for all employees.
 */
export async function followFacts(db: Reader, ids?: readonly number[]): Promise<void> {
  const who = ids ? sql`facts.id = any(${sql.param(ids)}::int[])` : sql`true`;
  await db.execute(sql`
    update ${employees} set unit = facts.unit, version = version + 1
    from (${facts}) facts
    where facts.id = ${employees}.id and ${who} and ${employees}.unit <> facts.unit`);
  await db.execute(sql`
    update ${employees} set version = version + 1,
      deactivated_at = (facts.last_day + 1)::timestamp at time zone 'Asia/Kolkata'
    from (${facts}) facts
    where facts.id = ${employees}.id and ${who} and deactivated_at is null
      and facts.last_day < ${today}`);
}

async function reopenBadge(tx: WriteDatabase, employeeId: number): Promise<void> {
  await tx.execute(sql`
    update ${employees} set version = version + 1, deactivated_at = null
    from (${facts}) facts
    where facts.id = ${employees}.id and facts.id = ${employeeId} and deactivated_at is not null
      and facts.last_day > ${today}`);
}

const retryMs = 60_000;

/**
 * Calls {@link followFacts} for all employees now and at the start of each day in India.
 * @returns a function that stops this
 */
export function followFactsDaily(db: Reader, onError: (error: unknown) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isEnded = false;
  const follow = async () => {
    let wait = endOfIndiaDate(indiaDate(currentTime())).getTime() - currentMillis() + secondMs;
    try {
      await followFacts(db);
    } catch (error) {
      onError(error);
      wait = retryMs;
    }
    if (!isEnded) timer = setTimeout(follow, wait).unref();
  };
  void follow();
  return () => {
    isEnded = true;
    clearTimeout(timer);
  };
}
