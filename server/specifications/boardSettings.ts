import { BoardSettings, boardSettingsCalls } from "../../contract/boardSettings";
import { defaultBoardFactors } from "../../domain/board/boardFactors";
import { boardSettings } from "../db/schema";
import type { Handlers } from "../http/handler";
import type { RecordFeatures } from "../records/defineRecord";
import { defineSettings } from "../records/settings";
import { storedSchema } from "../storedSchema";

export const boardRecord: RecordFeatures = { kind: "board", seenBy: "getBoardSettings" };

/** A result refers to the row of settings that it was computed with. */
export const boardSettingsSchema = storedSchema("A row of board settings", 1, (stored) =>
  BoardSettings.parse(stored),
);

const stored = defineSettings<BoardSettings>({
  kind: "board",
  table: boardSettings,
  column: "factors",
  schema: boardSettingsSchema,
  defaults: defaultBoardFactors,
});

export const {
  readPresent: readBoardSettings,
  add: addBoardSettings,
  lock: lockBoardSettings,
  findVersion: findPresentSettingsId,
} = stored;

export const boardSettingsHandlers: Handlers<
  "getBoxFactors" | "getBoardSettings" | "updateBoardSettings"
> = {
  async getBoxFactors(_input, { db }) {
    const { settings } = await readBoardSettings(db);
    return boardSettingsCalls.getBoxFactors.reply.parse(settings);
  },

  getBoardSettings: (_input, { db }) => stored.read(db),

  updateBoardSettings: ({ body, session }, { tx }) =>
    stored.change(tx, session, { call: "updateBoardSettings", body }),
};
