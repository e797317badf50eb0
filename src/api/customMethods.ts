import { adminCalls as calls } from "../../contract/adminCalls";
import { VersionedCalendar } from "../../contract/calendar";
import type { ExceptionSettlement } from "../../contract/corrections";
import { PairingCode } from "../../contract/devices";
import { Order, type OrderMove, shippedWindowMs } from "../../contract/orders";
import { Reel, ReelHistory, ReelWithUsages } from "../../contract/reels";
import type { SalarySetup } from "../../contract/salary";
import { callHost } from "./callHost";
import { createOnce } from "./createOnce";
import { fetchList } from "./fetchList";
import { readList, readRecord, readStrictly, readText } from "./readReply";
import type { ListRow, RecordId } from "./readRow";
import { withIds } from "./recordIds";
import { getListSummary } from "./resourceList";
import { callsOf } from "./resources";

/** An order as the host gave it. */
export type KanbanOrder = ListRow<Order>;
export type InUseReel = ListRow<ReelWithUsages>;

/** What a salary is set up with; the employee's id is the host's own, a number or a text. */
type SalaryTerms = Omit<SalarySetup, "employeeId"> & { readonly employeeId: RecordId };

const hourMs = 3_600_000;

/** Down to the full hour, so that within it the same question is asked, which a 304 can answer. */
const shippedSince = (now: number) =>
  new Date(Math.floor((now - shippedWindowMs) / hourMs) * hourMs).toISOString();

/** The host's calls for which react-admin has no verb, by their names in the call table. */
export const customMethods = {
  /**
   * The orders of the board: on a host that knows the list query those that are not shipped, or since
   * `now` less 24 hours, or nobody knows when; on any other all orders, of which the board takes its own. Orders that are as they were in `known` stay the same objects.
   */
  getKanbanOrders: async (
    signal?: AbortSignal,
    { now = Date.now(), known = [] }: { now?: number; known?: readonly KanbanOrder[] } = {},
  ) => {
    const filter = { shippedAt_gte: [shippedSince(now), null] };
    const query = { sort: undefined, range: undefined, filter };
    const { rows } = await fetchList("getAllOrders", Order, query, { signal, known });
    return withIds(callsOf("orders").key, rows);
  },

  getListSummary,

  /** Moves an order to another column. What the host answers is not used: the list is read again. */
  moveOrder: async (id: RecordId, move: OrderMove): Promise<void> => {
    await callHost("moveOrder", { id: String(id) }, { body: move });
  },

  /** @returns the host's own message, or an empty text. */
  deactivateEmployee: async (barcodeId: string) =>
    readText(await callHost("deactivateEmployee", { barcodeId })),

  getEmployeeNameAndUnit: async (barcodeId: string, signal?: AbortSignal) => {
    const body = new URLSearchParams({ barcodeId });
    const reply = await callHost("getEmployeeNameAndUnit", {}, { body, signal });
    const schema = calls.getEmployeeNameAndUnit.reply;
    return readRecord("getEmployeeNameAndUnit", schema, reply);
  },

  /** @returns the sticker's barcode as a PNG picture. */
  getEmployeeBarcode: async (barcodeId: string, signal?: AbortSignal) =>
    (await callHost("getEmployeeBarcode", { barcodeId }, { signal })).blob(),

  addSalary: async (setup: SalaryTerms) =>
    readText(await callHost("addSalary", {}, { body: setup })),

  /** @returns the reel's barcode as a PNG picture. */
  getReelBarcode: async (barcodeId: string, signal?: AbortSignal) =>
    (await callHost("getReelBarcode", { barcodeId }, { signal })).blob(),

  getReelDetails: async (barcodeIdOrReelNo: string, signal?: AbortSignal) => {
    const reply = await callHost("getReelDetails", { barcodeIdOrReelNo }, { signal });
    return readRecord("getReelDetails", Reel, reply);
  },

  getReelHistory: async (barcode: string, signal?: AbortSignal) => {
    const reply = await callHost("getReelHistory", { barcode }, { signal });
    return readRecord("getReelHistory", ReelHistory, reply);
  },

  getInUseReels: async (signal?: AbortSignal) => {
    const reply = await callHost("getInUseReels", {}, { signal });
    return withIds(callsOf("reels").key, await readList("getInUseReels", ReelWithUsages, reply));
  },

  // Beyond the specification.

  search: async (text: string, signal?: AbortSignal) =>
    readStrictly(
      "search",
      calls.search.reply,
      await callHost("search", {}, { query: { text }, signal }),
    ),

  // Of these, what the host answers is not used: the lists are read again.

  /** Takes an order off the board, for a reason. */
  cancelOrder: async (id: RecordId, reason: string): Promise<void> => {
    await callHost("cancelOrder", { id: String(id) }, { body: { reason } });
  },

  /** Restores a cancelled order. @returns the host's message about its reels, or an empty text */
  restoreOrder: async (id: RecordId): Promise<string> =>
    readText(await callHost("restoreOrder", { id: String(id) })),

  /** Takes back an employee who has left. */
  reinstateEmployee: async (id: RecordId): Promise<void> => {
    await callHost("reinstateEmployee", { id: String(id) });
  },

  /** Shuts an admin out, or lets them in again. */
  setAdminActive: async (id: RecordId, isActive: boolean): Promise<void> => {
    await callHost(isActive ? "reinstateAdmin" : "deactivateAdmin", { id: String(id) });
  },

  renewPairingCode: async (id: RecordId) => {
    const reply = await callHost("renewPairingCode", { id: String(id) });
    return readStrictly("renewPairingCode", PairingCode, reply);
  },

  /** Shuts a scan station out. What the host answers is not used: the list is read again. */
  revokeDevice: async (id: RecordId): Promise<void> => {
    await callHost("revokeDevice", { id: String(id) });
  },

  getCalendar: async (signal?: AbortSignal) =>
    readStrictly("getCalendar", VersionedCalendar, await callHost("getCalendar", {}, { signal })),

  /** Replaces the calendar as a whole. @returns it as it stands now. */
  updateCalendar: async (calendar: VersionedCalendar) => {
    const reply = await callHost("updateCalendar", {}, { body: calendar });
    return readStrictly("updateCalendar", VersionedCalendar, reply);
  },

  /** Cancels a leave. What the host answers is not used: the list is read again. */
  cancelLeave: async (id: RecordId): Promise<void> => {
    await callHost("cancelLeave", { id: String(id) });
  },

  /** Settles many exceptions for one reason. @returns whether the corrections count now or wait for a decision */
  settleExceptions: async (settlement: ExceptionSettlement) => {
    const reply = await createOnce("settleExceptions", settlement, (sending) =>
      callHost("settleExceptions", {}, sending),
    );
    return readStrictly("settleExceptions", calls.settleExceptions.reply, reply);
  },

  /** Approves or rejects many corrections. The reply is not used: the list is read again. */
  decideCorrections: async (ids: readonly RecordId[], status: "APPROVED" | "REJECTED") => {
    await callHost("decideCorrections", {}, { body: { ids, status } });
  },

  /** Approves or rejects a correction. What the host answers is not used: the list is read again. */
  decideCorrection: async (id: RecordId, status: "APPROVED" | "REJECTED"): Promise<void> => {
    await callHost("decideCorrection", { id: String(id) }, { body: { status } });
  },
};
