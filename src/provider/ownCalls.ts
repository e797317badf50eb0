import { calls } from "../../contract/calls";
import type { OrderMove } from "../../contract/orders";
import type { SalarySetup } from "../../contract/salaries";
import { callHost } from "../host";
import { readJson, readText } from "./readReply";

/** The host's calls for which react-admin has no verb, by their names in the call table. */
export const ownCalls = {
  /** Every order at once, as the board shows them. */
  getAllOrders: async (signal?: AbortSignal) => {
    const reply = await callHost("getAllOrders", {}, { signal });
    return readJson("getAllOrders", calls.getAllOrders.reply, reply);
  },

  /** Moves an order to another column. What the host answers is not used: the list is read again. */
  moveOrder: async (id: number, move: OrderMove): Promise<void> => {
    await callHost("moveOrder", { id: String(id) }, { body: move });
  },

  /** @returns the host's own message, or an empty text. */
  deactivateEmployee: async (barcodeId: string) =>
    readText(await callHost("deactivateEmployee", { barcodeId })),

  getEmployeeNameAndUnit: async (barcodeId: string, signal?: AbortSignal) => {
    const body = new URLSearchParams({ barcodeId });
    const reply = await callHost("getEmployeeNameAndUnit", {}, { body, signal });
    return readJson("getEmployeeNameAndUnit", calls.getEmployeeNameAndUnit.reply, reply);
  },

  /** @returns the sticker's barcode as a PNG picture. */
  getEmployeeBarcode: async (barcodeId: string, signal?: AbortSignal) =>
    (await callHost("getEmployeeBarcode", { barcodeId }, { signal })).blob(),

  addSalary: async (setup: SalarySetup) =>
    readText(await callHost("addSalary", {}, { body: setup })),

  /** @returns the reel's barcode as a PNG picture. */
  getReelBarcode: async (barcodeId: string, signal?: AbortSignal) =>
    (await callHost("getReelBarcode", { barcodeId }, { signal })).blob(),

  getReelDetails: async (barcodeIdOrReelNo: string, signal?: AbortSignal) => {
    const reply = await callHost("getReelDetails", { barcodeIdOrReelNo }, { signal });
    return readJson("getReelDetails", calls.getReelDetails.reply, reply);
  },

  getReelHistory: async (barcode: string, signal?: AbortSignal) => {
    const reply = await callHost("getReelHistory", { barcode }, { signal });
    return readJson("getReelHistory", calls.getReelHistory.reply, reply);
  },

  getInUseReels: async (signal?: AbortSignal) => {
    const reply = await callHost("getInUseReels", {}, { signal });
    return readJson("getInUseReels", calls.getInUseReels.reply, reply);
  },
};
