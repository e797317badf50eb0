import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import type { Call } from "../../../contract/call";
import { calls } from "../../../contract/calls";
import { fieldTypeOf, listFieldsOf } from "../../../contract/list";
import type { CallName } from "../../../contract/routes";
import {
  applyListQuery,
  comparisons,
  type FilterValue,
  isComparable,
  type ListQuery,
} from "../../../domain/lists/listQuery";
import { contacts, orders, reelMovements, reels } from "../../../server/db/schema";
import { plant } from "../../support/plant";

const host = plant();

/**
 * Texts of letters with and without a small form, of signs that SQL or JSON reads, and of a sign beyond the first
 * 65,536 code points.
 */
const text = fc.string({
  unit: fc.constantFrom(
    "a",
    "A",
    "b",
    "Z",
    "ä",
    "Ä",
    "ß",
    "ಠ",
    "1",
    " ",
    "%",
    "_",
    "\\",
    "'",
    '"',
    "\n",
    "\u0001",
    "😀",
    "ﬀ",
  ),
  minLength: 1,
  maxLength: 4,
});
const moment = fc.constantFrom(
  "2026-03-01T00:00:00.000Z",
  "2026-03-01T05:30:00.000Z",
  "2026-03-01T05:30:00.001Z",
  "2026-12-31T23:59:59.999Z",
);
const date = moment.map((at) => new Date(at));
const unit = fc.constantFrom("A" as const, "B" as const);

const someOrders = fc.record({
  client: text,
  productType: text,
  quantity: fc.integer({ min: 1, max: 12 }),
  size: text,
  materialGrade: fc.option(text),
  deliveryAddress: text,
  expectedCompletionDate: date,
  unit,
  status: fc.constantFrom("TODO" as const, "IN_PROGRESS" as const, "COMPLETED" as const),
  createdBy: text,
  transportNumber: fc.option(text),
});
const someReels = fc.record({
  gsm: fc.constantFrom(100, 112.5, 150),
  burstFactor: fc.constantFrom(14, 22.25),
  deckle: fc.constantFrom(56, 120.5),
  initialWeightGrams: fc.constantFrom(612_500, 640_000),
  currentWeightGrams: fc.constantFrom(0, 100, 600_100),
  previousWeightGrams: fc.option(fc.constantFrom(600_100, 612_500)),
  unit,
  status: fc.constantFrom("AVAILABLE" as const, "IN_USE" as const),
  reelSet: fc.option(fc.constantFrom("TOP" as const, "LINER" as const)),
  paperType: text,
  supplierName: text,
  createdBy: text,
});
const someContacts = fc.record({
  name: text,
  phone: text,
  email: text,
  message: text,
  replyStatus: fc.boolean(),
  createdAt: date,
});

const sample = <T>(some: fc.Arbitrary<T>) => fc.sample(some, { numRuns: 60, seed: 7 });

beforeAll(async () => {
  await host.db.insert(orders).values(sample(someOrders));
  const stock = sample(someReels);
  await host.db.transaction(async (tx) => {
    const rows = stock.map((reel, index) => ({
      ...reel,
      barcodeId: `REEL-${String(index + 1).padStart(6, "0")}`,
      reelNo: 900 + index,
    }));
    const made = await tx.insert(reels).values(rows).returning();
    await tx.insert(reelMovements).values(
      made.flatMap(({ id: reelId, status, initialWeightGrams, currentWeightGrams }) => [
        { reelId, kind: "RECEIVE" as const, grams: initialWeightGrams, by: "me" },
        {
          reelId,
          kind: "ADJUST" as const,
          grams: (status === "IN_USE" ? 0 : currentWeightGrams) - initialWeightGrams,
          reason: "Weighed again",
          by: "me",
        },
      ]),
    );
  });
  await host.db.insert(contacts).values(sample(someContacts));
});

const lists = ["getAllOrders", "getReelStocks", "getContacts"] as const satisfies CallName[];
const schemasOf = (name: CallName): Call => calls[name];
const rowOf = (name: CallName): z.ZodMiniObject => schemasOf(name).row ?? z.object({});

const Rows = z.array(z.record(z.string(), z.unknown()));
const ask = (name: CallName, query: Record<string, unknown> = {}) =>
  host.call("owner", name, { query: Object.fromEntries(definedIn(query)) });
const definedIn = (query: Record<string, unknown>) =>
  Object.entries(query).filter(([, value]) => value !== undefined);

/** Makes list queries about fields of these rows, with their values, other values, and values of other kinds. */
function queriesOf(row: z.ZodMiniObject, rows: z.infer<typeof Rows>): fc.Arbitrary<ListQuery> {
  const field = fc.constantFrom(...Object.keys(row.shape));
  const anyValue = fc.oneof(
    text,
    moment,
    fc.constantFrom("2026-03-01T05:30:00", "9", "A", "IN_USE"),
    fc.constantFrom(0, 9, 112.5, 612.5, 0.1, true, false),
  );
  const valueIn = (name: string): fc.Arbitrary<FilterValue> => {
    const rowValues = rows.flatMap((one) => {
      const value = one[name];
      return typeof value === "string" || typeof value === "number" ? [value] : [];
    });
    const some =
      rowValues.length === 0 ? anyValue : fc.oneof(fc.constantFrom(...rowValues), anyValue);
    return fc.oneof({ weight: 9, arbitrary: some }, { weight: 1, arbitrary: fc.constant(null) });
  };
  const equality = field.chain((name) =>
    fc
      .oneof(valueIn(name), fc.array(valueIn(name), { maxLength: 3 }))
      .map((value) => ({ [name]: value })),
  );
  const comparison = field.chain((name) => {
    const isPossible = isComparable[fieldTypeOf(row.shape[name])];
    const value = valueIn(name).filter((one) => one === null || isPossible(one));
    const ends = ["boolean", "list"].includes(fieldTypeOf(row.shape[name]))
      ? fc.constant(null)
      : value;
    return fc
      .tuple(fc.constantFrom(...comparisons), ends)
      .map(([ending, one]) => ({ [`${name}_${ending}`]: one }));
  });
  const search = fc.oneof(text, fc.constantFrom("9", "112.5", "reel", "02")).map((q) => ({ q }));
  const filter = fc
    .array(fc.oneof(equality, comparison, search), { maxLength: 2 })
    .map((parts) => Object.assign({}, ...parts));
  return fc.record({
    filter,
    sort: fc.option(fc.tuple(field, fc.constantFrom("ASC" as const, "DESC" as const)), {
      nil: undefined,
    }),
    range: fc.option(
      fc
        .tuple(fc.nat(70), fc.nat(20))
        .map(([first, more]): [number, number] => [first, first + more]),
      { nil: undefined },
    ),
  });
}

test.each(lists)("%s gives in SQL what the same query gives in memory", async (name) => {
  const { first } = schemasOf(name);
  const row = rowOf(name);
  const whole = Rows.parse((await ask(name)).body);
  expect(whole).toHaveLength(60);
  // The whole list begins with the rows that are first in every order. Rows with equal values are in the order of their
  // ids.
  const byId = whole.toSorted((one, other) => Number(one.id) - Number(other.id));
  await fc.assert(
    fc.asyncProperty(queriesOf(row, byId), async (query) => {
      const reply = await ask(name, { ...query });
      const expected = applyListQuery(byId, listFieldsOf({ row, first }), query);
      expect(reply.status, reply.text).toBe(200);
      expect(reply.body).toEqual(expected.rows);
      expect(reply.headers["content-range"]).toMatch(new RegExp(`/${expected.total}$`));
    }),
    { numRuns: 120, seed: 20_261_122 },
  );
});
