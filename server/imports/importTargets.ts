import { asc, inArray, type SQLWrapper, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type * as z from "zod/mini";
import { emailKey } from "../../contract/fields";
import { importForms } from "../../contract/imports";
import type { ImportableResource } from "../../contract/records";
import type { Session } from "../auth/sessions";
import type { WriteDatabase } from "../db/connect";
import { insertRows } from "../db/insertRows";
import type { UniqueConstraints } from "../db/rejectDuplicates";
import { employees, galleryBoxes, industries, orders, reelMovements, reels } from "../db/schema";
import { emailKeyOf } from "../db/schema/columns";
import type { RecordTable } from "../db/writeFields";
import {
  employeeEdit,
  employeeRows,
  newEmployeeRow,
  uniqueEmployees,
} from "../employees/employeeRows";
import { type SqlList, tableList } from "../lists/listSource";
import { orderEdit } from "../orders/orderEdit";
import { movementCalls, receiveMovement } from "../paper/ledger/movements";
import {
  newReelRow,
  reelEdit,
  reelRows,
  supplierNumber,
  uniqueReels,
} from "../paper/reels/reelRows";
import { specificationColumns } from "../specifications/orderSpecification";
import { type RecordEditor, recordEditor } from "./recordEditor";

/** The values for a new row that are not in the file. */
interface NewRow {
  readonly id: number;
  readonly session: Session;
  readonly tx: WriteDatabase;
}

/** A field that no two records may share. */
interface UniqueField {
  /** The unique index, with the field and the message for a row whose value another record has. */
  readonly constraints: UniqueConstraints;
  /** The key that no two records may share. Undefined if the record has none. */
  keyOf(values: object): string | undefined;
  /** Returns the keys in use, with the id of the record that has each. */
  taken(tx: WriteDatabase, keys: readonly string[]): Promise<ReadonlyMap<string, number>>;
}

/** The target of imported rows. A row has the same effect as the call that creates or edits one record. */
export interface ImportTarget<
  Form extends z.ZodMiniObject = z.ZodMiniObject,
  Table extends RecordTable = RecordTable,
  Row extends Table["$inferInsert"] = Table["$inferInsert"],
> {
  readonly form: Form;
  readonly table: Table;
  /** The record kind in the audit. */
  readonly kind: string;
  /** The records as they are exported. */
  readonly list: SqlList;
  readonly editor: RecordEditor;
  readonly unique?: UniqueField;
  rowOf(value: z.output<Form>, row: NewRow): Row | Promise<Row>;
  /** Writes the rows of other tables that belong to the new rows. */
  inserted?(tx: WriteDatabase, rows: readonly Row[]): Promise<void>;
  /** Takes records out that an import has made, where they have more than their row. */
  remove?(tx: WriteDatabase, ids: readonly number[]): Promise<unknown>;
}

const target = <
  Form extends z.ZodMiniObject,
  Table extends RecordTable,
  Row extends Table["$inferInsert"],
>(
  declared: ImportTarget<Form, Table, Row>,
) => declared;

const fieldIn = (values: object, name: string): unknown => Reflect.get(values, name);

/** Finds the rows that already have one of the keys, by an indexed expression. */
async function ownersOf(
  tx: WriteDatabase,
  { table, key, where = sql`true` }: { table: PgTable; key: SQLWrapper; where?: SQLWrapper },
  keys: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await tx.execute<{ key: string; id: number }>(
    sql`select ${key} as key, id from ${table} where ${where} and ${key} = any(${sql.param(keys)}::text[])`,
  );
  return new Map(rows.map(({ key: found, id }) => [found, id]));
}

const isGone = (values: object) => fieldIn(values, "deactivatedAt") instanceof Date;

export const importTargets = {
  employees: target({
    form: importForms.employees.create,
    table: employees,
    kind: "employee",
    list: employeeRows,
    editor: recordEditor({
      form: importForms.employees.edit,
      kind: "employee",
      lock: (tx, ids) =>
        tx
          .select()
          .from(employees)
          .where(inArray(employees.id, ids))
          .orderBy(asc(employees.id))
          .for("update"),
      titleOf: ({ name }) => name,
      edit: (_row, { version: _version, ...edit }) => employeeEdit(edit),
    }),
    unique: {
      constraints: uniqueEmployees,
      keyOf: (values) => (isGone(values) ? undefined : emailKey(String(fieldIn(values, "email")))),
      taken: (tx, keys) => {
        const key = emailKeyOf(employees.email);
        const where = sql`${employees.deactivatedAt} is null`;
        return ownersOf(tx, { table: employees, key, where }, keys);
      },
    },
    rowOf: (value, { id }) => newEmployeeRow(value, id),
  }),

  reels: target({
    form: importForms.reels.create,
    table: reels,
    kind: "reel",
    list: reelRows,
    editor: recordEditor({
      form: importForms.reels.edit,
      kind: "reel",
      besides: movementCalls,
      lock: (tx, ids) =>
        tx.select().from(reels).where(inArray(reels.id, ids)).orderBy(asc(reels.id)).for("update"),
      titleOf: ({ barcodeId }) => `Reel ${barcodeId}`,
      edit: (row, { version: _version, ...edit }) => reelEdit(row, edit),
    }),
    unique: {
      constraints: uniqueReels,
      keyOf: (values) =>
        supplierNumber({
          supplierName: String(fieldIn(values, "supplierName")),
          reelNo: Number(fieldIn(values, "reelNo")),
        }),
      taken: (tx, keys) => {
        const key = sql`lower(${reels.supplierName}) || ' ' || ${reels.reelNo}`;
        return ownersOf(tx, { table: reels, key }, keys);
      },
    },
    rowOf: (value, { id, session }) => newReelRow(value, id, session.email),
    inserted: (tx, rows) =>
      insertRows(
        tx,
        reelMovements,
        rows.map((row) => receiveMovement(row.id, row)),
      ),
    remove: (tx, ids) => tx.execute(sql`select remove_received_reels(${sql.param(ids)}::int[])`),
  }),

  orders: target({
    form: importForms.orders.create,
    table: orders,
    kind: "order",
    list: tableList(orders),
    editor: recordEditor({
      form: importForms.orders.edit,
      kind: "order",
      lock: (tx, ids) =>
        tx
          .select()
          .from(orders)
          .where(inArray(orders.id, ids))
          .orderBy(asc(orders.id))
          .for("update"),
      titleOf: ({ id }) => `Order #${id}`,
      edit: (row, edit, tx, session) => orderEdit(tx, session, row, edit),
    }),
    rowOf: async ({ specificationVersionId, ...value }, { id, session, tx }) => ({
      ...value,
      ...(specificationVersionId !== undefined &&
        (await specificationColumns(tx, specificationVersionId, session.email))),
      id,
      status: "TODO" as const,
      expectedCompletionDate: new Date(value.expectedCompletionDate),
      createdBy: session.email,
    }),
  }),

  boxes: target({
    form: importForms.boxes.create,
    table: galleryBoxes,
    kind: "box",
    list: tableList(galleryBoxes),
    editor: recordEditor({
      form: importForms.boxes.edit,
      kind: "box",
      lock: (tx, ids) =>
        tx
          .select()
          .from(galleryBoxes)
          .where(inArray(galleryBoxes.id, ids))
          .orderBy(asc(galleryBoxes.id))
          .for("update"),
      titleOf: ({ box }) => box,
      edit: (_row, { version: _version, ...edit }) => edit,
    }),
    rowOf: ({ onSite = true, ...value }, { id }) => ({ ...value, onSite, id }),
  }),

  industries: target({
    form: importForms.industries.create,
    table: industries,
    kind: "industry",
    list: tableList(industries),
    editor: recordEditor({
      form: importForms.industries.edit,
      kind: "industry",
      lock: (tx, ids) =>
        tx
          .select()
          .from(industries)
          .where(inArray(industries.id, ids))
          .orderBy(asc(industries.id))
          .for("update"),
      titleOf: ({ industryName }) => industryName,
      edit: (_row, { version: _version, ...edit }) => edit,
    }),
    rowOf: ({ onSite = true, ...value }, { id }) => ({ ...value, onSite, id }),
  }),
} satisfies Record<ImportableResource, unknown>;
