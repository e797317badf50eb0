import { eq } from "drizzle-orm";
import {
  type BonusPayment,
  type benefitCalls,
  benefitRuleCalls,
  bonusYearText,
} from "../../../contract/benefits";
import { currentTime } from "../../../domain/clock";
import { say } from "../../../domain/messages/say";
import { paiseOf } from "../../../domain/storedUnits";
import type { Session } from "../../auth/sessions";
import type { WriteDatabase } from "../../db/connect";
import { benefitRules, employees } from "../../db/schema";
import { conflict, englishText } from "../../errors";
import type { Handlers } from "../../http/handler";
import { cachedByTableVersion, computedFreshMs } from "../../lists/cachedByTableVersion";
import { tablesRead } from "../../lists/kindTables";
import { tableList } from "../../lists/listSource";
import { lockPayRunsShared, rejectLockedMonth } from "../../payLocks/lockedMonths";
import { datedKind } from "../../records/datedKind";
import { createRecord } from "../../records/recordHandlers";
import { adjustment } from "../deductionHandlers";
import { checkAdjustmentSum, findPayee } from "../payChecks";
import { readBonuses, readGratuities } from "./benefitLists";

export const benefitRule = datedKind(benefitRuleCalls, {
  kind: "benefitRule",
  table: benefitRules,
  list: tableList(benefitRules),
  what: say("this.benefitRule"),
  unique: { benefit_rules_date: ["validFrom", say("benefitRule.sameDate")] },
  isUndoable: true,
});

/** Returns the addition that pays a bonus. @throws HttpError 400 by the field, 409 if there is no bonus to pay */
async function newBonus(
  tx: WriteDatabase,
  session: Session,
  { barcodeId, year, month }: BonusPayment,
) {
  await rejectLockedMonth(tx, "month", month);
  const employeeId = await findPayee(tx, barcodeId, "month", month);
  // The lock makes the second of two payments see the first.
  await tx.select().from(employees).where(eq(employees.id, employeeId)).for("no key update");
  const [bonus] = await readBonuses(tx, { year, now: currentTime(), ids: [employeeId] });
  const yearText = bonusYearText(year);
  if (bonus?.state !== "PAYABLE") {
    const state = bonus?.state ?? "NO_WAGES";
    throw conflict(say(`bonus.${state}`, { name: bonus?.name ?? barcodeId, year: yearText }));
  }
  return {
    employeeId,
    kind: "ADDITION",
    benefit: "BONUS",
    bonusYear: year,
    month,
    amountPaise: paiseOf(bonus.amount),
    reason: englishText(say("bonus.reason", { year: yearText, formula: bonus.formula })),
    createdBy: session.email,
  } as const;
}

export const cachedBonuses = cachedByTableVersion(
  tablesRead("bonuses"),
  (db, _today, year?: number) => readBonuses(db, { year, now: currentTime() }),
  computedFreshMs,
);

export const cachedGratuities = cachedByTableVersion(
  tablesRead("gratuities"),
  (db) => readGratuities(db, currentTime()),
  computedFreshMs,
);

export const benefitHandlers: Handlers<keyof typeof benefitCalls> = {
  ...benefitRule.handlers,

  getBonuses: async ({ query: { year } }, { db }) => ({ rows: await cachedBonuses(db, year) }),

  payBonus: createRecord(adjustment.record, {
    call: "payBonus",
    prepare: lockPayRunsShared,
    async columns({ tx, session, body }) {
      const bonus = await newBonus(tx, session, body);
      await checkAdjustmentSum(tx, bonus);
      return bonus;
    },
    audited: ({ kind, month, amountPaise, reason }) => ({ kind, month, amountPaise, reason }),
  }),

  getGratuities: async (_input, { db }) => ({ rows: await cachedGratuities(db) }),
};
