import { and, eq, gte, lte, sql } from "drizzle-orm";
import type {
  StatutoryChange,
  StatutoryRate,
  statutoryRateCalls,
} from "../../contract/statutoryRates";
import { lastDateOfMonth } from "../../domain/indiaTime";
import { say } from "../../domain/messages/say";
import { recordChange } from "../audit/auditLog";
import type { Session } from "../auth/sessions";
import type { Reader, WriteDatabase } from "../db/connect";
import { benefitRules, statutoryRates } from "../db/schema";
import { englishText, notFound } from "../errors";
import type { Handlers } from "../http/handler";
import { lockPayRunsShared, readLastLockedMonth } from "../payLocks/lockedMonths";
import { insertRecord } from "../records/insertRecord";
import { isBeforeChange, type LawfulChange, lawfulChanges, splitAtChange } from "./lawfulRates";
import { readStatutoryRates } from "./payRuns";
import { lockStatutoryRates, statutoryColumns } from "./rateHandlers";

const call = "adoptStatutoryChange";

/** Reads the changes of the law that the plant's rates lack. A plant without rates lacks none. */
export async function readStatutoryChanges(db: Reader): Promise<StatutoryChange[]> {
  const rates = await readStatutoryRates(db);
  const locked = await readLastLockedMonth(db);
  return lawfulChanges.flatMap((change) => {
    const older = rates.filter((rate) => isBeforeChange(rate, change));
    if (older.length === 0) return [];
    const { id, validFrom, source } = change;
    const text = say(`statutoryChange.${id}`, { date: { date: validFrom } });
    const isLocked = locked !== undefined && validFrom <= lastDateOfMonth(locked);
    return [
      {
        id,
        validFrom,
        source,
        text: englishText(text),
        textCode: text,
        ...(isLocked && { lockedUntil: locked }),
      },
    ];
  });
}

/** Ends an older rate before a change's day and enters the rate from then on. A rate that began later is changed whole. */
async function adoptRate(
  tx: WriteDatabase,
  session: Session,
  { id, version = 1, ...rate }: StatutoryRate,
  change: LawfulChange,
): Promise<void> {
  const { former, present } = splitAtChange(rate, change);
  const fields = statutoryColumns(former ?? present);
  await tx
    .update(statutoryRates)
    .set({ ...fields, version: version + 1 })
    .where(eq(statutoryRates.id, id));
  const before = statutoryColumns(rate);
  const names = ["validTo", "wageBase", "limitBase", "wageCeilingPaise", "source"] as const;
  const pick = (columns: typeof before) =>
    Object.fromEntries(
      names.filter((name) => before[name] !== fields[name]).map((name) => [name, columns[name]]),
    );
  await recordChange(tx, session, {
    call,
    record: `rate ${id}`,
    before: pick(before),
    after: pick(fields),
    version: version + 1,
  });
  if (!former) return;
  const stored = { kind: "rate", table: statutoryRates } as const;
  await insertRecord(tx, session, stored, { call, values: statutoryColumns(present) });
}

/** Enters the rule of bonus and gratuity by the Code: a copy of the rule that holds on its first day. */
async function adoptBenefitRule(tx: WriteDatabase, session: Session, validFrom: string) {
  const later = and(gte(benefitRules.validFrom, validFrom), eq(benefitRules.wageBase, "BASE"));
  const changed = await tx
    .update(benefitRules)
    .set({ wageBase: "CODE", version: sql`${benefitRules.version} + 1` })
    .where(later)
    .returning({ id: benefitRules.id, version: benefitRules.version });
  for (const { id, version } of changed)
    await recordChange(tx, session, {
      call,
      record: `benefitRule ${id}`,
      before: { wageBase: "BASE" },
      after: { wageBase: "CODE" },
      version,
    });
  const [last] = await tx
    .select()
    .from(benefitRules)
    .where(lte(benefitRules.validFrom, validFrom))
    .orderBy(sql`${benefitRules.validFrom} desc`)
    .limit(1);
  if (!last || last.validFrom === validFrom || last.wageBase === "CODE") return;
  const { id: _, version: __, createdAt: ___, ...figures } = last;
  const values = { ...figures, validFrom, wageBase: "CODE", createdBy: session.email } as const;
  const stored = { kind: "benefitRule", table: benefitRules } as const;
  await insertRecord(tx, session, stored, { call, values });
}

/**
 * Enters a change of the law. Differences to the deductions of locked months become arrears of the first open month.
 * @throws HttpError 404 if there is no such change
 */
export async function adoptLawfulChange(tx: WriteDatabase, session: Session, name: string) {
  const change = lawfulChanges.find(({ id }) => id === name);
  if (!change) throw notFound(say("this.statutoryChange"));

  await lockPayRunsShared(tx);
  await lockStatutoryRates(tx);
  const older = (await readStatutoryRates(tx)).filter((rate) => isBeforeChange(rate, change));
  for (const rate of older) await adoptRate(tx, session, rate, change);
  if (change.id === "WAGES_BY_CODE" && older.length > 0)
    await adoptBenefitRule(tx, session, change.validFrom);
}

export const lawfulChangeHandlers: Handlers<
  Extract<keyof typeof statutoryRateCalls, "getStatutoryChanges" | "adoptStatutoryChange">
> = {
  getStatutoryChanges: (_input, { db }) => readStatutoryChanges(db),

  async adoptStatutoryChange({ params, session }, { tx }) {
    await adoptLawfulChange(tx, session, params.change);
    return readStatutoryChanges(tx);
  },
};
