import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { ageLimits, type ReorderLevel } from "../../../contract/stock";
import { gramsOf, kilogramsOf } from "../../../domain/storedUnits";
import { recordChange } from "../../audit/auditLog";
import type { Database } from "../../db/connect";
import { reelReservations, reels, reelTotals, reorderLevels } from "../../db/schema";
import type { Handlers } from "../../http/handler";
import type { StoredTotals } from "../../lists/listSource";
import type { RecordFeatures } from "../../records/defineRecord";
import { indiaToday, kilogramsSql } from "../../units";

/** Returns the sum of a figure over all reels, because every reel has one status. */
const ofAll = (figure: SQL) =>
  sql`(select coalesce(${figure}, 0) from ${reelTotals} where ${reelTotals.field} = 'status')`;

const valuesOf = (field: string) => sql`
  select ${reelTotals.value} as value from ${reelTotals} where ${reelTotals.field} = ${field}
  group by ${reelTotals.value} having sum(${reelTotals.reels}) > 0`;

/** The totals of all reels, as a trigger stores them. Years of used-up reels cost no time. */
export const storedReelTotals: StoredTotals = {
  total: ofAll(sql`sum(${reelTotals.reels})`),
  sums: {
    initialWeight: ofAll(kilogramsSql(sql`sum(${reelTotals.initialGrams})`)),
    currentWeight: ofAll(kilogramsSql(sql`sum(${reelTotals.currentGrams})`)),
  },
  choices: Object.fromEntries(
    ["status", "paperType", "gsm", "burstFactor", "deckle", "supplierName"].map((field) => [
      field,
      valuesOf(field),
    ]),
  ),
};

export const reorderRecord: RecordFeatures = {
  kind: "reorder",
  seenBy: "getBoardSettings",
  table: reorderLevels,
  name: sql`trim_scale(gsm) || ' GSM'`,
};

/** Calendar days in India since a reel came. */
const age = sql`${indiaToday} - (${reels.receivedAt} at time zone 'Asia/Kolkata')::date`;

const sumOf = (condition: ReturnType<typeof sql>) =>
  sql<number>`coalesce(${kilogramsSql(sql`sum(${reels.currentWeightGrams}) filter (where ${condition})`)}, 0)`;

const [first, second, third] = ageLimits;

/** Reads the stock by paper and width. The database sums it, so that used-up reels of many years take no time. */
const readCells = (db: Database) =>
  db
    .select({
      gsm: reels.gsm,
      burstFactor: reels.burstFactor,
      deckle: reels.deckle,
      reels: sql<number>`count(*)::int`,
      parts: sql<number>`(count(*) filter (where ${reels.currentWeightGrams} < ${reels.initialWeightGrams}))::int`,
      weight: sumOf(sql`true`),
      freeWeight: sumOf(sql`${reelReservations.id} is null`),
      youngest: sumOf(sql`${age} <= ${first}`),
      young: sumOf(sql`${age} > ${first} and ${age} <= ${second}`),
      old: sumOf(sql`${age} > ${second} and ${age} <= ${third}`),
      oldest: sumOf(sql`${age} > ${third}`),
    })
    .from(reels)
    .leftJoin(
      reelReservations,
      and(eq(reelReservations.reelId, reels.id), isNull(reelReservations.releasedAt)),
    )
    .where(eq(reels.status, "AVAILABLE"))
    .groupBy(reels.gsm, reels.burstFactor, reels.deckle)
    .orderBy(reels.gsm, reels.burstFactor, reels.deckle);

const toReplyLevel = (level: typeof reorderLevels.$inferSelect): ReorderLevel => ({
  gsm: level.gsm,
  burstFactor: level.burstFactor,
  dailyUse: kilogramsOf(level.dailyUseGrams),
  leadDays: level.leadDays,
  safety: kilogramsOf(level.safetyGrams),
});

export const stockHandlers: Handlers<"getStock" | "updateReorderLevel"> = {
  async getStock(_input, { db }) {
    const cells = await readCells(db);
    const levels = await db
      .select()
      .from(reorderLevels)
      .orderBy(reorderLevels.gsm, reorderLevels.burstFactor);
    return {
      cells: cells.map(({ youngest, young, old, oldest, ...cell }) => ({
        ...cell,
        aged: [youngest, young, old, oldest] as const,
      })),
      levels: levels.map(toReplyLevel),
    };
  },

  async updateReorderLevel({ body, session }, { tx }) {
    const { gsm, burstFactor, leadDays } = body;
    const ofPaper = and(eq(reorderLevels.gsm, gsm), eq(reorderLevels.burstFactor, burstFactor));
    const [before] = await tx.select().from(reorderLevels).where(ofPaper).for("no key update");
    const amounts = {
      dailyUseGrams: gramsOf(body.dailyUse),
      leadDays,
      safetyGrams: gramsOf(body.safety),
    };
    const [after] = await tx
      .insert(reorderLevels)
      .values({ gsm, burstFactor, ...amounts })
      .onConflictDoUpdate({
        target: [reorderLevels.gsm, reorderLevels.burstFactor],
        set: amounts,
      })
      .returning();
    if (!after) throw new Error("An insert returned no row");
    await recordChange(tx, session, {
      call: "updateReorderLevel",
      record: `reorder ${after.id}`,
      ...(before && { before }),
      after,
    });
    return toReplyLevel(after);
  },
};
