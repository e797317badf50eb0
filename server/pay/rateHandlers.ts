import { and, eq, gte, isNull, lte, or, sql } from "drizzle-orm";
import { pieceRateCalls, pieceRateImport } from "../../contract/deductions";
import {
  StatutoryRateCreation,
  statutoryKindCalls,
  statutoryRuleOf,
} from "../../contract/statutoryRates";
import { say } from "../../domain/messages/say";
import { advisoryLocks, type WriteDatabase } from "../db/connect";
import { columnsOf } from "../db/fieldColumns";
import { employees, pieceRates, statutoryRates } from "../db/schema";
import { badgeKey, employeeRecordRows } from "../employees/employeeRows";
import { tableList } from "../lists/listSource";
import { lockPayRunsShared } from "../payLocks/lockedMonths";
import { datedKind } from "../records/datedKind";
import { findPayee } from "./payChecks";

/** Returns the columns of a rate, with the law's values for absent fields. */
export const statutoryColumns = (rate: StatutoryRateCreation) => ({
  ...columnsOf(statutoryRates, StatutoryRateCreation, { ...rate, ...statutoryRuleOf(rate) }),
  kind: rate.kind,
  validFrom: rate.validFrom,
  wageBase: rate.wageBase,
});

/** Locks the statutory rates, so that the second of two rates sees the first. */
export const lockStatutoryRates = async (tx: WriteDatabase): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.statutoryRates})`);
};

/** Two rates of a kind whose ranges of wages meet do not hold on one day. An inactive rate counts too, because it can become active at any time. */
export const statutoryRate = datedKind(statutoryKindCalls, {
  kind: "rate",
  table: statutoryRates,
  list: tableList(statutoryRates),
  what: say("this.statutoryRate"),
  prepare: lockStatutoryRates,
  creates: ({ body }) => statutoryColumns(body),
  // A locked month keeps the rates that it was worked out by.
  edits: ({ body }) => statutoryColumns(body),
  overlap: {
    sameSubject: ({ kind, wagesFromPaise = 0, wagesUpToPaise }) =>
      and(
        eq(statutoryRates.kind, kind),
        wagesUpToPaise == null ? undefined : lte(statutoryRates.wagesFromPaise, wagesUpToPaise),
        or(
          isNull(statutoryRates.wagesUpToPaise),
          gte(statutoryRates.wagesUpToPaise, wagesFromPaise),
        ),
      ),
    message({ validFrom, validTo }) {
      const from = { date: validFrom };
      return validTo === null
        ? say("statutoryRate.covered", { from })
        : say("statutoryRate.coveredUntil", { from, to: { date: validTo } });
    },
  },
});

/** A change that holds from a day of a locked month is paid as arrears. */
export const pieceRate = datedKind(pieceRateCalls, {
  kind: "pieceRate",
  table: pieceRates,
  list: employeeRecordRows(pieceRates),
  name: employees.name,
  what: say("this.pieceRate"),
  unique: { piece_rates_date: ["validFrom", say("pieceRate.sameDate")] },
  isUndoable: true,
  prepare: lockPayRunsShared,
  converted: ["barcodeId"],
  creates: async ({ tx, body: { barcodeId, validFrom } }) => ({
    employeeId: await findPayee(tx, barcodeId, "validFrom", validFrom.slice(0, 7)),
  }),
  import: {
    forms: pieceRateImport,
    uniqueField: badgeKey(pieceRates, ["stage", "validFrom"]),
  },
});
