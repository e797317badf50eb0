import * as z from "zod/mini";
import { schemaError } from "../domain/messages/schemaError";
import { createFor, listFor, ownCall, specifiedCall, updateFor } from "./call";
import { messageFields } from "./errors";
import {
  calendarDate,
  creditReason,
  editedVersion,
  enteredDate,
  enteredInstant,
  id,
  instant,
  line,
  lines,
  optional,
  phone,
  recordNumber,
  unit,
  version,
} from "./fields";
import type { ImportForms } from "./imports";

export const orderStatuses = ["TODO", "IN_PROGRESS", "COMPLETED", "SHIPPED"] as const;
export type OrderStatus = (typeof orderStatuses)[number];

const moves: Record<OrderStatus, readonly OrderStatus[]> = {
  TODO: ["IN_PROGRESS", "COMPLETED"],
  IN_PROGRESS: ["TODO", "COMPLETED"],
  COMPLETED: ["TODO", "IN_PROGRESS", "SHIPPED"],
  SHIPPED: [],
};

export const isOrderStatus = (status: unknown): status is OrderStatus =>
  orderStatuses.some((known) => known === status);

/**
 * True if an order may move between these columns. False for a status that is none of the four
 * (docs/another-host.md#orders).
 */
export const canMove = (from: string | undefined, to: OrderStatus) =>
  isOrderStatus(from) && moves[from].includes(to);

/** Returns the columns to which an order may move from column `from`, in the kanban's order. */
export const targetsOf = (from: string | undefined) =>
  orderStatuses.filter((to) => canMove(from, to));

export const sourcesOf = (to: OrderStatus) => orderStatuses.filter((from) => canMove(from, to));

/** True if an unshipped order's promised day, an Indian calendar date, is over. False for an unknown status. */
export const isLate = (status: string | undefined, promised: string | undefined, today: string) =>
  isOrderStatus(status) && status !== "SHIPPED" && promised !== undefined && promised < today;

/** The time that a shipped order stays on the kanban, in milliseconds since `shippedAt`. */
export const shippedWindowMs = 86_400_000;

const orderFields = {
  client: line(),
  productType: line(),
  quantity: z.int().check(z.positive(), z.maximum(100_000_000)),
  size: line(),
  materialGrade: optional(line()),
  deliveryAddress: lines(500),
  expectedCompletionDate: enteredInstant().check(z.meta({ kind: "date" })),
  unit: unit(),
};

/** The client's own order, on a host that posts invoices. */
const clientOrderFields = { poNumber: optional(line(40)), poDate: z.optional(enteredDate()) };

export const OrderForm = z.object({
  ...orderFields,
  ...clientOrderFields,
  /** The specification version of the order's box, on a host that has specifications. */
  specificationVersionId: z.optional(recordNumber()),
  /** The client's number. Without the number the host finds the client by its name. */
  clientId: z.optional(recordNumber()),
  /** True adds a client with the order's name. False refuses a name that no client has. Without the field any name is stored. */
  addsClient: z.optional(z.boolean()),
  /** The telephone number of an added client. */
  clientPhone: optional(phone()),
  /** Confirms that an added client with a similar name is another client. */
  isOther: z.optional(z.boolean()),
  creditReason: creditReason(),
});

const OrderCreation = z.extend(OrderForm, {
  status: z.literal("TODO"),
  createdBy: line(254),
  createdAt: instant(),
  updatedAt: instant(),
});

/** An order on the kanban. Hosts may leave out fields that no card shows. */
export const Order = z.object({
  id: id(),
  status: z.enum(orderStatuses),
  productType: z.string(),
  client: z.string(),
  size: z.string(),
  quantity: z.number(),
  unit: z.string(),
  shippedAt: z.optional(instant()),
  transportNumber: z.optional(z.string()),
  materialGrade: z.optional(z.string()),
  deliveryAddress: z.optional(z.string()),
  /** The promised day. The time of day has no meaning. */
  expectedCompletionDate: z.optional(instant()).check(z.meta({ kind: "date" })),
  createdBy: z.optional(z.string()),
  createdAt: z.optional(instant()),
  updatedAt: z.optional(instant()),
  specificationVersionId: z.optional(id()),
  clientId: z.optional(id()),
  poNumber: z.optional(z.string()),
  poDate: z.optional(calendarDate()),
  /** The time and the reason of a cancellation. The kanban has no cancelled orders; the order's page shows both. */
  cancelledAt: z.optional(instant()),
  cancelReason: z.optional(z.string()),
  version: version(),
});
export type Order = z.infer<typeof Order>;

