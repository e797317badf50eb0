import { eq } from "drizzle-orm";
import type { AssignmentEntry } from "../../contract/employment";
import { say } from "../../domain/messages/say";
import { changedColumns } from "../audit/auditLog";
import type { WriteDatabase } from "../db/connect";
import { assignments } from "../db/schema";
import { badRequest, conflict } from "../errors";
import type { Handlers } from "../http/handler";
import {
  findOverlap,
  lockShifts,
  type PlannedAssignment,
  readPlannedAssignments,
} from "./assignmentRules";
import { isEmployedOn, readEmployments } from "./datedFacts";
import { finishChange, lockEmployee, lockFact, readFacts } from "./employeeFacts";

type Entry = Omit<AssignmentEntry, "employeeId">;
type Person = Awaited<ReturnType<typeof lockEmployee>>;

/** `ownId` is the row that the entry replaces. @throws HttpError 400 by the field */
async function checkEntry(
  tx: WriteDatabase,
  person: Person,
  { validFrom, unit, shiftId }: Entry,
  replacedId?: number,
) {
  const all = (await readPlannedAssignments(tx, [person.id])).get(person.id) ?? [];
  const replaced = all.find(({ id }) => id === replacedId);
  // An assignment keeps a shift that was removed since.
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
  const overlap = findOverlap([...others, entry], [validFrom]);
  if (overlap) throw badRequest({ shiftId: overlap.message });
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
  createAssignment: ({ body: { employeeId, ...body }, session }, { db }) =>
    db.transaction(async (tx) => {
      const entry = await checkEntry(tx, await lockEmployee(tx, employeeId), body);
      await tx
        .insert(assignments)
        .values({ employeeId, ...columnsOf(body), createdBy: session.email });
      return finishChange(tx, session, employeeId, {
        table: assignments,
        call: "createAssignment",
        after: auditedAssignment(entry),
      });
    }),

  updateAssignment: ({ params, body: { version, ...body }, session }, { db }) =>
    db.transaction(async (tx) => {
      const { id, person } = await lockFact(tx, assignments, params.id, version);
      const after = columnsOf(body);
      const all = (await readPlannedAssignments(tx, [person.id])).get(person.id) ?? [];
      const before = all.find((one) => one.id === id);
      if (!before || changedColumns(before, after).length === 0) return readFacts(tx, person.id);
      const entry = await checkEntry(tx, person, body, id);
      const entered = { createdBy: session.email, createdAt: new Date(), isReturn: false };
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
    }),

  removeAssignment: ({ params, session }, { db }) =>
    db.transaction(async (tx) => {
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
    }),
};
