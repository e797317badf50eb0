import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { designOf } from "../../../contract/boxSpecifications";
import { defaultBoardFactors } from "../../../domain/board/boardFactors";
import { isComputed } from "../../../domain/board/computed";
import { wasteRowFor } from "../../../domain/board/wasteTable";
import { indiaDate } from "../../../domain/indiaTime";
import { boxPrice } from "../../../domain/quotations/boxPrice";
import { boxCostsFor, ratedLayersOf } from "../../../domain/quotations/rateBook";
import { rateUnitOf } from "../../../domain/quotations/rates";
import { rates } from "../../../server/db/schema";
import { englishText } from "../../../server/errors";
import { readRateBook } from "../../../server/rates/rateBook";
import { rateKey } from "../../../server/rates/record";
import { dayMs } from "../../../server/units";
import { plant, type Who } from "../../support/plant";
import { undoCalls } from "../history/undoCalls";

const host = plant();
const { undo, latest } = undoCalls(host);

const daysAgo = (days: number) => indiaDate(new Date(Date.now() - days * dayMs));
const today = daysAgo(0);

const create = (body: object, who: Who = "staff") =>
  host.call(who, "createRate", {
    body: { validFrom: daysAgo(10), source: "Price list", rate: 38, ...body },
  });
const paper = (body: object) => create({ kind: "PAPER", ...body });

const list = async (filter: object): Promise<Record<string, unknown>[]> =>
  (await host.call("staff", "getRates", { query: { filter: JSON.stringify(filter) } })).body;

/** The content of the worked figures: 292.1 g. */
const content = {
  style: "OTHER" as const,
  measured: "INSIDE" as const,
  length: 400,
  width: 300,
  height: 200,
  blankLength: 1270,
  blankWidth: 575,
  ply: 3 as const,
  printColours: 0,
  layers: [
    { gsm: 150, burstFactor: 20, shade: "Golden" },
    { flute: "E" as const, gsm: 120, burstFactor: 16 },
    { gsm: 100, burstFactor: 18 },
  ],
};

async function costsOf(isDelivered = false) {
  const layers = ratedLayersOf(designOf(content), content.layers, defaultBoardFactors);
  if (!isComputed(layers)) throw new Error(englishText(layers.missing));
  const box = { layers: layers.value, printColours: 0, joint: undefined, hasDie: true };
  const book = await readRateBook(host.db, today);
  return boxCostsFor({ ...box, isDelivered }, book, {
    toolingTerms: { kind: "once" },
    markup: 0.15,
  });
}

beforeAll(async () => {
  await create({ kind: "CONVERSION", rate: 15 });
  await create({ kind: "DIE", rate: 10_000 });
  await paper({ toGsm: 140 });
  const row = { uptoQuantity: 100_000, setupSheets: 50, runPercent: 3 };
  await host.call("staff", "createWasteRow", {
    body: { ...row, validFrom: daysAgo(10), source: "Measured" },
  });
});

describe("the rate book of the database", () => {
  test("names the layer whose rate is missing, and the work", async () => {
    const costs = await costsOf(true);
    expect("missing" in costs && englishText(costs.missing)).toBe(
      "no rate for the top liner: 150 GSM, BF 20, Golden; no rate for freight",
    );
  });

  test("gives the worked figures to the paisa", async () => {
    await paper({ fromGsm: 141 });
    // A later price and a withdrawn price are not used today.
    await paper({ fromGsm: 141, rate: 99, validFrom: daysAgo(-3) });
    const withdrawn = await paper({ fromGsm: 150, toGsm: 150, rate: 99 });
    const { id, version, ...rate } = withdrawn.body;
    const edited = { params: { id: String(id) }, body: { ...rate, active: false, version } };
    expect((await host.call("staff", "updateRate", edited)).status).toBe(200);
    const costs = await costsOf();
    if (!isComputed(costs)) throw new Error(englishText(costs.missing));
    const figures = [500, 1_000, 2_500, 5_000, 10_000].map((quantity) => {
      const row = wasteRowFor(costs.value.wasteRows, quantity);
      if (!isComputed(row)) throw new Error(englishText(row.missing));
      const price = boxPrice(costs.value.costs, quantity, row.value);
      return [price.sheets, price.costPaise, price.pricePaise, price.apart?.pricePaise];
    });
    expect(figures).toEqual([
      [565, 3749, 4312, 2012],
      [1_080, 2672, 3073, 1923],
      [2_625, 2026, 2329, 1869],
      [5_200, 1810, 2082, 1852],
      [10_350, 1702, 1958, 1843],
    ]);
  });

  test("marks a rate as stale after the days that the plant allows", async () => {
    const stale = async () => {
      const costs = await costsOf();
      return isComputed(costs) ? costs.value.stale.length : undefined;
    };
    const settings = { showPriceBands: false, bandMarkupPercent: 15, bandSpreadPercent: 10 };
    const quoting = { validityDays: 30, markupPercent: 15, leastQuantity: 1 };
    const change = (maxAgeDays: number, version: number, who: Who = "owner") =>
      host.call(who, "updateRateSettings", {
        body: { ...settings, ...quoting, bandStep: 0.5, maxAgeDays, version },
      });
    expect(await stale()).toBe(0);
    expect((await change(9, 0, "staff")).status).toBe(403);
    const { body } = await change(9, 0);
    expect(await stale()).toBe(5);
    expect(await list({ kind: "DIE" })).toMatchObject([{ ageDays: 10, isStale: true }]);
    expect(await change(10, 0)).toMatchObject({ status: 409, body: { current: body } });
    await change(10, body.version);
    expect(await stale()).toBe(0);
    expect(await list({ kind: "DIE" })).toMatchObject([{ ageDays: 10, isStale: false }]);
  });
});

