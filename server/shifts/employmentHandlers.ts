import { and, asc, eq, isNull, ne, sql } from "drizzle-orm";
import type { EmploymentEntry } from "../../contract/shifts";
import { startOfIndiaDate } from "../../domain/indiaTime";
import { say } from "../../domain/messages/say";
import { changedColumns, pick } from "../audit/auditLog";
import type { WriteDatabase } from "../db/connect";
import { parseId } from "../db/ids";
import { employees, employments, settlements } from "../db/schema";
import { badRequest, conflict, notFound } from "../errors";
import type { Handlers } from "../http/handler";
import { holdsIn } from "../records/overlap";
import { finishChange, lockEmployee, lockFact, readEmploymentFacts } from "./employeeFacts";

type EmploymentDates = Omit<EmploymentEntry, "employeeId">;
const audited = ["joinedOn", "leftOn", "isFixedTerm"] as const;

function overlapMessage(
  name: string,
  { joinedOn, leftOn }: Pick<typeof employments.$inferSelect, "joinedOn" | "leftOn">,
) {
  const from = { date: joinedOn };
  return leftOn === null
    ? say("employment.since", { name, from })
    : say("employment.fromTo", { name, from, to: { date: leftOn } });
}

/** Checks that the person has no other employment on the days. @throws HttpError 400 by the field if there is one */
async function rejectOverlap(
  tx: WriteDatabase,
  person: { id: number; name: string },
  { joinedOn, leftOn }: EmploymentDates,
  replacedId?: number,
) {
  const [other] = await tx
    .select()
    .from(employments)
    .where(
      and(
        eq(employments.employeeId, person.id),
        replacedId === undefined ? undefined : ne(employments.id, replacedId),
        holdsIn({ from: employments.joinedOn, to: employments.leftOn }, joinedOn, leftOn),
      ),
    )
    .orderBy(asc(employments.joinedOn))
    .limit(1);
  if (!other) return;
  const field = other.joinedOn > joinedOn ? "leftOn" : "joinedOn";
  throw badRequest({ [field]: overlapMessage(person.name, other) });
}

/** Checks that no final settlement is made for the last day. @throws HttpError 409 by the field if there is one */
async function rejectSettled(
  tx: WriteDatabase,
  { id, name }: { id: number; name: string },
  leftOn: string | null,
) {
  if (leftOn === null) return;
  const of = and(
    eq(settlements.employeeId, id),
    eq(settlements.leftOn, leftOn),
    isNull(settlements.cancelledAt),
  );
  const [settled] = await tx.select({ id: settlements.id }).from(settlements).where(of);
  if (!settled) return;
  const message = say("employment.isSettled", { name, date: { date: leftOn } });
  throw conflict(message, { leftOn: message });
}

const columnsOf = ({ joinedOn, leftOn, isFixedTerm }: EmploymentDates) => ({
  joinedOn,
  leftOn: leftOn ?? null,
  isFixedTerm,
});

/** Corrects the joining date in the registration. A trigger moves the first assignment to the same date. */
const correctJoining = (tx: WriteDatabase, employeeId: number, from: string, to: string) =>
  tx
    .update(employees)
    .set({ joinedAt: startOfIndiaDate(to) })
    .where(and(eq(employees.id, employeeId), sql`india_date(${employees.joinedAt}) = ${from}`));

export const employmentHandlers: Handlers<
  "getEmployment" | "createEmployment" | "updateEmployment" | "removeEmployment"
> = {
  async getEmployment({ params }, { db }) {
    const id = parseId(params.employeeId);
    const facts = id === undefined ? undefined : await readEmploymentFacts(db, id);
    // Every employee has an assignment. A person who was deactivated before joining has no employment.
    if (!facts || facts.assignments.length === 0) throw notFound(say("this.employee"));
    return facts;
  },

  async createEmployment({ body: { employeeId, ...body }, session }, { tx }) {
    const person = await lockEmployee(tx, employeeId);
    await rejectOverlap(tx, person, body);
    const after = columnsOf(body);
    await tx.insert(employments).values({ employeeId, ...after });
    const change = { table: employments, call: "createEmployment", after } as const;
    return finishChange(tx, session, employeeId, change);
  },

  async updateEmployment({ params, body: { version, ...body }, session }, { tx }) {
    const { id, person } = await lockFact(tx, employments, params.id, version);
    await rejectOverlap(tx, person, body, id);
    const after = columnsOf(body);
    const [before] = await tx.select().from(employments).where(eq(employments.id, id));
    if (!before || changedColumns(before, after).length === 0)
      return readEmploymentFacts(tx, person.id);
    await rejectSettled(tx, person, before.leftOn);
    await tx
      .update(employments)
      .set({ ...after, version: version + 1 })
      .where(eq(employments.id, id));
    if (before.joinedOn !== body.joinedOn)
      await correctJoining(tx, person.id, before.joinedOn, body.joinedOn);
    return finishChange(tx, session, person.id, {
      table: employments,
      call: "updateEmployment",
      before: pick(before, audited),
      after,
    });
  },

  async removeEmployment({ params, session }, { tx }) {
    const { id, person } = await lockFact(tx, employments, params.id);
    const rows = await tx
      .select()
      .from(employments)
      .where(eq(employments.employeeId, person.id))
      .orderBy(asc(employments.joinedOn));
    const last = rows.at(-1);
    if (last?.id !== id || rows.length === 1) throw conflict(say("employment.onlyLast"));
    await rejectSettled(tx, person, last.leftOn);
    await tx.delete(employments).where(eq(employments.id, id));
    return finishChange(tx, session, person.id, {
      table: employments,
      call: "removeEmployment",
      before: pick(last, ["joinedOn", "leftOn"]),
      after: { joinedOn: null, leftOn: null },
    });
  },
};
