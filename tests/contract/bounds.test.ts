import { expect, test } from "vitest";
import * as z from "zod/mini";
import type { Call } from "../../contract/call";
import { calls } from "../../contract/calls";
import { callNames } from "../../contract/routes";

interface Field {
  readonly path: string;
  readonly schema: z.core.$ZodType;
}

/** Returns the fields of a schema, down to the last ones. */
function fieldsIn(schema: z.core.$ZodType, path: string): Field[] {
  if (
    schema instanceof z.ZodMiniOptional ||
    schema instanceof z.ZodMiniDefault ||
    schema instanceof z.ZodMiniNullable
  )
    return fieldsIn(schema.def.innerType, path);
  if (schema instanceof z.ZodMiniPipe)
    return fieldsIn(
      schema.def.in instanceof z.ZodMiniTransform ? schema.def.out : schema.def.in,
      path,
    );
  if (schema instanceof z.ZodMiniObject)
    return Object.entries(schema.shape).flatMap(([name, field]) =>
      fieldsIn(field, `${path}.${name}`),
    );
  if (schema instanceof z.ZodMiniArray)
    return [{ path, schema }, ...fieldsIn(schema.def.element, `${path}[]`)];
  if (schema instanceof z.ZodMiniRecord) return fieldsIn(schema.def.valueType, `${path}.*`);
  return [{ path, schema }];
}

/** Every field that a call takes, in its body and in its query. */
const callFields = callNames.flatMap((name) => {
  const { body, query }: Call = calls[name];
  return [body, query].flatMap((schema) => (schema ? fieldsIn(schema, name) : []));
});

const takes = (schema: z.core.$ZodType, value: unknown) => z.safeParse(schema, value).success;

const numbers = callFields.filter(({ schema }) => schema instanceof z.ZodMiniNumber);

test("no call takes a number that JavaScript or PostgreSQL cannot keep exactly", () => {
  expect(numbers.length).toBeGreaterThan(150);
  const unbounded = numbers.filter(({ schema }) =>
    [2 ** 53, -(2 ** 53), 1e300, -1e300].some((value) => takes(schema, value)),
  );
  expect(unbounded.map(({ path }) => path)).toEqual([]);
});

test("no id and no version is above the largest integer of a column", () => {
  const named = numbers.filter(({ path }) => /(Id|Ids\[\]|\.ids\[\]|[vV]ersion)$/.test(path));
  expect(named.length).toBeGreaterThan(60);
  const above = named
    .filter(({ path }) => !path.endsWith(".exceptionVersion"))
    .filter(({ schema }) => takes(schema, 2_147_483_648));
  expect(above.map(({ path }) => path)).toEqual([]);
});

test("no text has more than 200,000 characters", () => {
  const longest = "1".repeat(200_001);
  const unbounded = callFields.filter(
    ({ schema }) => schema instanceof z.ZodMiniString && takes(schema, longest),
  );
  expect(unbounded.map(({ path }) => path)).toEqual([]);
});

const kindIn = ({ schema }: Field) => z.globalRegistry.get(schema)?.kind;
const errorOf = (schema: z.core.$ZodType, value: number) =>
  z.safeParse(schema, value).error?.issues[0]?.message;

/** Every field of a call's body that is an amount in rupees. The filters of lists are no amounts. */
const amounts = callNames.flatMap((name) => {
  const { body }: Call = calls[name];
  return body ? fieldsIn(body, name) : [];
});

test("no call rounds an amount in silence: one with three decimals is refused by its field", () => {
  const rupees = amounts.filter((field) => kindIn(field) === "rupees");
  expect(rupees.length).toBeGreaterThan(25);
  const message = "Must have at most two decimals";
  const other = rupees.filter(({ schema }) => errorOf(schema, 10.005) !== message);
  expect(other.map(({ path }) => path)).toEqual([]);
  expect(rupees.every(({ schema }) => errorOf(schema, 10.05) !== message)).toBe(true);
});

test("unit prices keep three decimals, and a fourth one is refused", () => {
  const prices = amounts.filter((field) => kindIn(field) === "unitPrice");
  expect(prices.map(({ path }) => path).toSorted()).toEqual([
    "createCreditNote.price",
    "createInvoice.price",
    "createRate.rate",
    "registerReel.landedRate",
    "updateRate.rate",
    "updateReel.landedRate",
  ]);
  for (const { schema } of prices) {
    expect(errorOf(schema, 4.375)).toBeUndefined();
    expect(errorOf(schema, 4.3755)).toBe("Must have at most three decimals");
  }
});
