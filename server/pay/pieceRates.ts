import { inArray, sql } from "drizzle-orm";
import { PieceRate, type PieceRateCreation, pieceRateImport } from "../../contract/deductions";
import { say } from "../../domain/messages/say";
import type { Session } from "../auth/sessions";
import type { WriteDatabase } from "../db/connect";
import { employees, pieceRates } from "../db/schema";
import { employeeRecordRows } from "../employees/employeeRows";
import type { Handlers } from "../http/handler";
import { lockPayRunsShared } from "../payLocks/lockedMonths";
import { defineRecord } from "../records/defineRecord";
import { createRecord, updateRecord } from "../records/recordHandlers";
import { paiseOf, rupeesSql } from "../units";
import { findPayee } from "./payees";

const ofPieceRate = employeeRecordRows(pieceRates);
const pieceRateRows = {
  ...ofPieceRate,
  fields: {
    ...ofPieceRate.fields,
    ratePerThousand: rupeesSql(pieceRates.ratePerThousandPaise),
  },
};

/** Returns the row of new terms. @throws HttpError 400 by the field */
async function newPieceRate(
  tx: WriteDatabase,
  session: Session,
  { barcodeId, ratePerThousand, ...rest }: PieceRateCreation,
) {
  const employeeId = await findPayee(tx, barcodeId, "validFrom", rest.validFrom.slice(0, 7));
  return {
    ...rest,
    employeeId,
    ratePerThousandPaise: paiseOf(ratePerThousand),
    createdBy: session.email,
  };
}

export const pieceRateRecord = defineRecord({
  kind: "pieceRate",
  seenBy: "getPieceRates",
  name: employees.name,
  listTables: [pieceRates, employees],
  undo: { calls: ["updatePieceRate"], columns: ["ratePerThousandPaise"] },
  table: pieceRates,
  unique: { piece_rates_date: ["validFrom", say("pieceRate.sameDate")] },
  list: pieceRateRows,
  reply: PieceRate,
  what: say("this.pieceRate"),
  import: {
    forms: pieceRateImport,
    prepare: lockPayRunsShared,
    uniqueField: {
      keyOf: (values) =>
        "barcodeId" in values && "stage" in values && "validFrom" in values
          ? `${values.barcodeId} ${values.stage} ${values.validFrom}`
          : undefined,
      async findOwners(tx, keys) {
        const key = sql<string>`${employees.barcodeId} || ' ' || ${pieceRates.stage} || ' ' || ${pieceRates.validFrom}`;
        const owners = await tx
          .select({ id: pieceRates.id, key })
          .from(pieceRates)
          .innerJoin(employees, sql`${employees.id} = ${pieceRates.employeeId}`)
          .where(inArray(key, [...keys]));
        return new Map(owners.map((owner) => [owner.key, owner.id]));
      },
    },
    async columns(value, { id, session, tx }) {
      return { ...(await newPieceRate(tx, session, value)), id };
    },
  },
});

/** A change of a date in a locked month is paid as arrears. */
export const pieceRateHandlers: Handlers<"getPieceRates" | "createPieceRate" | "updatePieceRate"> =
  {
    getPieceRates: () => pieceRateRows,

    createPieceRate: createRecord(pieceRateRecord, {
      call: "createPieceRate",
      prepare: lockPayRunsShared,
      columns: ({ tx, session, body }) => newPieceRate(tx, session, body),
    }),

    updatePieceRate: updateRecord(pieceRateRecord, {
      call: "updatePieceRate",
      prepare: lockPayRunsShared,
      fields: ({ body }) => ({ ratePerThousandPaise: paiseOf(body.ratePerThousand) }),
    }),
  };
