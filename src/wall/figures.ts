import type { Wall } from "../../contract/wall";
import { indiaDateTime } from "../../domain/indiaTime";
import { preferredLanguage } from "../../domain/languages";
import { dateText, dayText, weekdayName } from "../../domain/momentText";
import { isRow, type Row } from "../api/json";
import { readText } from "../api/looseValues";

/** The text for a value that the host did not send, or that cannot be read. */
export const noValue = "–";

const numbers = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 1 });

export const formatNumber = (value: number | undefined): string =>
  value === undefined ? noValue : numbers.format(value);

export const formatKilograms = (value: number | undefined): string =>
  value === undefined ? noValue : `${numbers.format(value)} kg`;

/** Formats the time of day in India, such as 14:32. */
export function formatTime(at: number): string {
  const instant = new Date(at);
  return Number.isNaN(instant.getTime()) ? noValue : indiaDateTime(instant).slice(11);
}

/** Formats the day in India, such as 23 Nov. `isLong` adds the weekday and the year. */
export function formatDay(at: number, locale: string, isLong = false): string {
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return noValue;
  const language = preferredLanguage([locale]);
  return isLong
    ? `${weekdayName(date, language)}, ${dateText(date, language)}`
    : dayText(date, language);
}

/** True from 20:00 to 06:00 in India. */
export function isNight(at: number): boolean {
  const time = formatTime(at);
  return time >= "20:00" || time < "06:00";
}

/** A count or a weight. Undefined if the host did not send one. */
type Figure = number | undefined;

export interface Unit {
  /** The unit's place in the reply. */
  readonly key: string;
  readonly unit: string;
  /** The people who are in. Undefined if the host sent no list. */
  readonly names: readonly string[] | undefined;
}

interface WallOrder {
  readonly id: string;
  readonly client: string;
  /** The promised day, `yyyy-MM-dd`. */
  readonly promised: string | undefined;
  readonly isLate: boolean;
}

export interface Column {
  /** The column's place in the reply. */
  readonly key: string;
  readonly status: string;
  readonly total: Figure;
  readonly late: Figure;
  readonly orders: readonly WallOrder[] | undefined;
}

export interface RunningReel {
  readonly reelNo: string;
  readonly usageType: string;
  readonly orderId: string;
}

/** A machine with its present state. The shares are of 1. */
export interface WallMachine {
  readonly id: string;
  readonly name: string;
  readonly unit: string;
  readonly state: string;
  readonly reason: string | undefined;
  /** The time since which the machine has its state, in milliseconds. */
  readonly since: number | undefined;
  readonly job:
    | { readonly orderId: string; readonly client: string; readonly left: Figure }
    | undefined;
  readonly rate: Figure;
  readonly speed: Figure;
  readonly good: Figure;
  readonly shares: Readonly<Record<"availability" | "performance" | "quality" | "oee", Figure>>;
  readonly stops: readonly { readonly reason: string; readonly minutes: Figure }[];
}

/**
 * The figures in the reply of `getWall`. They are read without a validator: a wrong value leaves only its own place
 * empty.
 */
export interface Figures {
  /** The time at which the host read the figures, in milliseconds. */
  readonly at: number | undefined;
  readonly here: readonly Unit[];
  readonly columns: readonly Column[];
  readonly reels: { readonly total: Figure; readonly reels: readonly RunningReel[] | undefined };
  readonly today: Readonly<Record<keyof Wall["today"], Figure>>;
  readonly openExceptions: Figure;
  /** Undefined for a host without machines. */
  readonly machines: readonly WallMachine[] | undefined;
}

const textOf = (value: unknown) => readText(value) ?? noValue;

const figureOf = (value: unknown): Figure =>
  typeof value === "number" && Number.isFinite(value) ? value : undefined;

const rowOf = (value: unknown): Row => (isRow(value) ? value : {});

const listOf = <T>(
  value: unknown,
  read: (one: unknown, key: string) => T,
): readonly T[] | undefined =>
  Array.isArray(value) ? value.map((one, place) => read(one, String(place))) : undefined;

const isDate = (value: unknown): value is string =>
  typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));

function readOrder(value: unknown): WallOrder {
  const { id, client, promised, isLate } = rowOf(value);
  return {
    id: textOf(id),
    client: textOf(client),
    promised: isDate(promised) ? promised : undefined,
    isLate: isLate === true,
  };
}

/** Sorts late orders first. */
const lateFirst = (one: WallOrder, other: WallOrder) => Number(other.isLate) - Number(one.isLate);

function readColumn(value: unknown, key: string): Column {
  const { status, total, late, orders } = rowOf(value);
  return {
    key,
    status: textOf(status),
    total: figureOf(total),
    late: figureOf(late),
    orders: listOf(orders, readOrder)?.toSorted(lateFirst),
  };
}

function readUnit(value: unknown, key: string): Unit {
  const { unit, names } = rowOf(value);
  return { key, unit: textOf(unit), names: listOf(names, textOf) };
}

function readReel(value: unknown): RunningReel {
  const { reelNo, usageType, orderId } = rowOf(value);
  return { reelNo: textOf(reelNo), usageType: textOf(usageType), orderId: textOf(orderId) };
}

const timeOf = (value: unknown): number | undefined => {
  const at = Date.parse(String(value));
  return Number.isNaN(at) ? undefined : at;
};

function readMachine(value: unknown): WallMachine {
  const row = rowOf(value);
  const { id, name, unit, state, reason, since, job, ratePerHour, speed, good, stops } = row;
  const { orderId, client, left } = rowOf(job);
  return {
    id: textOf(id),
    name: textOf(name),
    unit: textOf(unit),
    state: textOf(state),
    reason: readText(reason),
    since: timeOf(since),
    job: isRow(job)
      ? { orderId: textOf(orderId), client: textOf(client), left: figureOf(left) }
      : undefined,
    rate: figureOf(ratePerHour),
    speed: figureOf(speed),
    good: figureOf(good),
    shares: {
      availability: figureOf(row.availability),
      performance: figureOf(row.performance),
      quality: figureOf(row.quality),
      oee: figureOf(row.oee),
    },
    stops:
      listOf(stops, (stop) => {
        const { reason: why, minutes } = rowOf(stop);
        return { reason: textOf(why), minutes: figureOf(minutes) };
      }) ?? [],
  };
}

/** Reads the reply of `getWall`. Undefined if the reply is not the host's. */
export function readFigures(reply: unknown): Figures | undefined {
  if (!isRow(reply) || (reply.here === undefined && reply.orders === undefined)) return undefined;
  const reels = rowOf(reply.reels);
  const today = rowOf(reply.today);
  return {
    at: timeOf(reply.at),
    here: listOf(reply.here, readUnit) ?? [readUnit(undefined, "")],
    columns: listOf(reply.orders, readColumn) ?? [readColumn(undefined, "")],
    reels: { total: figureOf(reels.total), reels: listOf(reels.reels, readReel) },
    today: {
      ordersShipped: figureOf(today.ordersShipped),
      boxesShipped: figureOf(today.boxesShipped),
      reelsReturned: figureOf(today.reelsReturned),
      reelsUsedUp: figureOf(today.reelsUsedUp),
      paperUsed: figureOf(today.paperUsed),
    },
    openExceptions: figureOf(reply.openExceptions),
    machines: listOf(reply.machines, readMachine),
  };
}
