import { asc, eq, inArray, sql } from "drizzle-orm";
import type { FieldMessages } from "../../contract/errors";
import type { AssignmentEntry, RotationEntry } from "../../contract/shifts";
import { currentTime } from "../../domain/clock";
import { say } from "../../domain/messages/say";
import { changedColumns, recordChange } from "../audit/auditLog";
import type { Session } from "../auth/sessions";
import type { WriteDatabase } from "../db/connect";
import { assignments, employees } from "../db/schema";
import { pickColumns } from "../db/tables";
import { badRequest, conflict } from "../errors";
import type { Handlers } from "../http/handler";
import { lockPayRunsShared, rejectLockedMonth } from "../payLocks/lockedMonths";
import {
  findShiftOverlap,
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
import {
  finishChange,
  followFacts,
  lockEmployee,
  lockFact,
  readEmploymentFacts,
} from "./employeeFacts";

type Entry = Omit<AssignmentEntry, "employeeId">;
type Person = Awaited<ReturnType<typeof lockEmployee>>;

/**
 * Checks an assignment of a person against the person's other assignments and employments.
 * @param replacedId the assignment that the entry replaces. Undefined for a new one.
 * @throws HttpError 400 by the field
 */
async function checkEntry(
  tx: WriteDatabase,
  person: Person,
  { validFrom, unit, shiftId }: Entry,
  replacedId?: number,
) {
  const all = (await readPlannedAssignments(tx, [person.id])).get(person.id) ?? [];
  const replaced = all.find(({ id }) => id === replacedId);
  // An assignment may keep its shift, also if the shift was removed meanwhile.
  const replacedShift = replaced?.shiftId === shiftId ? replaced?.shift : undefined;
  const chosenShift =
    shiftId === undefined ? undefined : (await lockShifts(tx, [shiftId])).get(shiftId);
  const shift = chosenShift ?? replacedShift ?? null;
  if (shiftId !== undefined && !shift) throw badRequest({ shiftId: say("shift.removed") });
  if (shift && shift.unit !== unit)
    throw badRequest({ shiftId: say("shift.otherUnit", { name: shift.name, unit: shift.unit }) });
  const others = all.filter(({ id }) => id !== replacedId);
  if (others.some((one) => one.validFrom === validFrom))
    throw badRequest({ validFrom: say("assignment.sameDate") });
  const periods = (await readEmployments(tx, [person.id])).get(person.id) ?? [];
  if (replaced?.validFrom !== validFrom && !isEmployedOn(periods, validFrom))
    throw badRequest({
      validFrom: say("employment.notOn", { name: person.name, date: { date: validFrom } }),
    });
  const entry = { validFrom, unit, shiftId: shiftId ?? null, shift, isReturn: false };
  const overlap = findShiftOverlap([...others, entry], [validFrom]);
  if (overlap) throw badRequest({ shiftId: overlap.message });
  // If the assignment moves to another date, its former neighbours follow each other, and their shifts must not overlap.
  const next = replaced && others.find((one) => one.validFrom > replaced.validFrom);
  const beside = next && findShiftOverlap([...others, entry], [next.validFrom]);
  if (beside) throw badRequest({ validFrom: beside.message });
  return entry;
}

const columnsOf = ({ validFrom, unit, shiftId }: Entry) => ({
  validFrom,
  unit,
  shiftId: shiftId ?? null,
});

const auditedAssignment = ({ validFrom, unit, shift }: PlannedAssignment) => ({
  validFrom,
  unit,
  shift: shift?.name ?? null,
});

export const assignmentHandlers: Handlers<
  "createAssignment" | "updateAssignment" | "removeAssignment"
> = {
  async createAssignment({ body: { employeeId, ...body }, session }, { tx }) {
    const entry = await checkEntry(tx, await lockEmployee(tx, employeeId), body);
    await tx
      .insert(assignments)
      .values({ employeeId, ...columnsOf(body), createdBy: session.email });
    return finishChange(tx, session, employeeId, {
      table: assignments,
      call: "createAssignment",
      after: auditedAssignment(entry),
    });
  },

  async updateAssignment({ params, body: { version, ...body }, session }, { tx }) {
    const { id, person } = await lockFact(tx, assignments, params.id, version);
    const after = columnsOf(body);
    const all = (await readPlannedAssignments(tx, [person.id])).get(person.id) ?? [];
    const before = all.find((one) => one.id === id);
    if (!before || changedColumns(before, after).length === 0)
      return readEmploymentFacts(tx, person.id);
    const entry = await checkEntry(tx, person, body, id);
    const entered = { createdBy: session.email, createdAt: currentTime(), isReturn: false };
    await tx
      .update(assignments)
      .set({ ...after, ...entered, version: version + 1 })
      .where(eq(assignments.id, id));
    return finishChange(tx, session, person.id, {
      table: assignments,
      call: "updateAssignment",
      before: auditedAssignment(before),
      after: auditedAssignment(entry),
    });
  },

  async removeAssignment({ params, session }, { tx }) {
    const { id, person } = await lockFact(tx, assignments, params.id);
    const all = (await readPlannedAssignments(tx, [person.id])).get(person.id) ?? [];
    const last = all.at(-1);
    if (last?.id !== id || all.length === 1) throw conflict(say("assignment.onlyLast"));
    await tx.delete(assignments).where(eq(assignments.id, id));
    return finishChange(tx, session, person.id, {
      table: assignments,
      call: "removeAssignment",
      before: auditedAssignment(last),
      after: { validFrom: null, unit: null, shift: null },
    });
  },
};

type RotatedPerson = RotationEntry["people"][number] & {
  readonly plan: readonly PlannedAssignment[];
  readonly rows: readonly PlannedAssignment[];
};

/**
 * Plans the rotation of all people before anything is written.
 * @throws HttpError 400 with a sentence for each person whom it does not fit
 */
async function planPeople(tx: WriteDatabase, entry: RotationEntry): Promise<RotatedPerson[]> {
  const { firstDate, lastDate, people } = entry;
  const ids = people.map(({ employeeId }) => employeeId);
  const known = await tx
    .select({ id: employees.id, name: employees.name })
    .from(employees)
    .where(inArray(employees.id, ids))
    .orderBy(asc(employees.id))
    .for("no key update");
  const names = new Map(known.map(({ id, name }) => [id, name]));
  const open = await lockShifts(tx, [...new Set(people.map(({ shiftId }) => shiftId))]);
  const periods = await readEmployments(tx, ids);
  const plans = await readPlannedAssignments(tx, ids);
  const errors: FieldMessages = {};
  const planned = people.flatMap((person, index): RotatedPerson[] => {
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
  { employeeId, plan, rows }: RotatedPerson,
) {
  for (const { validFrom, unit, shiftId, isReturn } of rows) {
    const written = { unit, shiftId, isReturn, createdBy: session.email, createdAt: currentTime() };
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

  async createRotation({ body, session }, { tx }) {
    await lockPayRunsShared(tx);
    await rejectLockedMonth(tx, "firstDate", body.firstDate.slice(0, 7));
    const people = await planPeople(tx, body);
    for (const person of people) await writeRotation(tx, session, body, person);
    const ids = people.map(({ employeeId }) => employeeId);
    await followFacts(tx, ids);
    return { people: people.length };
  },
};
