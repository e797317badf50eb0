import { sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type * as z from "zod/mini";
import { emailKey } from "../../contract/fields";
import { importForms } from "../../contract/imports";
import type { WriteDatabase } from "../db/connect";
import { insertRows } from "../db/insertRows";
import type { UniqueConstraints } from "../db/rejectDuplicates";
import { employees, galleryBoxes, industries, orders, reelMovements, reels } from "../db/schema";
import { emailKeyOf } from "../db/schema/columns";
import { newEmployeeRow, uniqueEmployees } from "../employees/employeeRows";
import { receiveMovement } from "../reels/movements";
import { newReelRow, supplierNumber, uniqueReels } from "../reels/reelRows";

/** What a new row gets besides what stands in the file. */
interface NewRow {
  readonly id: number;
  /** Who imports it. */
  readonly email: string;
}

/** A field that no two records may share. */
interface UniqueField<Value> {
  /** The index that keeps it, with the field and what is said of a row whose value another record has. */
  readonly constraints: UniqueConstraints;
  keyOf(value: Value): string;
  /** Which of the keys records have already. */
  taken(tx: WriteDatabase, keys: readonly string[]): Promise<string[]>;
}

/** Where imported rows of a resource go; each becomes what the call that creates one would make of it. */
export interface ImportTarget<
  Form extends z.ZodMiniObject,
  Table extends PgTable,
  Row extends Table["$inferInsert"] = Table["$inferInsert"],
> {
  readonly form: Form;
  readonly table: Table;
  /** What the audit calls one of them. */
  readonly kind: string;
  readonly unique?: UniqueField<z.output<Form>>;
  rowOf(value: z.output<Form>, row: NewRow): Row;
  /** What else is written of the new rows. */
  inserted?(tx: WriteDatabase, rows: readonly Row[]): Promise<void>;
}

const target = <
  Form extends z.ZodMiniObject,
  Table extends PgTable,
  Row extends Table["$inferInsert"],
>(
  declared: ImportTarget<Form, Table, Row>,
) => declared;

const keysFound = async (tx: WriteDatabase, found: ReturnType<typeof sql>) =>
  (await tx.execute<{ key: string }>(found)).rows.map(({ key }) => key);

export const importTargets = {
  employees: target({
    form: importForms.employees,
    table: employees,
    kind: "employee",
    unique: {
      constraints: uniqueEmployees,
      keyOf: ({ email }) => emailKey(email),
      taken: (tx, keys) => {
        const key = emailKeyOf(employees.email);
        return keysFound(
          tx,
          sql`select ${key} as key from ${employees}
            where ${employees.deactivatedAt} is null and ${key} = any(${sql.param(keys)}::text[])`,
        );
      },
    },
    rowOf: (value, { id }) => newEmployeeRow(value, id),
  }),

  reels: target({
    form: importForms.reels,
    table: reels,
    kind: "reel",
    unique: {
      constraints: uniqueReels,
      keyOf: supplierNumber,
      taken: (tx, keys) => {
        const key = sql`lower(${reels.supplierName}) || ' ' || ${reels.reelNo}`;
        return keysFound(
          tx,
          sql`select ${key} as key from ${reels} where ${key} = any(${sql.param(keys)}::text[])`,
        );
      },
    },
    rowOf: (value, { id, email }) => newReelRow(value, id, email),
    inserted: (tx, rows) =>
      insertRows(
        tx,
        reelMovements,
        rows.map((row) => receiveMovement(row.id, row)),
      ),
  }),

  orders: target({
    form: importForms.orders,
    table: orders,
    kind: "order",
    rowOf: (value, { id, email }) => ({
      ...value,
      id,
      status: "TODO" as const,
      expectedCompletionDate: new Date(value.expectedCompletionDate),
      createdBy: email,
    }),
  }),

  boxes: target({
    form: importForms.boxes,
    table: galleryBoxes,
    kind: "box",
    rowOf: (value, { id }) => ({ ...value, id }),
  }),

  industries: target({
    form: importForms.industries,
    table: industries,
    kind: "industry",
    rowOf: (value, { id }) => ({ ...value, id }),
  }),
};
