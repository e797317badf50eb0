import fc from "fast-check";
import * as z from "zod/mini";
import type { Call } from "../../contract/call";
import { calls } from "../../contract/calls";
import { ListParams } from "../../contract/list";
import { type CallName, callNames } from "../../contract/routes";
import { exampleOf } from "./examples";
import { unicodeText } from "./unicodeText";

const codeUnits = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code));

const nasty = fc.constantFrom(
  "\u0000",
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

const text = fc.oneof(
  fc.string(),
  unicodeText,
  fc.array(codeUnits, { maxLength: 20 }).map((units) => units.join("")),
  nasty,
);

const number = fc.oneof(
  fc.double(),
  fc.integer(),
  fc.maxSafeInteger(),
  fc.constantFrom(0, -0, 1e308, 2 ** 31, 2 ** 53),
);

const garbage = fc.oneof(text, number, fc.boolean(), fc.constant(null), fc.jsonValue());

/** Values that a field's schema describes, most of them right. */
function valuesOf(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniDefault) {
    return fc.option(valuesOf(schema.def.innerType), { nil: undefined });
  }
  if (schema instanceof z.ZodMiniPipe) {
    const { in: read, out } = schema.def;
    return valuesOf(read instanceof z.ZodMiniTransform ? out : read);
  }
  if (schema instanceof z.ZodMiniEnum) return fc.constantFrom(...schema.options);
  if (schema instanceof z.ZodMiniLiteral) return fc.constantFrom(...schema.def.values);
  if (schema instanceof z.ZodMiniBoolean) return fc.boolean();
  if (schema instanceof z.ZodMiniNumber) return number;
  if (schema instanceof z.ZodMiniEmail) return fc.emailAddress();
  if (schema instanceof z.ZodMiniISODate || schema instanceof z.ZodMiniISODateTime) {
    const time = fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
    return fc.oneof(
      time,
      time.map((at) => at.slice(0, 10)),
      fc.constantFrom("0000-01-01", "0000-01-01T00:00:00Z", "9999-12-31T23:59:59-23:59"),
    );
  }
  return text;
}

/** Each field right, of its schema, garbage, or not there; and now and then fields that nobody asked for. */
function objectOf(schema: z.ZodMiniObject | undefined, right: object = {}) {
  const rightOnes = new Map(Object.entries(right));
  const fields = Object.entries(schema?.shape ?? {}).map(([name, field]) => [
    name,
    fc.oneof(
      { weight: 6, arbitrary: fc.constant(rightOnes.get(name)) },
      { weight: 3, arbitrary: valuesOf(field) },
      { weight: 1, arbitrary: garbage },
    ),
  ]);
  return fc
    .tuple(fc.record(Object.fromEntries(fields)), fc.option(fc.dictionary(text, garbage)))
    .map(([known, more]) => ({ ...known, ...more }));
}

const listQuery = fc.record(
  {
    sort: fc.oneof(
      text,
      fc.json(),
      fc.tuple(text, text).map((sort) => JSON.stringify(sort)),
    ),
    range: fc.oneof(
      text,
      fc.tuple(number, number).map((range) => JSON.stringify(range)),
    ),
    filter: fc.oneof(
      text,
      fc
        .dictionary(fc.constantFrom("id", "q", "name", "status", "client"), garbage)
        .map((filter) => JSON.stringify(filter)),
    ),
  },
  { requiredKeys: [] },
);

const types = ["application/json", "application/x-www-form-urlencoded", "text/plain", "*/*", ""];

/**
 * A password is slow to look at on purpose: what looks at one comes less often. What ends the session of
 * whoever comes at the same time is left out: it takes nothing.
 */
const seldom: readonly CallName[] = ["login", "createAdmin", "changePassword", "setPassword"];
const drawn = callNames
  .filter((name) => name !== "signOutEverywhere")
  .flatMap((name) => (seldom.includes(name) ? [name] : Array.from({ length: 4 }, () => name)));

/** A request of any call by anybody, with anything wrong about it. */
export const fuzzRequest = fc.constantFrom(...drawn).chain((name) => {
  const call: Call = calls[name];
  const example = exampleOf(name, 1);
  // A path is written in whole characters.
  const pathText = text.map((value) => Buffer.from(value).toString());
  const param = fc.oneof(fc.constantFrom("1", "REEL-000001", "EMP-A-00001"), pathText);
  const body = fc.oneof(
    { weight: 8, arbitrary: objectOf(call.body, example.body) },
    { weight: 1, arbitrary: fc.oneof(garbage, text) },
  );
  return fc.record({
    name: fc.constant(name),
    who: fc.constantFrom("owner", "owner", "owner", "staff", "visitor"),
    params: fc.record({ id: param, barcodeId: param, barcode: param, barcodeIdOrReelNo: param }),
    query: fc.oneof(
      objectOf(call.query, example.query),
      call.row ? listQuery : objectOf(ListParams),
    ),
    body: call.body ? body : fc.option(body, { nil: undefined }),
    type: fc.option(fc.constantFrom(...types), { nil: undefined, freq: 8 }),
    place: fc.integer({ min: 1, max: 2 ** 24 - 2 }),
  });
});

export type FuzzRequest = typeof fuzzRequest extends fc.Arbitrary<infer R> ? R : never;
