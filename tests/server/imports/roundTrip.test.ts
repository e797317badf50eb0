import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import type { CallName } from "../../../contract/routes";
import { contentOf } from "../../support/contentOf";
import { type ImportedResource, importForms } from "../../support/importForms";
import { plant } from "../../support/plant";
import { seed } from "../../support/seed";

const host = plant();

beforeAll(() => seed(host));

const sampleSeed = 20_060_914;

/** Texts that a spreadsheet or a CSV reader may take for something else. */
const text = fc
  .string({ unit: fc.constantFrom(..."ab ;,\"'=+-@1/कागज़\t"), minLength: 1, maxLength: 12 })
  .map((some) => some.replace(/^\s+|\s+$|\t/g, ""))
  .filter((some) => some !== "");
const paragraph = fc.tuple(text, text).map((lines) => lines.join("\n"));
const unit = fc.constantFrom("A", "B");
const date = fc
  .date({ min: new Date("1950-01-01"), max: new Date("2005-12-31"), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10));
const moment = fc
  .date({ min: new Date("2024-01-01"), max: new Date("2026-10-31"), noInvalidDate: true })
  .map((at) => at.toISOString());
const figure = (max: number) => fc.integer({ min: 100, max: max * 100 }).map((n) => n / 100);
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: "" });

/** New records of each resource, and the call that exports them. */
const resources: Record<
  ImportedResource,
  { exportedBy: CallName; fields: Readonly<Record<string, fc.Arbitrary<unknown>>> }
> = {
  employees: {
    exportedBy: "getEmployees",
    fields: {
      name: text,
      email: fc.uuid().map((id) => `${id}@example.com`),
      unit,
      gender: fc.constantFrom("male", "Female", "others"),
      phoneNumber: fc.constantFrom("+91 98450 00000", "9845000000"),
      bloodGroup: fc.constantFrom("O+", "AB-"),
      dob: date,
    },
  },
  reels: {
    exportedBy: "getReelStocks",
    fields: {
      reelNo: fc.integer({ min: 1, max: 2 ** 40 }),
      gsm: figure(400),
      burstFactor: figure(40),
      deckle: figure(300),
      initialWeight: fc.integer({ min: 200_000, max: 999_000 }).map((grams) => grams / 1000),
      unit,
      paperType: text,
      supplierName: text,
      coreWeight: maybe(fc.constantFrom(3.5, 4.125)),
      wrapperWeight: maybe(fc.constant(1.5)),
      landedRate: maybe(figure(90)),
      moisture: maybe(fc.constantFrom(6.5, 7)),
      rct: maybe(fc.constant(1.125)),
      shade: maybe(text),
      location: maybe(text),
      receivedAt: maybe(moment),
    },
  },
  orders: {
    exportedBy: "getAllOrders",
    fields: {
      client: text,
      productType: text,
      quantity: fc.integer({ min: 1, max: 9_999_999 }),
      size: text,
      materialGrade: maybe(text),
      deliveryAddress: text,
      expectedCompletionDate: fc.oneof(moment, date),
      unit,
    },
  },
  clients: {
    exportedBy: "getClients",
    fields: {
      name: fc.uuid(),
      billingStreet: maybe(text),
      billingTown: maybe(text),
      billingStateCode: fc.constantFrom("29", ""),
      billingPin: maybe(fc.constant("560058")),
      contactName: maybe(text),
      contactPhone: maybe(fc.constant("+91 98450 00000")),
      contactEmail: maybe(fc.constant("stores@example.com")),
      paymentDays: maybe(fc.integer({ min: 0, max: 365 })),
      notes: maybe(text),
      active: maybe(fc.constantFrom("Yes", "no")),
    },
  },
  rates: {
    exportedBy: "getRates",
    fields: {
      kind: fc.constant("PAPER"),
      fromGsm: maybe(figure(100)),
      toGsm: maybe(figure(900).map((gsm) => gsm + 100)),
      burstFactor: maybe(figure(90)),
      shade: maybe(text),
      mill: fc.uuid(),
      rate: figure(90),
      validFrom: date,
      source: text,
      active: maybe(fc.constantFrom("Yes", "no")),
    },
  },
  wasteRows: {
    exportedBy: "getWasteRows",
    fields: {
      uptoQuantity: fc.integer({ min: 1, max: 9_999_999 }),
      setupSheets: fc.integer({ min: 0, max: 500 }),
      runPercent: figure(30),
      validFrom: date,
      source: text,
    },
  },
  machines: {
    exportedBy: "getMachines",
    fields: {
      name: fc.uuid(),
      unit,
      stage: fc.constantFrom("PRINTING", "BUNDLING"),
      ratePerHour: fc.integer({ min: 1, max: 9_999_999 }),
      runsFrom: fc.constantFrom("08:00", "22:00"),
      runsTo: fc.constantFrom("00:00", "16:30"),
      active: maybe(fc.constantFrom("Yes", "no")),
    },
  },
  boxes: {
    exportedBy: "getBoxes",
    fields: {
      boxType: fc.constantFrom("RSC", "Punching"),
      box: text,
      boxDescription: paragraph,
      boxUrl: fc.constant("/art/rsc.svg"),
      onSite: maybe(fc.constantFrom("Yes", "no", "TRUE", "false")),
    },
  },
  industries: {
    exportedBy: "getIndustries",
    fields: {
      industryName: text,
      sector: text,
      city: text,
      state: text,
      address: text,
      onSite: maybe(fc.constantFrom("Yes", "no")),
    },
  },
};

const names: readonly ImportedResource[] = [
  "employees",
  "reels",
  "orders",
  "clients",
  "rates",
  "wasteRows",
  "machines",
  "boxes",
  "industries",
];

