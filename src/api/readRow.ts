import * as z from "zod/mini";
import { indiaDate } from "../../domain/indiaTime";
import { readNumber } from "../../domain/numbers";
import { isRow, type Row } from "./json";
import { listIn, readText } from "./looseValues";
import { readMoment } from "./readMoment";

/** A placeholder for the number of a new record, if the host did not send one. */
export const newId = "new";

/** A record's name in its host: a number here, a text there, and never calculated with. */
export type RecordId = string | number;

type IdFields = "id" | "employeeId" | "orderId" | "reelNo";

type ReadField<Name, Value> = Name extends IdFields
  ? RecordId
  : Value extends readonly (infer Item)[]
    ? readonly LenientRow<Item>[]
    : Value extends string
      ? string
      : Value extends object
        ? Row
        : Value;

/**
 * A row from any host. Fields have their type or are absent, a choice has any text, and an id is a number or a text.
 * Objects are unchecked.
 */
export type LenientRow<T> = T extends object
  ? { readonly [Name in keyof T]?: ReadField<Name, Exclude<T[Name], undefined>> | undefined }
  : never;

/** A row of {@link LenientRow} with the `id` that react-admin needs in every row of a list. */
export type ListRow<T> = LenientRow<T> & { readonly id: RecordId };

type Reader = (value: unknown) => unknown;

/** Numbers with an exponent, such as `1.05E7`. */
const scientific = /^[+-]?(\d+\.?\d*|\.\d+)e[+-]?\d+$/i;

function readFigure(value: unknown): number | undefined {
  if (typeof value === "number") return Number.isFinite(value) ? value : undefined;
  const text = typeof value === "string" ? value.trim() : "";
  if (!scientific.test(text)) return readNumber(text);
  const figure = Number(text);
  return Number.isFinite(figure) ? figure : undefined;
}

/** A map, because an object also answers to a host's "constructor". */
const yesNo: ReadonlyMap<string, boolean> = new Map([
  ["true", true],
  ["yes", true],
  ["y", true],
  ["1", true],
  ["false", false],
  ["no", false],
  ["n", false],
  ["0", false],
]);

const readYesNo = (value: unknown): boolean | undefined =>
  typeof value === "boolean" ? value : yesNo.get((readText(value) ?? "").trim().toLowerCase());

export const readId = (value: unknown): RecordId | undefined =>
  typeof value === "number" ? (Number.isFinite(value) ? value : undefined) : readText(value);

/** Reads a calendar date. For an instant, the day in India. */
function readDate(value: unknown): string | undefined {
  const moment = readMoment(value);
  if (moment === undefined || /^\d\d:/.test(moment)) return undefined;
  return moment.includes("T") ? indiaDate(new Date(moment)) : moment;
}

function readerOf(schema: z.core.$ZodType): Reader {
  if (schema instanceof z.ZodMiniDefault) {
    const { innerType, defaultValue } = schema.def;
    const inner = readerOf(innerType);
    // A value that cannot be read is never true.
    const otherwise = innerType instanceof z.ZodMiniBoolean ? false : defaultValue;
    return (value) => (value === undefined ? defaultValue : (inner(value) ?? otherwise));
  }
  if (schema instanceof z.ZodMiniOptional) return readerOf(schema.def.innerType);
  // The screen that shows an object validates it.
  if (schema instanceof z.ZodMiniObject) return (value) => (isRow(value) ? value : undefined);
  if (schema instanceof z.ZodMiniArray) return rowsReader(schema.def.element);
  if (z.globalRegistry.get(schema)?.kind === "id") return readId;
  if (schema instanceof z.ZodMiniNumber) return readFigure;
  if (schema instanceof z.ZodMiniBoolean) return readYesNo;
  if (schema instanceof z.ZodMiniISODate) return readDate;
  return schema instanceof z.ZodMiniISODateTime ? readMoment : readText;
}

type RowReader = (value: unknown) => Row | undefined;

const rowReaders = new WeakMap<z.core.$ZodType, RowReader>();

function makeRowReader(shape: z.core.$ZodShape): RowReader {
  const readers = new Map(Object.entries(shape).map(([name, part]) => [name, readerOf(part)]));
  return (value) => {
    if (!isRow(value) || Object.values(value).every((field) => field === null)) return undefined;
    const row: Record<string, unknown> = {};
    for (const [name, read] of readers) {
      const known = read(value[name]);
      if (known !== undefined) row[name] = known;
    }
    for (const name of Object.keys(value))
      if (!readers.has(name) && name !== "__proto__") row[name] = value[name];
    return row;
  };
}

function rowReaderOf(schema: z.core.$ZodType): RowReader {
  const known = rowReaders.get(schema);
  if (known) return known;
  const made = makeRowReader(schema instanceof z.ZodMiniObject ? schema.shape : {});
  rowReaders.set(schema, made);
  return made;
}

const rowsReader = (schema: z.core.$ZodType) => (value: unknown) => {
  const read = rowReaderOf(schema);
  return Array.isArray(value) ? value.flatMap((row) => read(row) ?? []) : [];
};

/**
 * True for a row that the reader of this schema made. Such a row has the schema's fields, as {@link LenientRow} says.
 */
const isReadBy = <S extends z.ZodMiniObject>(
  _schema: S,
  row: Row,
): row is LenientRow<z.output<S>> => isRow(row);

/**
 * Reads one record of a reply by its schema. A field that cannot be read is absent, as are nulls and empty texts.
 * Fields beyond the schema pass.
 * @returns undefined if the value is no record
 */
export function readRow<S extends z.ZodMiniObject>(
  schema: S,
  value: unknown,
): LenientRow<z.output<S>> | undefined {
  const row = rowReaderOf(schema)(value);
  return row !== undefined && isReadBy(schema, row) ? row : undefined;
}

const sources = new WeakMap<object, Row>();

function isSameRow(value: Row, source: Row | undefined) {
  if (source === undefined) return false;
  const names = Object.keys(value);
  return (
    names.length === Object.keys(source).length &&
    names.every((name) => value[name] === source[name])
  );
}

/**
 * Reads the records of a reply that is a list. Skips values that are no records. Returns undefined if the reply has no
 * list.
 * @param known rows of an earlier reply to the same call. A row that has not changed is not read again, and stays the
 * same object.
 */
export function readRows<S extends z.ZodMiniObject>(
  schema: S,
  reply: unknown,
  known?: readonly LenientRow<z.output<S>>[],
): LenientRow<z.output<S>>[] | undefined {
  const knownById = new Map(known?.flatMap((row) => (isRow(row) ? [[row.id, row]] : [])));
  return listIn(reply)?.flatMap((value) => {
    const before = isRow(value) ? knownById.get(value.id) : undefined;
    if (before && isRow(value) && isSameRow(value, sources.get(before))) return [before];
    const row = readRow(schema, value);
    if (known && isRow(row) && isRow(value)) sources.set(row, value);
    return row === undefined ? [] : [row];
  });
}
