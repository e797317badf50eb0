import { type BoardSettings, boardSettingsCalls } from "../../contract/boardSettings";
import { callHost } from "./callHost";
import { readStrictly } from "./readReply";

/** The calls about board and paper, for a host that has them: no other one is ever asked. */
export const paperMethods = {
  getBoardSettings: async (signal?: AbortSignal) =>
    readStrictly(
      "getBoardSettings",
      boardSettingsCalls.getBoardSettings.reply,
      await callHost("getBoardSettings", {}, { signal }),
    ),

  /** Replaces all of them. @returns them as they stand now. */
  updateBoardSettings: async (settings: BoardSettings) =>
    readStrictly(
      "updateBoardSettings",
      boardSettingsCalls.updateBoardSettings.reply,
      await callHost("updateBoardSettings", {}, { body: settings }),
    ),
};
