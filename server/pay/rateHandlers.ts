import { and, eq, gte, inArray, isNull, lte, ne, or, sql } from "drizzle-orm";
import { PieceRate, type PieceRateCreation, pieceRateImport } from "../../contract/deductions";
import {
  StatutoryRate,
  type StatutoryRateCreation,
  type statutoryRateCalls,
  statutoryRuleOf,
} from "../../contract/statutoryRates";
import { say } from "../../domain/messages/say";
import { paiseOf } from "../../domain/money";
import type { Session } from "../auth/sessions";
import { advisoryLocks, type WriteDatabase } from "../db/connect";
import { employees, pieceRates, statutoryRates } from "../db/schema";
import { employeeRecordRows } from "../employees/employeeRows";
import { badRequest } from "../errors";
import type { Handlers } from "../http/handler";
import { lockPayRunsShared } from "../payLocks/lockedMonths";
import { defineRecord } from "../records/defineRecord";
import { createRecord, updateRecord } from "../records/recordHandlers";
import { rupeesSql } from "../units";
import { findPayee } from "./payChecks";
import { rateRows } from "./payRuns";

export const rateRecord = defineRecord({
  kind: "rate",
  seenBy: "getStatutoryRates",
  table: statutoryRates,
  list: rateRows,
  reply: StatutoryRate,
  what: say("this.statutoryRate"),
});

const paiseOrNone = (rupees: number | undefined) => (rupees === undefined ? null : paiseOf(rupees));

const percentOrNone = (percent: number | undefined) =>
  percent === undefined ? null : Math.round(percent * 1000) / 1000;

function ruleColumns(rate: StatutoryRateCreation) {
  const rule = statutoryRuleOf(rate);
  return {
    limitBase: rule.limitBase,
    coverage: rule.coverage,
    employerPercent: percentOrNone(rule.employerPercent),
    disabilityWagesUpToPaise: paiseOrNone(rule.disabilityWagesUpTo),
    pensionPercent: percentOrNone(rule.pensionPercent),
    pensionCeilingPaise: paiseOrNone(rule.pensionCeiling),
    pensionAge: rule.pensionAge ?? null,
    insuranceCeilingPaise: paiseOrNone(rule.insuranceCeiling),
  };
}

/** Returns the columns of a rate. Absent fields become null. */
export const columnsOf = (rate: StatutoryRateCreation) => ({
  ...ruleColumns(rate),
  kind: rate.kind,
  validFrom: rate.validFrom,
  validTo: rate.validTo ?? null,
  source: rate.source ?? null,
  wageBase: rate.wageBase,
  wagesFromPaise: paiseOf(rate.wagesFrom),
  wagesUpToPaise: paiseOrNone(rate.wagesUpTo),
  percent: percentOrNone(rate.percent),
  wageCeilingPaise: paiseOrNone(rate.wageCeiling),
  amountPaise: paiseOrNone(rate.amount),
  februaryAmountPaise: paiseOrNone(rate.februaryAmount),
  isActive: rate.isActive,
});

type Columns = ReturnType<typeof columnsOf>;

/** Locks the statutory rates, so that the second of two rates sees the first. */
export const lockStatutoryRates = (tx: WriteDatabase) =>
  tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.statutoryRates})`);

/**
 * Rejects a rate that overlaps another one. An inactive rate counts too, because it can become active at any time.
 * @throws HttpError 400 by the first day
 */
async function rejectOverlap(tx: WriteDatabase, rate: Columns, id?: number): Promise<void> {
  await lockStatutoryRates(tx);
  const { kind, validFrom, validTo, wagesFromPaise, wagesUpToPaise } = rate;
  const [other] = await tx
    .select({ validFrom: statutoryRates.validFrom, validTo: statutoryRates.validTo })
    .from(statutoryRates)
    .where(
      and(
        eq(statutoryRates.kind, kind),
        id === undefined ? undefined : ne(statutoryRates.id, id),
        validTo === null ? undefined : lte(statutoryRates.validFrom, validTo),
        or(isNull(statutoryRates.validTo), gte(statutoryRates.validTo, validFrom)),
        wagesUpToPaise === null ? undefined : lte(statutoryRates.wagesFromPaise, wagesUpToPaise),
        or(
          isNull(statutoryRates.wagesUpToPaise),
          gte(statutoryRates.wagesUpToPaise, wagesFromPaise),
        ),
      ),
    )
    .limit(1);
  if (!other) return;
  const from = { date: other.validFrom };
  throw badRequest({
    validFrom:
      other.validTo === null
        ? say("statutoryRate.covered", { from })
        : say("statutoryRate.coveredUntil", { from, to: { date: other.validTo } }),
  });
}

export const statutoryRateHandlers: Handlers<
  Exclude<keyof typeof statutoryRateCalls, "getStatutoryChanges" | "adoptStatutoryChange">
> = {
  getStatutoryRates: () => rateRows,

  createStatutoryRate: createRecord(rateRecord, {
    call: "createStatutoryRate",
    async columns({ tx, body }) {
      const columns = columnsOf(body);
      await rejectOverlap(tx, columns);
      return columns;
    },
  }),

  // A locked month keeps the rates that it was worked out by.
  updateStatutoryRate: updateRecord(rateRecord, {
    call: "updateStatutoryRate",
    async fields({ tx, row, body }) {
      const fields = columnsOf(body);
      await rejectOverlap(tx, fields, row.id);
      return fields;
    },
  }),
};

const ofPieceRate = employeeRecordRows(pieceRates);
const pieceRateRows = {
  ...ofPieceRate,
  fields: {
    ...ofPieceRate.fields,
    ratePerThousand: rupeesSql(pieceRates.ratePerThousandPaise),
  },
};

/** Returns the row of a new piece rate. @throws HttpError 400 by the field */
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