const words = {
  gender: { male: "Male", female: "Female", others: "Others" },
  status: { TODO: "To Do", AVAILABLE: "Available" },
  active: { true: "Yes", false: "No" },
  onSite: { true: "Yes", false: "No" },
};

const importFile = async (resource: ImportedResource, rows: readonly unknown[][]) => {
  const call = resource === "employees" ? "importEmployees" : "importRecords";
  const sent = { params: { resource }, file: stringify([...rows]) };
  const { status, body } = await host.call("owner", call, sent);
  expect(status).toBe(200);
  return body;
};

/** Exports all records of a resource, every field in a column. */
async function exported(resource: ImportedResource): Promise<string[][]> {
  const { shape } = importForms[resource].record;
  const columns = Object.keys(shape);
  const csv = { columns, headings: columns, words };
  const reply = await host.call("owner", resources[resource].exportedBy, { query: { csv } });
  expect(reply.status).toBe(200);
  return parse(reply.text, { bom: true });
}

const nothingDone = { created: 0, changed: 0, skipped: 0, wrong: 0 };

test.each(names)("an export of %s is imported again without a change", async (resource) => {
  const { fields } = resources[resource];
  const columns = Object.keys(fields);
  const sample = fc.sample(fc.record(fields), { seed: sampleSeed, numRuns: 40 });
  const made = sample.map((record) => columns.map((name) => Reflect.get(record, name)));
  expect(await importFile(resource, [columns, ...made])).toMatchObject({ created: 40, wrong: 0 });

  const rows = await exported(resource);
  const before = await contentOf(host.db);
  const again = await importFile(resource, rows);
  expect({
    ...again,
    rows: again.rows.filter(({ state }: { state: string }) => state !== "unchanged"),
  }).toMatchObject({ ...nothingDone, unchanged: rows.length - 1, rows: [] });
  expect(await contentOf(host.db)).toEqual(before);
});

/** The edits of cells by their field. Each returns another value than the cell's, as a person types it. */
const edits: Readonly<Record<string, (cell: string) => string>> = {
  unit: (cell) => (cell === "A" ? "b" : "a"),
  gender: (cell) => (cell === "Male" ? "female" : "Male"),
  bloodGroup: (cell) => (cell === "O+" ? "ab-" : "O+"),
  boxType: (cell) => (cell === "RSC" ? "punching" : "rsc"),
  phoneNumber: () => "080 2345 6789",
  dob: () => "1-Feb-45",
  validFrom: () => "1-Feb-45",
  toGsm: () => "1,000",
  expectedCompletionDate: () => "1-Feb-27",
  receivedAt: () => "1/2/23 6:05 pm",
  active: (cell) => (cell === "Yes" ? "no" : "yes"),
  billingStateCode: (cell) => (cell === "29" ? "" : "29"),
  billingPin: (cell) => (cell === "560001" ? "560002" : "560001"),
  contactPhone: () => "080 2345 6789",
  contactEmail: () => "accounts@example.com",
  paymentDays: (cell) => (cell === "45" ? "30" : "45"),
  onSite: (cell) => (cell === "Yes" ? "no" : "yes"),
  quantity: () => "1,05,00,000",
  stage: (cell) => (cell === "PRINTING" ? "BUNDLING" : "PRINTING"),
  ratePerHour: (cell) => String(Number(cell) + 1),
  runsFrom: () => "09:15",
  runsTo: () => "17:45",
  ...Object.fromEntries(
    [
      ...["gsm", "burstFactor", "deckle", "coreWeight", "wrapperWeight", "landedRate"],
      ...["fromGsm", "rate", "uptoQuantity", "setupSheets", "runPercent"],
    ].map((name) => [name, (cell: string) => String(Number(cell) + 1)]),
  ),
  moisture: () => "8.25",
  rct: () => "2.5",
};

/** Fields that no two records share, or that the scale alone changes, stay as they are. */
const unchangedFields = ["email", "reelNo", "supplierName", "boxUrl", "initialWeight", "kind"];

test.each(names)("in %s exactly the edited cells change", async (resource) => {
  const [headings = [], ...records] = await exported(resource);
  const fields = Object.keys(resources[resource].fields).filter(
    (name) => !unchangedFields.includes(name),
  );
  const expected = new Map<number, string[]>();
  fields.forEach((field, index) => {
    // Every third record, from the last one up, has two of its fields changed. The list of edits has both.
    const record = records.length - 1 - 3 * (index >> 1);
    const cells = records[record] ?? [];
    const place = headings.indexOf(field);
    const edit = edits[field] ?? ((cell: string) => `${cell}x`);
    cells[place] = edit(cells[place] ?? "");
    expected.set(record + 2, [...(expected.get(record + 2) ?? []), field]);
  });
  const body = await importFile(resource, [headings, ...records]);
  expect(body).toMatchObject({ ...nothingDone, changed: expected.size });
  const changed = body.rows.filter(({ state }: { state: string }) => state === "changed");
  const found = changed.map(({ row, before }: { row: number; before: object }) => {
    const places = Object.keys(before).map(Number);
    return { row, fields: places.map((place) => headings[place]).sort() };
  });
  const edited = [...expected].map(([row, names]) => ({ row, fields: names.sort() }));
  expect(found).toEqual(edited.sort((a, b) => a.row - b.row));
  const again = await importFile(resource, [
    headings.filter((name) => name !== "version"),
    ...records.map((cells) => cells.filter((_, place) => headings[place] !== "version")),
  ]);
  expect(again).toMatchObject({ ...nothingDone, unchanged: records.length });
});