describe("the list of rates", () => {
  test("tells the state of each row, and the price that follows the current one", async () => {
    const mill = "Kaveri Mills";
    for (const [rate, days] of [
      [36, 40],
      [38.5, 5],
      [40, -2],
      [41, -9],
    ] as const)
      await paper({
        fromGsm: 180,
        toGsm: 180,
        burstFactor: 22,
        mill,
        rate,
        validFrom: daysAgo(days),
      });
    const rows = await list({ mill });
    expect(
      rows.map(({ state, rate, nextRate, nextFrom, ageDays }) => [
        state,
        rate,
        nextRate,
        nextFrom,
        ageDays,
      ]),
    ).toEqual([
      ["PAST", 36, undefined, undefined, undefined],
      ["CURRENT", 38.5, 40, daysAgo(-2), 5],
      ["NEXT", 40, undefined, undefined, undefined],
      ["NEXT", 41, undefined, undefined, undefined],
    ]);
    expect(rows[0]?.paper).toBe("180 GSM, BF 22, Kaveri Mills");
  });

  test("has one rate for the same from a date, with its mill in any case", async () => {
    const same = { fromGsm: 200, shade: "White" };
    await paper({ ...same, mill: "Nilgiri" });
    expect(await paper({ ...same, mill: "NILGIRI" })).toMatchObject({
      status: 409,
      body: { errors: { validFrom: expect.stringContaining("Edit that one") } },
    });
    expect((await paper({ ...same, mill: "NILGIRI", validFrom: daysAgo(9) })).status).toBe(200);
  });

  test.each([
    [{ kind: "JOINING", per: "BOX" }, { joint: "Choose a joint" }],
    [{ kind: "FREIGHT" }, { per: "Choose a unit" }],
    [{ kind: "PRINT", per: "KILOGRAM" }, { per: "Choose a unit" }],
    [{ kind: "PAPER", fromGsm: 200, toGsm: 100 }, { toGsm: expect.stringContaining("above") }],
    [{ kind: "CONVERSION", ply: 4 }, { ply: expect.stringContaining("3, 5 or 7") }],
    [{ kind: "PAPER", rate: 0 }, { rate: expect.anything() }],
    [{ kind: "PAPER", source: " " }, { source: "Required" }],
  ])("wrong input %j is refused by its field", async (wrong, errors) => {
    expect(await create(wrong)).toMatchObject({ status: 400, body: { errors } });
  });

  test("a field or a unit that a kind does not have is refused by its name, also by an edit", async () => {
    const others = { shade: "White", joint: "GLUED", fromGsm: 100, ply: 3 };
    const none = "A rate of this kind has none";
    expect(await create({ kind: "PLATE", ...others, per: "BOX" })).toMatchObject({
      status: 400,
      body: {
        errors: { shade: none, joint: none, fromGsm: none, ply: none, per: "Choose a unit" },
      },
    });
    const { body } = await create({ kind: "PLATE" });
    expect(body).toMatchObject({ kind: "PLATE", per: "PIECE", rate: 38 });
    const edit = { kind: "PLATE", rate: 39, validFrom: body.validFrom, source: body.source };
    expect(
      await host.call("owner", "updateRate", {
        params: { id: String(body.id) },
        body: { ...edit, mill: "Nilgiri", version: body.version },
      }),
    ).toMatchObject({ status: 400, body: { errors: { mill: none } } });
  });

  test("conversion of one ply has a separate rate, from the same date as the rate of every board", async () => {
    const { body } = await create({ kind: "CONVERSION", rate: 17, ply: 7 });
    expect(body).toMatchObject({ ply: 7, state: "CURRENT" });
    const all = await list({ kind: "CONVERSION", state: "CURRENT" });
    expect(all.map(({ ply, rate }) => [ply, rate])).toEqual([
      [undefined, 15],
      [7, 17],
    ]);
    const again = await create({ kind: "CONVERSION", rate: 18, ply: 7 });
    expect(again).toMatchObject({ body: { errors: { validFrom: expect.any(String) } } });
  });

  test("a changed price can be taken back", async () => {
    const { body } = await create({ kind: "FREIGHT", per: "BOX", rate: 2 });
    const { id, version, ...rate } = body;
    const params = { id: String(id) };
    await host.call("staff", "updateRate", { params, body: { ...rate, rate: 2.5, version } });
    expect((await undo((await latest()).id)).status).toBe(200);
    expect(await list({ kind: "FREIGHT" })).toMatchObject([{ rate: 2 }]);
  });
});

