import * as z from "zod/mini";
import { schemaError } from "../domain/messages/say";
import { call } from "./call";
import { calendarDate, id, instant, line, optional } from "./fields";
import { Order, orderStatuses } from "./orders";
import { recordKinds } from "./records";
import { OrderUsage } from "./reels";
import { routes } from "./routes";

export const undoSeconds = 10;

export const historyPageSize = 25;

const Fields = z.record(z.string(), z.unknown());

const aboutRecord = {
  kind: z.string(),
  /** A number, or the id that a scan station gave. */
  recordId: z.string(),
  /** The display name of the record: an order's client, a reel's barcode. */
  name: z.optional(z.string()),
};

export const HistoryEntry = z.object({
  id: id(),
  at: instant(),
  by: z.string(),
  call: z.string(),
  ...aboutRecord,
  before: z.optional(Fields),
  after: z.optional(Fields),
  /** The change that this one took back. */
  undoOf: z.optional(id()),
  /** The change that took this one back. */
  undoneBy: z.optional(id()),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

export const HistoryPage = z.object({
  entries: z.array(HistoryEntry),
  /** The value of `before` for the next page. Absent on the last page. */
  next: z.optional(id()),
});
export type HistoryPage = z.infer<typeof HistoryPage>;

const before = () =>
  z.optional(z.string().check(z.regex(/^\d{1,15}$/, schemaError("form.change"))));

export const ActivityFilter = z.object({
  by: optional(line(254)),
  kind: z.optional(z.enum(recordKinds)),
  /** One call, or several with commas between them. */
  call: optional(line(60)),
  /** The first and the last day, in India. */
  from: z.optional(calendarDate()),
  to: z.optional(calendarDate()),
});
export type ActivityFilter = z.infer<typeof ActivityFilter>;

export const ActivityPage = z.extend(HistoryPage, {
  /** The authors of all changes. Only the first page has them. */
  authors: z.optional(z.array(z.string())),
});
export type ActivityPage = z.infer<typeof ActivityPage>;

/** A change of the caller's own that can still be taken back. */
export const UndoableChange = z.object({
  id: id(),
  call: z.string(),
  ...aboutRecord,
  secondsLeft: z.number().check(z.nonnegative(), z.maximum(undoSeconds)),
});
export type UndoableChange = z.infer<typeof UndoableChange>;

export const OrderStep = z.object({
  status: z.enum(orderStatuses),
  at: instant(),
  /** Absent for steps that are older than the history. */
  by: z.optional(z.string()),
  isUndo: z.optional(z.boolean()),
});
export type OrderStep = z.infer<typeof OrderStep>;

export const OrderReel = z.object({
  ...z.pick(OrderUsage, {
    weightConsumed: true,
    courgationIn: true,
    courgationOut: true,
    howManyBox: true,
  }).shape,
  id: id(),
  barcodeId: z.string(),
  reelNo: z.number().check(z.meta({ kind: "id" })),
  paperType: z.string(),
  gsm: z.number(),
  usageType: z.string(),
  isEstimated: z.boolean(),
});
export type OrderReel = z.infer<typeof OrderReel>;

/** An order with its details. Cancelled and shipped orders have them too. */
export const OrderDetails = z.extend(Order, {
  /** The specification of the order's box, with the version number. */
  specification: z.optional(z.object({ id: id(), name: z.string(), number: z.int() })),
  /** The accepted quotation with the accepted price of a box in rupees. */
  quotation: z.optional(z.object({ id: id(), number: z.string(), price: z.number() })),
  steps: z.array(OrderStep),
  reels: z.array(OrderReel),
  reservedReels: z.optional(z.int()),
});
export type OrderDetails = z.infer<typeof OrderDetails>;

export const historyCalls = {
  getHistory: call(routes.getHistory, {
    query: z.object({ before: before() }),
    reply: HistoryPage,
  }),
  getActivity: call(routes.getActivity, {
    query: z.extend(ActivityFilter, { before: before() }),
    reply: ActivityPage,
  }),
  getOrder: call(routes.getOrder, { reply: OrderDetails }),
  getUndoable: call(routes.getUndoable, {
    reply: z.object({ changes: z.array(UndoableChange) }),
  }),
  /** Replies with the number of the undoing change, and the other records that it restored. */
  undoChange: call(routes.undoChange, {
    reply: z.object({ id: z.optional(id()), message: z.optional(z.string()) }),
  }),
};