/** The statuses in the list of orders: the columns of the kanban, or cancelled. */
export const listedStatuses = [...orderStatuses, "CANCELLED"] as const;

/** An order in the list of all orders, which has shipped and cancelled orders too. */
export const ListedOrder = z.object({
  ...z.omit(Order, { version: true, specificationVersionId: true, clientId: true }).shape,
  status: z.enum(listedStatuses),
  /** The promised day in India. */
  expectedCompletionDate: calendarDate(),
  /** True if the order was promised for a day before today and is neither shipped nor cancelled (`isLate`). */
  isLate: z.boolean(),
});
export type ListedOrder = z.infer<typeof ListedOrder>;

/**
 * True if the admin may change the promised day. A shipped order's promise shows if the plant was on time, so only a
 * super admin changes it.
 */
export const mayChangePromise = (status: string | undefined, isSuperAdmin: boolean) =>
  status !== "SHIPPED" || isSuperAdmin;

export const OrderEdit = z.object({
  ...orderFields,
  ...clientOrderFields,
  /** `null` removes the specification. An absent field leaves it unchanged. */
  specificationVersionId: z.optional(z.nullable(recordNumber())),
  /**
   * The client's number. Without the number the host takes the client with this name, or keeps the client if the name
   * is unchanged.
   */
  clientId: z.optional(recordNumber()),
  version: editedVersion(),
});
export type OrderEdit = z.infer<typeof OrderEdit>;

const OrderCancellation = z.object({ reason: line(300) });

/**
 * A change of column. Only a move to Shipped has a transport number. `from` is the column in which the person saw the
 * order, and only our own host gets it. Without it any column from which the order may move counts.
 */
export const OrderMove = z
  .object({
    status: z.enum(orderStatuses),
    transportNumber: optional(line(60)),
    from: z.optional(z.enum(orderStatuses)),
  })
  .check(
    z.refine((move) => move.status !== "SHIPPED" || move.transportNumber !== undefined, {
      path: ["transportNumber"],
      message: schemaError("order.transportNumber"),
    }),
  );

export type OrderMove = z.infer<typeof OrderMove>;

export const orderImport = {
  create: z.omit(OrderForm, {
    addsClient: true,
    clientPhone: true,
    isOther: true,
    creditReason: true,
  }),
  edit: OrderEdit,
  record: Order,
  keys: ["id"],
} as const satisfies ImportForms;

export const orderCalls = {
  getAllOrders: specifiedCall("/admin/order/getAllOrders", "GET", "admin", {
    ...listFor("orders", Order),
  }),
  getOrders: ownCall("/admin/orders", "GET", "admin", listFor("orderList", ListedOrder)),
  createOrder: specifiedCall("/admin/order/create-order", "POST", "admin", {
    ...createFor("orders", OrderCreation, z.object({ ...messageFields, id: z.optional(id()) })),
    changes: ["clients", "orders", "schedule"],
  }),
  moveOrder: specifiedCall("/admin/order/:id/status", "PUT", "admin", {
    changes: ["dispatches", "orders", "reels"],
    body: OrderMove,
    reply: Order,
    ignoresReply: true,
  }),
  updateOrder: ownCall("/admin/orders/:id", "PUT", "admin", {
    ...updateFor("orders", OrderEdit, Order),
    changes: ["invoices", "orders", "outstanding", "schedule"],
  }),
  cancelOrder: ownCall("/admin/orders/:id/cancel", "PUT", "admin", {
    changes: ["orders", "reels"],
    body: OrderCancellation,
    reply: Order,
    ignoresReply: true,
  }),
  /** The message says which reels are reserved again and which are not. Empty if no reel was reserved. */
  restoreOrder: ownCall("/admin/orders/:id/restore", "PUT", "admin", {
    changes: ["orders", "reels"],
    reply: z.object({ ...messageFields, message: z._default(z.string(), "") }),
  }),
};
