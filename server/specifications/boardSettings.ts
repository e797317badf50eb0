import { isDeepStrictEqual } from "node:util";
import { desc, eq, sql } from "drizzle-orm";
import {
  BoardSettings,
  boardSettingsCalls,
  type VersionedBoardSettings,
} from "../../contract/boardSettings";
import { defaultBoardFactors } from "../../domain/board/boardFactors";
import { say } from "../../domain/messages/say";
import { recordChange } from "../audit/auditLog";
import type { Database, WriteDatabase } from "../db/connect";
import { boardSettings } from "../db/schema";
import { StaleEdit } from "../errors";
import type { Handlers } from "../http/handler";
import type { RecordFeatures } from "../records/defineRecord";
import { storedSchema } from "../storedSchema";

export const boardRecord: RecordFeatures = { kind: "board", seenBy: "getBoardSettings" };

/** A result refers to the row of settings that it was computed with. */
export const boardSettingsSchema = storedSchema("A row of board settings", 1, (stored) =>
  BoardSettings.parse(stored),
);

const defaults: BoardSettings = defaultBoardFactors;

interface PresentSettings {
  /** Undefined before the first edit. */
  readonly id: number | undefined;
  readonly settings: BoardSettings;
}

/** Reads the plant's present settings, or the settings of an earlier row. */
export async function readBoardSettings(db: Pick<Database, "select">, id?: number) {
  const [row] = await db
    .select()
    .from(boardSettings)
    .where(id === undefined ? undefined : eq(boardSettings.id, id))
    .orderBy(desc(boardSettings.id))
    .limit(1);
  if (!row) return { id: undefined, settings: defaults };
  return { id: row.id, settings: boardSettingsSchema.read(row.schemaVersion, row.factors) };
}

/** Writes settings for all later results. @returns their id */
export async function addBoardSettings(
  tx: WriteDatabase,
  settings: BoardSettings,
  createdBy: string,
): Promise<number> {
  const [row] = await tx
    .insert(boardSettings)
    .values({ factors: settings, schemaVersion: boardSettingsSchema.version, createdBy })
    .returning({ id: boardSettings.id });
  if (!row) throw new Error("An insert returned no row");
  return row.id;
}

/**
 * Returns the id of the present settings, for storage with computed results. Writes the defaults if there is no row.
 */
export async function findPresentSettingsId(tx: WriteDatabase, by: string): Promise<number> {
  const { id, settings } = await readBoardSettings(tx);
  return id ?? addBoardSettings(tx, settings, by);
}

/** Locks the settings, so that a second edit sees the first one. */
export const lockBoardSettings = (tx: WriteDatabase) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('board settings', 0))`);

/** Returns the settings with the row's number as their version, because rows never change. */
const versioned = ({ id = 0, settings }: PresentSettings): VersionedBoardSettings => ({
  ...settings,
  version: id,
});

/**
 * True if the settings equal the settings of a version. An order may have stored the defaults since, without an edit.
 */
async function isMadeOf(tx: WriteDatabase, version: number, present: PresentSettings) {
  if (version === (present.id ?? 0)) return true;
  const settingsBefore = await readBoardSettings(tx, version);
  return (
    (version === 0 || settingsBefore.id !== undefined) &&
    isDeepStrictEqual(settingsBefore.settings, present.settings)
  );
}

export const boardSettingsHandlers: Handlers<
  "getBoxFactors" | "getBoardSettings" | "updateBoardSettings"
> = {
  async getBoxFactors(_input, { db }) {
    const { settings } = await readBoardSettings(db);
    return boardSettingsCalls.getBoxFactors.reply.parse(settings);
  },

  getBoardSettings: async (_input, { db }) => versioned(await readBoardSettings(db)),

  async updateBoardSettings({ body: { version, ...settings }, session }, { tx }) {
    await lockBoardSettings(tx);
    const present = await readBoardSettings(tx);
    if (!(await isMadeOf(tx, version, present))) {
      const message = say("settings.stale");
      throw new StaleEdit(message, versioned(present));
    }
    const id = await addBoardSettings(tx, settings, session.email);
    await recordChange(tx, session, {
      call: "updateBoardSettings",
      record: "board 1",
      before: present.settings,
      after: settings,
    });
    return versioned({ id, settings });
  },
};
