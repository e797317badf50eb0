import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { contentOf } from "../../support/contentOf";
import { plant, type Replied } from "../../support/plant";
import { seed } from "../../support/seed";

const host = plant();

beforeAll(() => seed(host));

/** The number of files. `FILES=1000` tests more of them. */
const files = Number(process.env.FILES ?? 60);

/** Makes values that are mostly right, so that some files have no wrong row. */
const mostly = (right: fc.Arbitrary<string>, ...wrong: string[]) =>
  fc.oneof({ weight: 60, arbitrary: right }, { weight: 1, arbitrary: fc.constantFrom(...wrong) });

const oneOf = (...texts: string[]) => mostly(fc.constantFrom(...texts), "", "no such", "x\u0000y");
const text = oneOf("Kraft", "a, b", 'say "so"', "two\nlines", "कागज़", " padded ", "=1+1", "'-x");
const figure = oneOf("1", "500", "1,20,000", "12,500", "+7");
const date = oneOf("2026-11-21", "21/11/2026", "1 Dec 2026", "2.3.2026");
const unit = oneOf("A", "b");
/** Few emails and numbers, so that rows repeat each other and the existing records. */
const emails = Array.from({ length: 400 }, (_, n) => `p${n % 300}@${n < 300 ? "a" : "A"}.example`);
const numbers = Array.from({ length: 400 }, (_, n) => String(70_000 + n));

const fields: Readonly<Record<string, Readonly<Record<string, fc.Arbitrary<string>>>>> = {
  employees: {
    name: text,
    email: mostly(fc.constantFrom(...emails), "none", ""),
    unit,
    gender: oneOf("male", "Female"),
    phoneNumber: oneOf("'+91 98450 00000", "9845000000"),
    bloodGroup: oneOf("O+", "ab-"),
    dob: oneOf("1990-02-28", "28-2-1990"),
  },
  reels: {
    reelNo: mostly(fc.constantFrom(...numbers), "50000", "none"),
    gsm: oneOf("150", "99.5"),
    burstFactor: oneOf("18"),
    deckle: oneOf("120"),
    initialWeight: oneOf("612.5", "1,000"),
    unit,
    paperType: text,
    supplierName: text,
  },
  orders: {
    client: text,
    productType: text,
    quantity: figure,
    size: text,
    materialGrade: fc.oneof(text, fc.constant("")),
    deliveryAddress: text,
    expectedCompletionDate: date,
    unit,
  },
  boxes: {
    boxType: oneOf("RSC", "punching"),
    box: text,
    boxDescription: text,
    boxUrl: oneOf("/a.svg"),
  },
  industries: { industryName: text, sector: text, city: text, state: text, address: text },
};

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

/** A file of some resource: its columns in any order, perhaps one missing, blank rows and equal ones. */
const anyFile = fc.constantFrom(...Object.entries(fields)).chain(([resource, cells]) =>
  fc
    .record({
      columns: fc.shuffledSubarray(Object.keys(cells), {
        minLength: Object.keys(cells).length - 1,
      }),
      isWhole: fc.boolean(),
      delimiter: fc.constantFrom(",", ";", "\t"),
      rows: fc.array(
        fc.oneof(
          { weight: 8, arbitrary: fc.record(cells) },
          { weight: 1, arbitrary: fc.constant(undefined) },
        ),
        { maxLength: 8 },
      ),
      repeated: fc.nat({ max: 2 }),
    })
    .map(({ columns, isWhole, delimiter, rows, repeated }) => {
      const names = isWhole ? Object.keys(cells) : columns;
      const all = [...rows, ...rows.slice(0, repeated)];
      const lines = all.map((row) => names.map((name) => row && quoted(row[name] ?? "")));
      const text = [names, ...lines].map((line) => line.join(delimiter)).join("\r\n");
      return { resource, text };
    }),
);

/** The number of replies of each kind. Garbage alone would show nothing. */
const kinds = { made: 0, wrong: 0, refused: 0 };

const kindOf = ({ status, body }: Replied): keyof typeof kinds => {
  if (status !== 200) return "refused";
  return body.wrong > 0 ? "wrong" : "made";
};

const rowsIn = async (resource: string) => {
  const table = resource === "boxes" ? "gallery_boxes" : resource;
  const { rows } = await host.db.execute<{ count: number }>(
    `select count(*)::int as count from ${table}`,
  );
  return Number(rows[0]?.count);
};

test(`for ${files} random files the dry run says what the real run does, and does nothing itself`, async () => {
  const property = fc.asyncProperty(anyFile, async ({ resource, text }) => {
    const run = (dryRun: string) =>
      host.call("owner", resource === "employees" ? "importEmployees" : "importRecords", {
        params: { resource },
        query: { dryRun },
        file: text,
      });
    const before = await contentOf(host.db);
    const count = await rowsIn(resource);
    const dry = await run("true");
    expect(await contentOf(host.db)).toEqual(before);
    const real = await run("false");
    const { importId, ...report } = real.body;
    expect({ status: real.status, body: report }).toEqual({ status: dry.status, body: dry.body });
    expect(importId === undefined).toBe(dry.status !== 200 || dry.body.created === 0);
    expect([200, 400]).toContain(real.status);
    const created = real.status === 200 ? real.body.created : 0;
    expect((await rowsIn(resource)) - count).toBe(created);
    if (created === 0) expect(await contentOf(host.db)).toEqual(before);
    kinds[kindOf(real)] += 1;
    const again = await run("false");
    if (kindOf(real) === "made") {
      expect(again.body).toMatchObject({ created: 0, wrong: 0, skipped: real.body.total });
    } else {
      expect(again.body).toEqual(real.body);
    }
  });
  await fc.assert(property, { seed: 20_060_914, numRuns: files, endOnFailure: true });
  for (const count of Object.values(kinds)) expect(count).toBeGreaterThan(files / 20);
});
