import { asc, inArray, sql } from "drizzle-orm";
import type { RotationEntry } from "../../contract/employment";
import type { FieldMessages } from "../../contract/errors";
import { say } from "../../domain/messages/say";
import { recordChange } from "../audit/auditLog";
import type { Session } from "../auth/sessions";
import type { WriteDatabase } from "../db/connect";
import { assignments, employees } from "../db/schema";
import { pickColumns } from "../db/tables";
import { badRequest } from "../errors";
import type { Handlers } from "../http/handler";
import { lockPayRunsShared, rejectLockedMonth } from "../payLocks/lockedMonths";
import {
  lockShifts,
  type PlannedAssignment,
  planRotation,
  readPlannedAssignments,
} from "./assignmentRules";
import {
  assignmentOn,
  employedIn,
  isEmployedOn,
  readAssignments,
  readEmployments,
} from "./datedFacts";
import { followFacts } from "./employeeFacts";

type Person = RotationEntry["people"][number] & {
  readonly plan: readonly PlannedAssignment[];
  readonly rows: readonly PlannedAssignment[];
};

/**
 * Plans the rotation of all people before anything is written.
 * @throws HttpError 400 with a sentence for each person whom it does not fit
 */
async function planPeople(tx: WriteDatabase, entry: RotationEntry): Promise<Person[]> {
  const { firstDate, lastDate, people } = entry;
  const ids = people.map(({ employeeId }) => employeeId);
  const known = await tx
    .select({ id: employees.id, name: employees.name })
    .from(employees)
    .where(inArray(employees.id, ids))
    .orderBy(asc(employees.id))
    .for("update");
  const names = new Map(known.map(({ id, name }) => [id, name]));
  const open = await lockShifts(tx, [...new Set(people.map(({ shiftId }) => shiftId))]);
  const periods = await readEmployments(tx, ids);
  const plans = await readPlannedAssignments(tx, ids);
  const errors: FieldMessages = {};
  const planned = people.flatMap((person, index): Person[] => {
    const { employeeId, shiftId } = person;
    const field = `people.${index}.shiftId`;
    const name = names.get(employeeId);
    const shift = open.get(shiftId);
    if (name === undefined) errors[`people.${index}.employeeId`] = say("employee.nobody");
    else if (!isEmployedOn(periods.get(employeeId) ?? [], firstDate)) {
      errors[field] = say("employment.notOn", { name, date: { date: firstDate } });
    } else if (!shift) errors[field] = say("shift.removed");
    else {
      const plan = plans.get(employeeId) ?? [];
      const found = planRotation(plan, { firstDate, lastDate, shift });
      if ("rows" in found) return [{ ...person, plan, rows: found.rows }];
      errors[field] = say("shift.ofPerson", { name, problem: found.error });
    }
    return [];
  });
  if (planned.length < people.length) throw badRequest(errors);
  return planned;
}

async function writeRotation(
  tx: WriteDatabase,
  session: Session,
  { firstDate, lastDate }: RotationEntry,
  { employeeId, plan, rows }: Person,
) {
  for (const { validFrom, unit, shiftId, isReturn } of rows) {
    const written = { unit, shiftId, isReturn, createdBy: session.email, createdAt: new Date() };
    await tx
      .insert(assignments)
      .values({ employeeId, validFrom, ...written })
      .onConflictDoUpdate({
        target: [assignments.employeeId, assignments.validFrom],
        set: { ...written, version: sql`${assignments.version} + 1` },
      });
  }
  await recordChange(tx, session, {
    call: "createRotation",
    record: `employee ${employeeId}`,
    before: { shift: assignmentOn(plan, firstDate)?.shift?.name ?? null },
    after: { firstDate, lastDate: lastDate ?? null, shift: rows[0]?.shift?.name ?? null },
  });
}

export const rotationHandlers: Handlers<"getRoster" | "createRotation"> = {
  async getRoster({ query: { date } }, { db }) {
    const people = await db
      .select({ employeeId: employees.id, ...pickColumns(employees, "name", "barcodeId", "unit") })
      .from(employees)
      .where(employedIn(date, date))
      .orderBy(employees.name, employees.id);
    const dated = await readAssignments(db, { first: date, last: date });
    return people.map((person) => {
      const { unit = person.unit, shift } =
        assignmentOn(dated.get(person.employeeId) ?? [], date) ?? {};
      return { ...person, unit, ...(shift && { shiftId: shift.id, shiftName: shift.name }) };
    });
  },

  createRotation: ({ body, session }, { db }) =>
    db.transaction(async (tx) => {
      await lockPayRunsShared(tx);
      await rejectLockedMonth(tx, "firstDate", body.firstDate.slice(0, 7));
      const people = await planPeople(tx, body);
      for (const person of people) await writeRotation(tx, session, body, person);
      await followFacts(tx);
      return { people: people.length };
    }),
};
