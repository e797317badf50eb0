import {
  canMove,
  isLate,
  isOrderStatus,
  type Order,
  type OrderStatus,
  orderStatuses,
  shippedWindowMs,
} from "../../../../contract/orders";
import { indiaDate, startOfIndiaDate, weekEnd } from "../../../../domain/indiaTime";
import type { ListRow } from "../../../api/readRow";

export type KanbanOrder = ListRow<Order>;

export type Columns = Readonly<Record<OrderStatus, readonly KanbanOrder[]>>;

function readShippedMs({ shippedAt }: KanbanOrder): number | undefined {
  if (shippedAt === undefined || !shippedAt.includes("-")) return undefined;
  const at = shippedAt.includes("T") ? new Date(shippedAt) : startOfIndiaDate(shippedAt);
  return at.getTime();
}

/** The parsed times of shipping. Each read of the kanban sorts by them, and unchanged orders stay the same objects. */
const shippedTimes = new WeakMap<KanbanOrder, number | undefined>();

function shippedMs(order: KanbanOrder): number | undefined {
  if (shippedTimes.has(order)) return shippedTimes.get(order);
  const at = readShippedMs(order);
  shippedTimes.set(order, at);
  return at;
}

/** True if the kanban shows the order. Shipped orders disappear after 24 hours, unless the time is missing. */
function isOnKanban(order: KanbanOrder, now: number) {
  const shipped = order.status === "SHIPPED" ? shippedMs(order) : undefined;
  return shipped === undefined || now - shipped < shippedWindowMs;
}

/** Sorts the orders that were shipped last first. Orders without a time are last. */
const byShipping = (one: KanbanOrder, other: KanbanOrder) =>
  (shippedMs(other) ?? 0) - (shippedMs(one) ?? 0);

/** Compares the promised days, the earliest first. An order without a promise stands last. */
const byPromise = (one: KanbanOrder, other: KanbanOrder) => {
  const [day, otherDay] = [promisedDay(one) ?? "~", promisedDay(other) ?? "~"];
  return day < otherDay ? -1 : day > otherDay ? 1 : 0;
};

/**
 * Returns the orders of each column: the earliest promise first, and so late orders before all others. Orders of one
 * day stay in the host's order. Shipped orders stand by their time. `now` in milliseconds.
 */
export function columnsOf(orders: readonly KanbanOrder[], now: number): Columns {
  const columns: Record<OrderStatus, KanbanOrder[]> = {
    TODO: [],
    IN_PROGRESS: [],
    COMPLETED: [],
    SHIPPED: [],
  };
  for (const order of orders)
    if (isOrderStatus(order.status) && isOnKanban(order, now)) columns[order.status].push(order);
  for (const status of orderStatuses)
    columns[status].sort(status === "SHIPPED" ? byShipping : byPromise);
  return columns;
}

function readPromisedDay({ expectedCompletionDate: promised }: KanbanOrder): string | undefined {
  if (!promised?.includes("-")) return undefined;
  return promised.includes("T") ? indiaDate(new Date(promised)) : promised;
}

/** The parsed promised days. Each read of the kanban sorts by them, and unchanged orders stay the same objects. */
const promisedDays = new WeakMap<KanbanOrder, string | undefined>();

/** Returns the promised calendar date in India. Returns undefined if the host gives none. */
export function promisedDay(order: KanbanOrder): string | undefined {
  if (promisedDays.has(order)) return promisedDays.get(order);
  const day = readPromisedDay(order);
  promisedDays.set(order, day);
  return day;
}

/** Returns shipped orders without a time of shipping. They would stay on the kanban for ever. */
export const shippedWithoutTime = (orders: readonly KanbanOrder[]) =>
  orders.filter((order) => order.status === "SHIPPED" && shippedMs(order) === undefined);

/** Orders in a status without a column: another host may have further statuses. */
export const withoutColumn = (orders: readonly KanbanOrder[]) =>
  orders.filter(({ status }) => !isOrderStatus(status));

export const dueChoices = ["late", "week"] as const;
export type DueChoice = (typeof dueChoices)[number];

/** Parts of the client's and of the product's name, a unit, and the promise. A blank one matches every order. */
export type KanbanFilter = Readonly<{
  client: string;
  product: string;
  unit: string;
  due: DueChoice | "";
}>;

export const noFilter: KanbanFilter = { client: "", product: "", unit: "", due: "" };

const normalized = (text = "") => text.trim().toLowerCase();

/** True for an unshipped order with a promise that is over, or that ends by this Sunday, late ones included. */
function isDue(order: KanbanOrder, due: DueChoice, today: string): boolean {
  const promised = promisedDay(order);
  if (due === "late") return isLate(order.status, promised, today);
  return order.status !== "SHIPPED" && promised !== undefined && promised <= weekEnd(today);
}

