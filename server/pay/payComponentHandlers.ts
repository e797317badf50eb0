import { and, eq, getTableColumns, gte, isNull, lte, ne, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import {
  PayComponent,
  type PayComponentCreation,
  type PayComponentEdit,
  type payComponentCalls,
  payComponentImport,
} from "../../contract/payComponents";
import { type Message, say } from "../../domain/messages/say";
import { paiseOf } from "../../domain/money";
import { sideOfWageKind, wageKindOfMark } from "../../domain/wagesByCode";
import type { Session } from "../auth/sessions";
import { advisoryLocks, type WriteDatabase } from "../db/connect";
import { employees, payComponents, shifts } from "../db/schema";
import { badRequest, conflict } from "../errors";
import type { Handlers } from "../http/handler";
import { lockPayRunsShared } from "../payLocks/lockedMonths";
import { defineRecord } from "../records/defineRecord";
import { cancellation, changeRecord, createRecord, updateRecord } from "../records/recordHandlers";
import { rupeesSql } from "../units";
import { findPayee } from "./payChecks";
import { componentKey } from "./payComponents";

const componentRows = {
  tables: [payComponents, employees, shifts],
  from: sql`${payComponents} left join ${employees} on ${employees.id} = ${payComponents.employeeId} left join ${shifts} on ${shifts.id} = ${payComponents.shiftId}`,
  fields: {
    ...getTableColumns(payComponents),
    amount: rupeesSql(payComponents.amountPaise),
    person: employees.name,
    barcodeId: employees.barcodeId,
    shift: shifts.name,
    maxMissed: sql`${payComponents.maxMissed}::float8`,
    nightHours: sql`${payComponents.nightHours}::float8`,
  },
  orderBy: sql`id`,
};

type NewComponent = typeof payComponents.$inferInsert & { readonly id?: number };
type Rule = Omit<PayComponentEdit, "version">;

/** Returns the columns of a component's rule. @throws HttpError 400 at `basis` for a deduction by attendance */
function ruleColumns(
  kind: NewComponent["kind"],
  { amount, validTo, wageKind: chosen, isWages: mark, ...rule }: Rule,
) {
  const wageKind = chosen ?? (kind === "ADDITION" ? wageKindOfMark(mark) : null);
  const isWages = wageKind === null ? mark : sideOfWageKind[wageKind] === "COUNTS";
  if (rule.basis === "ATTENDANCE" && kind === "DEDUCTION")
    throw badRequest({ basis: say("payComponent.attendanceAdds") });
  return { ...rule, wageKind, isWages, validTo: validTo ?? null, amountPaise: paiseOf(amount) };
}

/** Finds the person or the shift of a component. @throws HttpError 400 by the field */
async function findPayees(
  tx: WriteDatabase,
  { barcodeId, unit, shift, validFrom }: PayComponentCreation,
) {
  if (barcodeId !== undefined) {
    const employeeId = await findPayee(tx, barcodeId, "validFrom", validFrom.slice(0, 7));
    return { employeeId, unit: null, shiftId: null };
  }
  if (unit === undefined || shift === undefined)
    return { employeeId: null, unit: unit ?? null, shiftId: null };
  const [found] = await tx
    .select({ id: shifts.id })
    .from(shifts)
    .where(and(eq(shifts.unit, unit), eq(shifts.name, shift), isNull(shifts.removedAt)));
  if (!found) throw badRequest({ shift: say("payComponent.noShift", { unit, shift }) });
  return { employeeId: null, unit, shiftId: found.id };
}

const isSame = (column: PgColumn, value: unknown): SQL =>
  sql`${column} is not distinct from ${value ?? null}`;

/**
 * Finds another component of the same name for the same people at the same time.
 * @returns the message about it. Undefined if there is none
 */
async function findOverlap(
  tx: WriteDatabase,
  { id, name, employeeId = null, unit = null, shiftId = null, validFrom, validTo }: NewComponent,
): Promise<Message | undefined> {
  const key = componentKey({ name, employeeId, unit, shiftId });
  const others = await tx
    .select()
    .from(payComponents)
    .where(
      and(
        isNull(payComponents.cancelledAt),
        isSame(payComponents.employeeId, employeeId),
        isSame(payComponents.unit, unit),
        isSame(payComponents.shiftId, shiftId),
        id === undefined ? undefined : ne(payComponents.id, id),
        validTo ? lte(payComponents.validFrom, validTo) : undefined,
        or(isNull(payComponents.validTo), gte(payComponents.validTo, validFrom)),
      ),
    );
  const other = others.find((one) => componentKey(one) === key);
  if (!other) return undefined;
  const named = { name: other.name, date: { date: other.validFrom } };
  return other.validTo === null
    ? say("payComponent.overlap", named)
    : say("payComponent.overlapUntil", { ...named, until: { date: other.validTo } });
}

/** Checks that no component of the same name and people holds on one of the days. @throws HttpError 400 by the first day */
async function rejectOverlap(tx: WriteDatabase, component: NewComponent): Promise<void> {
  const overlap = await findOverlap(tx, component);
  if (overlap) throw badRequest({ validFrom: overlap });
}

/** Locks the months and the components, so that the second of two components sees the first. */
async function lockComponents(tx: WriteDatabase): Promise<void> {
  await lockPayRunsShared(tx);
  await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.payComponents})`);
}

/** Returns the row of a new component. @throws HttpError 400 by the field */
async function newComponent(tx: WriteDatabase, session: Session, body: PayComponentCreation) {
  const { name, kind, barcodeId: _, unit: __, shift: ___, ...rule } = body;
  const payees = await findPayees(tx, body);
  const row = { name, kind, ...payees, ...ruleColumns(kind, rule), createdBy: session.email };
  await rejectOverlap(tx, row);
  return row;
}

export const payComponentRecord = defineRecord({
  kind: "payComponent",
  seenBy: "getPayComponents",
  name: payComponents.name,
  undo: {
    calls: ["updatePayComponent"],
    columns: [
      "basis",
      "amountPaise",
      "validFrom",
      "validTo",
      "maxMissed",
      "wageKind",
      "isWages",
      "nightFrom",
      "nightTo",
      "nightHours",
    ],
    async check(tx, _session, id, to) {
      await lockComponents(tx);
      const [row] = await tx.select().from(payComponents).where(eq(payComponents.id, id));
      if (!row) return;
      if (row.cancelledAt) throw conflict(say("payComponent.cancelledNoEdit", { name: row.name }));
      const overlap = await findOverlap(tx, { ...row, ...to });
      if (overlap) throw conflict(overlap);
    },
  },
  table: payComponents,
  list: componentRows,
  reply: PayComponent,
  what: say("this.payComponent"),
  import: {
    forms: payComponentImport,
    prepare: lockComponents,
    async columns(value, { id, session, tx }) {
      return { ...(await newComponent(tx, session, value)), id };
    },
    /** Two rows of one file may overlap. */
    async inserted(tx, rows) {
      for (const row of rows) await rejectOverlap(tx, row);
    },
  },
});

/** A change of a date in a locked month is paid, or deducted, as arrears. */
export const payComponentHandlers: Handlers<keyof typeof payComponentCalls> = {
  getPayComponents: () => componentRows,

  createPayComponent: createRecord(payComponentRecord, {
    call: "createPayComponent",
    prepare: lockComponents,
    columns: ({ tx, session, body }) => newComponent(tx, session, body),
  }),

  updatePayComponent: updateRecord(payComponentRecord, {
    call: "updatePayComponent",
    prepare: lockComponents,
    async fields({ tx, row, body, current }) {
      const { name, barcodeId } = await current();
      if (row.cancelledAt) throw conflict(say("payComponent.cancelledNoEdit", { name }));
      const fields = ruleColumns(row.kind, body);
      if (barcodeId !== undefined)
        await findPayee(tx, barcodeId, "validFrom", body.validFrom.slice(0, 7));
      await rejectOverlap(tx, { ...row, ...fields });
      return fields;
    },
  }),

  cancelPayComponent: changeRecord(payComponentRecord, {
    call: "cancelPayComponent",
    prepare: lockComponents,
    change({ row: { name, cancelledAt } }) {
      if (cancelledAt) throw conflict(say("payComponent.isCancelled", { name }));
      return cancellation();
    },
  }),
};
