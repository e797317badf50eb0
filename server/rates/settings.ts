import { desc, sql } from "drizzle-orm";
import {
  RateSettings,
  type rateSettingsCalls,
  type VersionedRateSettings,
} from "../../contract/rates";
import { say } from "../../domain/messages/say";
import { defaultMarkupPercent, defaultValidityDays } from "../../domain/quotations/quotationState";
import { recordChange } from "../audit/auditLog";
import type { Reader } from "../db/connect";
import { rateSettings } from "../db/schema";
import { StaleEdit } from "../errors";
import type { Handlers } from "../http/handler";
import type { RecordFeatures } from "../records/defineRecord";
import { storedSchema } from "../storedSchema";

export const rateSettingsRecord: RecordFeatures = { kind: "pricing", seenBy: "getRateSettings" };

/** The settings until the first edit. */
export const defaultRateSettings: RateSettings = {
  maxAgeDays: 30,
  validityDays: defaultValidityDays,
  markupPercent: defaultMarkupPercent,
  leastQuantity: 1,
  showPriceBands: false,
  bandMarkupPercent: 15,
  bandSpreadPercent: 10,
  bandStep: 0.5,
};

/** Rows from before quotations have no validity and no markup. */
const schema = storedSchema("A row of rate settings", (stored) =>
  RateSettings.parse({ ...defaultRateSettings, ...Object(stored) }),
);

/** Reads the settings. The number of the row is their version: rows are never changed. */
export async function readRateSettings(db: Reader): Promise<VersionedRateSettings> {
  const [row] = await db.select().from(rateSettings).orderBy(desc(rateSettings.id)).limit(1);
  if (!row) return { ...defaultRateSettings, version: 0 };
  return { ...schema.read(row.schemaVersion, row.settings), version: row.id };
}

export const rateSettingsHandlers: Handlers<keyof typeof rateSettingsCalls> = {
  getRateSettings: (_input, { db }) => readRateSettings(db),

  updateRateSettings: ({ body: { version, ...settings }, session }, { db }) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('rate settings', 0))`);
      const { version: present, ...before } = await readRateSettings(tx);
      if (version !== present)
        throw new StaleEdit(say("settings.stale"), { ...before, version: present });
      const [row] = await tx
        .insert(rateSettings)
        .values({ settings, schemaVersion: schema.version, createdBy: session.email })
        .returning({ id: rateSettings.id });
      if (!row) throw new Error("An insert returned no row");
      await recordChange(tx, session, {
        call: "updateRateSettings",
        record: "pricing 1",
        before,
        after: settings,
      });
      return { ...settings, version: row.id };
    }),
};
