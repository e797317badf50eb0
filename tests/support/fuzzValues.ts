import fc from "fast-check";
import type { JsonSchema } from "./publishedRequests";
import { unicodeText } from "./unicodeText";

const codeUnits = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code));

const nasty = fc.constantFrom(
  "",
  " ",
  "\u0000",
  "\u0007",
  "\u202e",
  "\u2028",
  "\ud800",
  "' or 1=1 --",
  "<script>",
  "../../etc/passwd",
  "%00",
  "0000-01-01",
  "-0",
  "1e999",
  "9".repeat(40),
  "constructor",
  "__proto__",
);

export const text = fc.oneof(
  fc.string(),
  unicodeText,
  fc.array(codeUnits, { maxLength: 20 }).map((units) => units.join("")),
  nasty,
);

export const number = fc.oneof(
  fc.double(),
  fc.integer(),
  fc.maxSafeInteger(),
  fc.constantFrom(0, -0, -1, 0.0004, 1e308, 2 ** 31 - 1, 2 ** 31, 2 ** 53),
);

export const garbage = fc.oneof(text, number, fc.boolean(), fc.constant(null), fc.jsonValue());

const isNumber = (value: unknown): value is number => typeof value === "number";

/** Makes numbers inside the limits, at the limits and just outside. */
function numbersOf({ type, ...schema }: JsonSchema): fc.Arbitrary<number> {
  const limits = [
    schema.minimum,
    schema.exclusiveMinimum,
    schema.maximum,
    schema.exclusiveMaximum,
  ].filter(isNumber);
  const step = type === "integer" ? 1 : 0.001;
  const near = limits.flatMap((limit) => [limit, limit - step, limit + step]);
  const min = Math.max(schema.minimum ?? schema.exclusiveMinimum ?? -1e12, -1e12);
  const max = Math.min(schema.maximum ?? schema.exclusiveMaximum ?? 1e12, 1e12);
  const inside =
    type === "integer"
      ? fc.integer({ min, max })
      : fc.double({ min, max, noNaN: true }).map((value) => Math.round(value * 100) / 100);
  return fc.oneof(
    { weight: 3, arbitrary: inside },
    { weight: 3, arbitrary: near.length > 0 ? fc.constantFrom(...near) : inside },
    // Numbers of records and versions that exist.
    { weight: 4, arbitrary: fc.integer({ min: 1, max: 6 }) },
    { weight: 1, arbitrary: number },
  );
}

const times = fc
  .date({ min: new Date("1900-01-01"), max: new Date("2100-01-01"), noInvalidDate: true })
  .map((date) => date.toISOString());

const oddDates = ["1899-12-31", "1900-01-01", "2023-02-29", "2024-02-29", "2026-13-01"];
const dates = fc.oneof(
  times.map((at) => at.slice(0, 10)),
  fc.constantFrom(...oddDates, "0000-01-01", "9999-12-31", "+10000-01-01", "2026-1-1"),
);

const instants = fc.oneof(
  times,
  times.map((at) => at.slice(0, 16)),
  fc.constantFrom("0000-01-01T00:00:00Z", "9999-12-31T23:59:59-23:59", "2026-02-30T00:00:00Z"),
);

/** Makes texts of the least and the largest length, and texts that are one character too short or too long. */
function textsByLength({ minLength, maxLength }: JsonSchema) {
  const lengths = [minLength, maxLength].filter(isNumber).flatMap((at) => [at - 1, at, at + 1]);
  const length = fc.constantFrom(...(lengths.length > 0 ? lengths : [1, 30, 120]));
  return fc
    .tuple(fc.constantFrom("a", "7", "₹", "क", "😀"), length)
    .map(([letter, count]) => letter.repeat(Math.max(0, count)));
}

const emails = fc.emailAddress();

/**
 * Makes texts that match a pattern. For a pattern that is long or has classes of Unicode it makes any texts, because
 * matching texts would take most of the run.
 */
function textsByPattern(pattern: string): fc.Arbitrary<string> {
  if (pattern.length > 60 || pattern.includes("\\p")) return text;
  try {
    return fc.stringMatching(new RegExp(pattern, "u"));
  } catch {
    return text;
  }
}

function textsOf(schema: JsonSchema): fc.Arbitrary<string> {
  if (schema.format === "date") return dates;
  if (schema.format === "date-time") return instants;
  if (schema.format === "email") return emails;
  const { pattern } = schema;
  return fc.oneof(
    { weight: 2, arbitrary: pattern === undefined ? unicodeText : textsByPattern(pattern) },
    { weight: 2, arbitrary: textsByLength(schema) },
    { weight: 1, arbitrary: text },
  );
}

const known = new WeakMap<JsonSchema, fc.Arbitrary<unknown>>();

/** Makes values for a published schema. Most of them are valid. */
export function valuesOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  const values = known.get(schema) ?? makeValues(schema);
  known.set(schema, values);
  return values;
}

function makeValues(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(valuesOf));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.type === "boolean") return fc.boolean();
  if (schema.type === "number" || schema.type === "integer") return numbersOf(schema);
  if (schema.type === "string") return textsOf(schema);
  if (schema.type === "array")
    return fc.array(schema.items ? valuesOf(schema.items) : garbage, { maxLength: 4 });
  if (schema.properties)
    return fc.record(
      Object.fromEntries(
        Object.entries(schema.properties).map(([name, field]) => [name, valuesOf(field)]),
      ),
      { requiredKeys: [] },
    );
  return garbage;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns a right value with one other value somewhere inside: of the schema, garbage, `null`, or none. */
export function alteredOf(schema: JsonSchema, right: unknown): fc.Arbitrary<unknown> {
  const other = fc.oneof(
    { weight: 8, arbitrary: valuesOf(schema) },
    { weight: 1, arbitrary: garbage },
    { weight: 1, arbitrary: fc.constantFrom(null, undefined) },
  );
  const fields = Object.entries(schema.properties ?? {});
  if (isObject(right) && fields.length > 0) {
    const altered = fc
      .constantFrom(...fields)
      .chain(([name, field]) =>
        alteredOf(field, right[name]).map((value) => ({ ...right, [name]: value })),
      );
    return fc.oneof({ weight: 12, arbitrary: altered }, { weight: 1, arbitrary: other });
  }
  const { items, maxItems = 20 } = schema;
  if (Array.isArray(right) && right.length > 0 && items) {
    const place = fc.integer({ min: 0, max: right.length - 1 });
    const altered = place.chain((at) =>
      alteredOf(items, right[at]).map((value) => right.with(at, value)),
    );
    const many = fc.constant(Array.from({ length: Math.min(maxItems, 100) }, () => right[0]));
    return fc.oneof(
      { weight: 8, arbitrary: altered },
      { weight: 1, arbitrary: many },
      { weight: 1, arbitrary: other },
    );
  }
  return other;
}
