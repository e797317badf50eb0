import { and, eq, isNull, sql } from "drizzle-orm";
import {
  type PayComponentCreation,
  type PayComponentEdit,
  payComponentCalls,
  payComponentImport,
} from "../../contract/payComponents";
import { say } from "../../domain/messages/say";
import { sideOfWageKind, wageKindOfMark } from "../../domain/wagesByCode";
import { advisoryLocks, type WriteDatabase } from "../db/connect";
import { fieldsOf } from "../db/fieldColumns";
import { employees, payComponents, shifts } from "../db/schema";
import { badRequest, conflict } from "../errors";
import { lockPayRunsShared } from "../payLocks/lockedMonths";
import { datedKind } from "../records/datedKind";
import { equalsOrNull } from "../records/overlap";
import { findPayee } from "./payChecks";
import { isSameName } from "./payComponents";

const componentRows = {
  tables: [payComponents, employees, shifts],
  from: sql`${payComponents} left join ${employees} on ${employees.id} = ${payComponents.employeeId} left join ${shifts} on ${shifts.id} = ${payComponents.shiftId}`,
  fields: {
    ...fieldsOf(payComponents),
    person: employees.name,
    barcodeId: employees.barcodeId,
    shift: shifts.name,
  },
  orderBy: sql`id`,
};

type Rule = Omit<PayComponentEdit, "version">;

/** Returns the columns that follow from a component's rule. @throws HttpError 400 at `basis` for a deduction by attendance */
function ruleColumns(
  kind: PayComponentCreation["kind"],
  { basis, wageKind: chosen, isWages: mark }: Rule,
) {
  const wageKind = chosen ?? (kind === "ADDITION" ? wageKindOfMark(mark) : null);
  const isWages = wageKind === null ? mark : sideOfWageKind[wageKind] === "COUNTS";
  if (basis === "ATTENDANCE" && kind === "DEDUCTION")
    throw badRequest({ basis: say("payComponent.attendanceAdds") });
  return { wageKind, isWages };
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

/** Locks the months and the components, so that the second of two components sees the first. */
async function lockComponents(tx: WriteDatabase): Promise<void> {
  await lockPayRunsShared(tx);
  await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.payComponents})`);
}

/** A change that holds from a day of a locked month is paid, or deducted, as arrears. */
export const payComponent = datedKind(payComponentCalls, {
  kind: "payComponent",
  table: payComponents,
  list: componentRows,
  name: payComponents.name,
  what: say("this.payComponent"),
  isUndoable: true,
  prepare: lockComponents,
  converted: ["barcodeId", "shift"],
  creates: async ({ tx, body }) => ({
    ...(await findPayees(tx, body)),
    ...ruleColumns(body.kind, body),
  }),
  refusesEdit: ({ name, cancelledAt }) =>
    cancelledAt ? say("payComponent.cancelledNoEdit", { name }) : undefined,
  async edits({ tx, row, body, current }) {
    const columns = ruleColumns(row.kind, body);
    const { barcodeId } = await current();
    if (barcodeId !== undefined)
      await findPayee(tx, barcodeId, "validFrom", body.validFrom.slice(0, 7));
    return columns;
  },
  cancels({ row: { name, cancelledAt } }) {
    if (cancelledAt) throw conflict(say("payComponent.isCancelled", { name }));
  },
  overlap: {
    sameSubject: ({ employeeId, unit, shiftId }) =>
      and(
        equalsOrNull(payComponents.employeeId, employeeId),
        equalsOrNull(payComponents.unit, unit),
        equalsOrNull(payComponents.shiftId, shiftId),
      ),
    isSame: (row, other) => isSameName(row.name, other.name),
    message({ name, validFrom, validTo }) {
      const named = { name, date: { date: validFrom } };
      return validTo === null
        ? say("payComponent.overlap", named)
        : say("payComponent.overlapUntil", { ...named, until: { date: validTo } });
    },
  },
  import: { forms: payComponentImport },
});