/** Returns the matching orders in their order. Returns the same list if there is no filter. `today` in India. */
export function filterOrders(
  orders: readonly KanbanOrder[],
  { unit, due, ...filter }: KanbanFilter,
  today: string,
): readonly KanbanOrder[] {
  const [client, product] = [normalized(filter.client), normalized(filter.product)];
  if (client === "" && product === "" && unit === "" && due === "") return orders;
  return orders.filter(
    (order) =>
      normalized(order.client).includes(client) &&
      normalized(order.productType).includes(product) &&
      (unit === "" || order.unit === unit) &&
      (due === "" || isDue(order, due, today)),
  );
}

/** Returns the ordered boxes of all these orders. An order of another host may lack its quantity. */
export const boxesIn = (orders: readonly KanbanOrder[]) =>
  orders.reduce((sum, { quantity = 0 }) => sum + quantity, 0);

/** Returns the kilograms of the orders whose boxes have a known weight, and the number of these orders. */
export function weighOrders(
  orders: readonly KanbanOrder[],
  gramsOf: ReadonlyMap<unknown, number>,
): { readonly kilograms: number; readonly weighed: number } {
  const weights = orders.flatMap(({ quantity = 0, specificationVersionId }) => {
    const grams = gramsOf.get(specificationVersionId);
    return grams === undefined ? [] : quantity * grams;
  });
  return {
    kilograms: weights.reduce((sum, weight) => sum + weight, 0) / 1000,
    weighed: weights.length,
  };
}

const collator = new Intl.Collator("en");

/** Returns the orders' clients, products or units: each once, by the alphabet. */
export const namesIn = (orders: readonly KanbanOrder[], field: "client" | "productType" | "unit") =>
  [...new Set(orders.flatMap((order) => order[field] ?? []))].sort(collator.compare);

export type ConfirmedStatus = "COMPLETED" | "SHIPPED";

type DropResult =
  | { readonly kind: "none" }
  | { readonly kind: "rejected"; readonly warning: string }
  | { readonly kind: "confirm"; readonly to: ConfirmedStatus }
  | { readonly kind: "send"; readonly to: OrderStatus };

const warningOf = ({ id, status }: KanbanOrder, to: OrderStatus) =>
  status === "SHIPPED"
    ? `Order #${id} is shipped and cannot be moved to ${to}`
    : `Order #${id} cannot be moved from ${status} to ${to}: only completed orders are shipped`;

export function resolveDrop(order: KanbanOrder, to: OrderStatus | undefined): DropResult {
  if (to === undefined || to === order.status) return { kind: "none" };
  if (!canMove(order.status, to)) return { kind: "rejected", warning: warningOf(order, to) };
  return to === "COMPLETED" || to === "SHIPPED" ? { kind: "confirm", to } : { kind: "send", to };
}

/** Returns the order in its new column until the host's reply arrives. */
export const inColumn = (order: KanbanOrder, status: OrderStatus, now: Date): KanbanOrder =>
  status === "SHIPPED" ? { ...order, status, shippedAt: now.toISOString() } : { ...order, status };

/** Replaces one order. All other orders stay the same objects. */
export const replaceOrder = (orders: readonly KanbanOrder[], changed: KanbanOrder): KanbanOrder[] =>
  orders.map((order) => (order.id === changed.id ? changed : order));

export const sameOrders = (one: readonly KanbanOrder[], other: readonly KanbanOrder[]) =>
  one.length === other.length && one.every((order, index) => order === other[index]);

/** Cards that the browser shows or leaves out together. */
export type Stack = Readonly<{ key: string; orders: readonly KanbanOrder[] }>;

/** Size of the block of order numbers in a stack. */
const idsPerStack = 64;

const hourMs = 3_600_000;
const dayMs = 86_400_000;

/** Groups shipped orders by the hour, others by the promised day, those without by a block of numbers. */
function stackNumber(order: KanbanOrder): number {
  const isShipped = order.status === "SHIPPED";
  const shipped = isShipped ? shippedMs(order) : undefined;
  if (shipped !== undefined) return Math.floor(shipped / hourMs);
  const promised = isShipped ? undefined : promisedDay(order);
  if (promised !== undefined) return Math.floor(Date.parse(promised) / dayMs);
  return typeof order.id === "number" ? Math.floor(order.id / idsPerStack) : -1;
}

/**
 * Returns a column's orders in stacks, in their order. When one card leaves, the others stay mounted and keep the
 * focus.
 */
export function stacksOf(orders: readonly KanbanOrder[]): readonly Stack[] {
  const seen = new Map<number, number>();
  const stacks: { key: string; number: number; orders: KanbanOrder[] }[] = [];
  for (const order of orders) {
    const number = stackNumber(order);
    const last = stacks.at(-1);
    if (last?.number === number) {
      last.orders.push(order);
      continue;
    }
    const nth = seen.get(number) ?? 0;
    seen.set(number, nth + 1);
    stacks.push({ key: `${number}-${nth}`, number, orders: [order] });
  }
  return stacks;
}