describe("price bands for visitors", () => {
  const printed = { ...content, style: "0201" as const, printColours: 1 };
  const bands = async (quantities: readonly number[], box: object = content) =>
    (await host.call("visitor", "getPriceBands", { body: { content: box, quantities } })).body;

  test("are there only if the owner allows them, rounded, without tooling and for each quantity", async () => {
    await create({ kind: "JOINING", joint: "GLUED", per: "THOUSAND_BOXES", rate: 0.01 });
    expect(await bands([500, 5_000])).toEqual({ bands: [] });
    const { body } = await host.call("owner", "getRateSettings");
    const settings = { ...body, showPriceBands: true };
    expect((await host.call("owner", "updateRateSettings", { body: settings })).status).toBe(200);
    // Without the die: ₹20.12 and ₹18.52, less and plus 10 %.
    expect(await bands([500, 5_000, 200_000])).toEqual({
      bands: [
        { quantity: 500, from: 18, to: 22.5 },
        { quantity: 5_000, from: 16.5, to: 20.5 },
      ],
      mostQuantity: 100_000,
    });
  });

  test("begin with the least quantity that the plant makes, which is told in any case", async () => {
    const { body } = await host.call("owner", "getRateSettings");
    const change = (settings: object) =>
      host.call("owner", "updateRateSettings", { body: { ...body, ...settings } });
    const { body: changed } = await change({ leastQuantity: 1_000 });
    expect(await bands([500, 5_000])).toMatchObject({
      bands: [{ quantity: 5_000 }],
      leastQuantity: 1_000,
    });
    expect((await bands([999, 1_000])).bands).toMatchObject([{ quantity: 1_000 }]);
    const hidden = { ...changed, showPriceBands: false };
    const { version } = (await host.call("owner", "updateRateSettings", { body: hidden })).body;
    expect(await bands([500])).toEqual({ bands: [], leastQuantity: 1_000 });
    await change({ version });
  });

  test("tell the date of an old rate", async () => {
    const { body } = await host.call("owner", "getRateSettings");
    await host.call("owner", "updateRateSettings", { body: { ...body, maxAgeDays: 5 } });
    expect(await bands([500])).toMatchObject({ oldRatesOf: daysAgo(10), bands: [{}] });
  });

  test("are absent without an error if a rate is missing, or if no machine takes the box", async () => {
    expect(await bands([500], printed)).toEqual({ bands: [] });
    expect(await bands([500], { ...content, blankWidth: 4_000 })).toEqual({ bands: [] });
  });
});

test("rates are for the office alone", async () => {
  for (const name of ["getRates", "getWasteRows", "getRateSettings"] as const)
    for (const who of ["visitor", "station"] as const)
      expect((await host.call(who, name)).status).toBeGreaterThanOrEqual(401);
});

test("an import finds the same rates to be equal as the database", async () => {
  const paper = fc.record({
    kind: fc.constant("PAPER" as const),
    fromGsm: fc.constantFrom(undefined, 100, 100.5),
    toGsm: fc.constantFrom(undefined, 180),
    burstFactor: fc.constantFrom(undefined, 18),
    shade: fc.constantFrom(undefined, "Golden", "golden", "gölden", "GÖLDEN"),
    mill: fc.constantFrom(undefined, "Kaveri"),
  });
  const joining = fc.record({
    kind: fc.constant("JOINING" as const),
    joint: fc.constantFrom("GLUED" as const, "STITCHED" as const),
  });
  const conversion = fc.record({
    kind: fc.constant("CONVERSION" as const),
    ply: fc.constantFrom(undefined, 3, 5),
  });
  const forms = fc.sample(
    fc.record({
      what: fc.oneof(paper, joining, conversion),
      validFrom: fc.constantFrom("2020-01-01", "2020-01-02"),
      active: fc.boolean(),
    }),
    { numRuns: 300, seed: 36 },
  );
  const keys = new Set<string>();
  for (const { what, ...dated } of forms) {
    const rate = { ...what, ...dated, rate: 38, source: "List", per: "BOX" as const };
    const key = rateKey(rate);
    const isNew = key === undefined || !keys.has(key);
    if (key !== undefined) keys.add(key);
    const { rate: _, ...fields } = rate;
    const per = rateUnitOf(rate.kind, rate.per) ?? "KILOGRAM";
    const values = { ...fields, per, ratePaise: 3_800, createdBy: "test" };
    const inserted = await host.db.insert(rates).values(values).onConflictDoNothing().returning();
    expect(inserted, JSON.stringify(rate)).toHaveLength(isNew ? 1 : 0);
  }
  expect(keys.size).toBeGreaterThan(50);
});
