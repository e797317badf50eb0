import { desc, sql } from "drizzle-orm";
import { defaultBoardFactors } from "../../contract/board/boardFactors";
import { BoardSettings, boardSettingsOf } from "../../contract/boardSettings";
import { recordChange } from "../audit/auditLog";
import type { Database, WriteDatabase } from "../db/connect";
import { boardSettings } from "../db/schema";
import type { Handlers } from "../http/handler";

/** What a plant assumes that has never said so. */
const defaults = boardSettingsOf(defaultBoardFactors);

interface PresentSettings {
  /** Nothing where the plant has never set any. */
  readonly id: number | undefined;
  readonly settings: BoardSettings;
}

/** What the plant assumes now. */
export async function readBoardSettings(db: Pick<Database, "select">): Promise<PresentSettings> {
  const [last] = await db
    .select({ id: boardSettings.id, factors: boardSettings.factors })
    .from(boardSettings)
    .orderBy(desc(boardSettings.id))
    .limit(1);
  return { id: last?.id, settings: last ? BoardSettings.parse(last.factors) : defaults };
}

/** Writes settings, which count from now on. @returns their number */
export async function addBoardSettings(
  tx: WriteDatabase,
  settings: BoardSettings,
  createdBy: string,
): Promise<number> {
  const [row] = await tx
    .insert(boardSettings)
    .values({ factors: settings, createdBy })
    .returning({ id: boardSettings.id });
  if (!row) throw new Error("An insert returned no row");
  return row.id;
}

/** The number of what the plant assumes now, to be kept with what is computed; the defaults are written down first. */
export async function presentSettingsId(tx: WriteDatabase, by: string): Promise<number> {
  const { id, settings } = await readBoardSettings(tx);
  return id ?? addBoardSettings(tx, settings, by);
}

/** Of two who change the settings at once the second one finds what the first one wrote. */
export const lockBoardSettings = (tx: WriteDatabase) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('board settings', 0))`);

export const boardSettingsHandlers: Handlers<"getBoardSettings" | "updateBoardSettings"> = {
  getBoardSettings: async (_input, { db }) => (await readBoardSettings(db)).settings,

  updateBoardSettings: ({ body, session }, { db }) =>
    db.transaction(async (tx) => {
      await lockBoardSettings(tx);
      const { settings: before } = await readBoardSettings(tx);
      await addBoardSettings(tx, body, session.email);
      await recordChange(tx, session, {
        call: "updateBoardSettings",
        record: "board 1",
        before,
        after: body,
      });
      return body;
    }),
};
