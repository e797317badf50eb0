import { boardSettingsCalls, type VersionedBoardSettings } from "../../contract/boardSettings";
import {
  orderPaperCalls,
  type Reservation,
  type Reservations,
  type UpsChoice,
} from "../../contract/orderPaperPlan";
import {
  type ReelAdjustment,
  type ReelScrap,
  reelMovementCalls,
} from "../../contract/reelMovements";
import { type ReorderLevel, stockCalls } from "../../contract/stock";
import {
  type PaperReport,
  paperReportCalls,
  type TakeUpProposal,
} from "../../contract/wasteReport";
import { callHost } from "./callHost";
import { readStrictly } from "./readReply";
import type { RecordId } from "./readRow";
import { specificationMethods } from "./specificationMethods";

/** The calls about board and paper, for a host that has them: no other one is ever asked. */
export const paperMethods = {
  ...specificationMethods,

  getBoardSettings: async (signal?: AbortSignal) =>
    readStrictly(
      "getBoardSettings",
      boardSettingsCalls.getBoardSettings.reply,
      await callHost("getBoardSettings", {}, { signal }),
    ),

  /** Replaces all of them. @returns them as they stand now. */
  updateBoardSettings: async (settings: VersionedBoardSettings) =>
    readStrictly(
      "updateBoardSettings",
      boardSettingsCalls.updateBoardSettings.reply,
      await callHost("updateBoardSettings", {}, { body: settings }),
    ),

  getOrderWaste: async (id: RecordId, signal?: AbortSignal) =>
    readStrictly(
      "getOrderWaste",
      paperReportCalls.getOrderWaste.reply,
      await callHost("getOrderWaste", { id: String(id) }, { signal }),
    ),

  getPaperReport: async (period: Partial<Pick<PaperReport, "from" | "to">>, signal?: AbortSignal) =>
    readStrictly(
      "getPaperReport",
      paperReportCalls.getPaperReport.reply,
      await callHost("getPaperReport", {}, { query: { ...period }, signal }),
    ),

  /** Takes a proposal over as it was shown. What the host answers is not used: the report is read again. */
  acceptTakeUp: async ({ flute, measured }: TakeUpProposal): Promise<void> => {
    await callHost("acceptTakeUp", {}, { body: { flute, measured } });
  },
  /** @returns the job card of an order as a PDF. */
  getJobCard: async (id: RecordId) => (await callHost("getJobCard", { id: String(id) })).blob(),

  getReelMovements: async (id: RecordId, signal?: AbortSignal) =>
    readStrictly(
      "getReelMovements",
      reelMovementCalls.getReelMovements.reply,
      await callHost("getReelMovements", { id: String(id) }, { signal }),
    ),

  // Of these two, what the host answers is not used: the reel is read again.
  adjustReel: async (id: RecordId, body: ReelAdjustment): Promise<void> => {
    await callHost("adjustReel", { id: String(id) }, { body });
  },
  scrapReel: async (id: RecordId, body: ReelScrap): Promise<void> => {
    await callHost("scrapReel", { id: String(id) }, { body });
  },

  getStock: async (signal?: AbortSignal) =>
    readStrictly("getStock", stockCalls.getStock.reply, await callHost("getStock", {}, { signal })),

  /** Sets when a paper is to be ordered. What the host answers is not used: the stock is read again. */
  updateReorderLevel: async (body: ReorderLevel): Promise<void> => {
    await callHost("updateReorderLevel", {}, { body });
  },

  /** Reads the paper that an order still needs, and the reels that fit. */
  getOrderPaper: async (id: RecordId, signal?: AbortSignal) =>
    readStrictly(
      "getOrderPaper",
      orderPaperCalls.getOrderPaper.reply,
      await callHost("getOrderPaper", { id: String(id) }, { signal }),
    ),

  /** @returns which reels are reserved now, and why the others are not. */
  reserveReels: async (id: RecordId, body: Reservations) =>
    readStrictly(
      "reserveReels",
      orderPaperCalls.reserveReels.reply,
      await callHost("reserveReels", { id: String(id) }, { body }),
    ),

  // What the host answers is not used: the order's paper is read again.
  chooseUps: async (id: RecordId, body: UpsChoice): Promise<void> => {
    await callHost("chooseUps", { id: String(id) }, { body });
  },
  reserveReel: async (id: RecordId, body: Reservation): Promise<void> => {
    await callHost("reserveReel", { id: String(id) }, { body });
  },
  releaseReel: async (id: RecordId, reelId: number): Promise<void> => {
    await callHost("releaseReel", { id: String(id) }, { body: { reelId } });
  },
};
