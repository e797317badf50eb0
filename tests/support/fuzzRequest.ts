import fc from "fast-check";
import type { Call } from "../../contract/call";
import { calls } from "../../contract/calls";
import { type CallName, callNames } from "../../contract/routes";
import { exampleOf } from "./examples";
import { alteredOf, garbage, number, text, valuesOf } from "./fuzzValues";
import type { Who } from "./plant";
import { type JsonSchema, publishedRequest } from "./publishedRequests";

/** Makes inputs from the example. Most have one or two other values, and some have unknown fields. */
function inputOf(schema: JsonSchema, right: object): fc.Arbitrary<unknown> {
  const once = alteredOf(schema, right);
  const unasked = fc.dictionary(text, garbage).map((more) => ({ ...right, ...more }));
  return fc.oneof(
    { weight: 3, arbitrary: fc.constant(right) },
    { weight: 8, arbitrary: once },
    { weight: 5, arbitrary: once.chain((value) => alteredOf(schema, value)) },
    { weight: 1, arbitrary: unasked },
    { weight: 1, arbitrary: valuesOf(schema) },
    { weight: 1, arbitrary: fc.oneof(garbage, text) },
  );
}

/** Makes list queries with fields that the rows have, and with others. */
function listQueryOf(row: NonNullable<Call["row"]>) {
  const field = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...Object.keys(row.shape), "id", "q") },
    { weight: 1, arbitrary: text },
  );
  const order = fc.oneof(fc.constantFrom("ASC", "DESC"), text);
  return fc.record(
    {
      sort: fc.oneof(
        text,
        fc.json(),
        fc.tuple(field, order).map((sort) => JSON.stringify(sort)),
      ),
      range: fc.oneof(
        text,
        fc.tuple(number, number).map((range) => JSON.stringify(range)),
        fc.tuple(fc.nat(9), fc.nat(99)).map((range) => JSON.stringify(range)),
      ),
      filter: fc.oneof(
        text,
        fc.dictionary(field, garbage).map((filter) => JSON.stringify(filter)),
      ),
    },
    { requiredKeys: [] },
  );
}

// Texts without single surrogates: a path is written in whole characters.
const pathText = text.map((value) => Buffer.from(value).toString());

function paramsOf(path: string, example: Record<string, string> = {}) {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => String(name));
  const param = (name: string) =>
    fc.oneof(
      { weight: 6, arbitrary: fc.constant(example[name] ?? "1") },
      { weight: 3, arbitrary: fc.integer({ min: 1, max: 6 }).map(String) },
      { weight: 1, arbitrary: fc.constantFrom("REEL-000001", "EMP-A-00001", "2147483648", "-1") },
      { weight: 2, arbitrary: pathText },
    );
  return fc.record(Object.fromEntries(names.map((name) => [name, param(name)])));
}

const types = ["application/json", "application/x-www-form-urlencoded", "text/plain", "*/*", ""];

const contentType = fc.oneof(
  { weight: 11, arbitrary: fc.constant(undefined) },
  { weight: 1, arbitrary: fc.constantFrom(...types) },
);

/** Makes callers of a call. Callers who may make the call are the most frequent. */
function callerOf(name: CallName): fc.Arbitrary<Who> {
  // The owner's password is right in the example: another one would end the run's sign-ins.
  if (name === "changePassword") return fc.constantFrom("staff", "visitor");
  const anybody = fc.constantFrom<Who>("owner", "staff", "visitor", "station", "wall");
  const first = calls[name].access === "device" ? "station" : "owner";
  return fc.oneof(
    { weight: 5, arbitrary: fc.constant<Who>(name === "getWall" ? "wall" : first) },
    { weight: 3, arbitrary: anybody },
  );
}

/** Returns the file, or the file with an unexpected text in it. */
function fileOf(file: string | Buffer | undefined) {
  if (typeof file !== "string") return fc.constant(file);
  const altered = fc
    .tuple(text, fc.integer({ min: 0, max: file.length }))
    .map(([more, at]) => file.slice(0, at) + more + file.slice(at));
  return fc.oneof(fc.constant(file), altered);
}

/**
 * A check of a password is slow on purpose, so calls with passwords are less frequent. The call that ends all sessions
 * is omitted, because it would end the sessions of parallel requests. It takes no input.
 */
const seldom: readonly CallName[] = ["login", "createAdmin", "changePassword", "setPassword"];
const drawn = callNames
  .filter((name) => name !== "signOutEverywhere")
  .flatMap((name) => (seldom.includes(name) ? [name] : Array.from({ length: 4 }, () => name)));

/** A request of any call by any caller, made from its published schemas, with any kind of fault. */
export const fuzzRequest = fc
  .tuple(fc.constantFrom(...drawn), fc.integer({ min: 1, max: 1000 }))
  .chain(([name, n]) => {
    const call: Call = calls[name];
    const published = publishedRequest(name);
    const example = exampleOf(name, n);
    const body = published.body
      ? inputOf(published.body, example.body ?? {})
      : fc.oneof(
          { weight: 9, arbitrary: fc.constant(undefined) },
          { weight: 1, arbitrary: garbage },
        );
    return fc.record({
      name: fc.constant(name),
      who: callerOf(name),
      params: paramsOf(call.path, example.params),
      query: call.row
        ? fc.oneof(inputOf(published.query, example.query ?? {}), listQueryOf(call.row))
        : inputOf(published.query, example.query ?? {}),
      body: example.file === undefined ? body : fc.constant(undefined),
      file: fileOf(example.file),
      headers: fc.constant(example.headers ?? {}),
      type: contentType,
      place: fc.integer({ min: 1, max: 2 ** 24 - 2 }),
    });
  });

export type FuzzRequest = typeof fuzzRequest extends fc.Arbitrary<infer R> ? R : never;
