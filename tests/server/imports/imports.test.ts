import { and, eq, like, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import type { CallName } from "../../../contract/routes";
import { indiaDate } from "../../../domain/indiaTime";
import { audit, employees, importedRows, orders, reels } from "../../../server/db/schema";
import { contentOf } from "../../support/contentOf";
import { exampleOf } from "../../support/examples";
import { importForms } from "../../support/importForms";
import { plant, type Who } from "../../support/plant";
import { seed } from "../../support/seed";

const host = plant();

beforeAll(() => seed(host));

const callFor = (resource: string): CallName =>
  resource === "employees" ? "importEmployees" : "importRecords";

const importFile = (
  resource: string,
  text: string,
  isDryRun = false,
  who: Who = "owner",
  query: object = {},
) =>
  host.call(who, callFor(resource), {
    params: { resource },
    query: { dryRun: String(isDryRun), ...query },
    file: text,
  });

/** Returns the part of the report that a dry run and the real import share. Only the real import has a number. */
const reportOf = ({ importId: _importId, ...report }: Record<string, unknown>) => report;

const orderHeadings =
  "client,productType,quantity,size,deliveryAddress,expectedCompletionDate,unit";

/** Returns a comma separated row. A value with a comma is in quotes. */
const orderOf = (client: string, quantity: string | number = 500, date = "21/11/2026") =>
  `${client},5 Ply RSC,"${quantity}",300 x 200 x 150,"Plot 4, Peenya",${date},A`;

const file = (...lines: string[]) => lines.join("\r\n");

test("each row becomes the same record as by the form, with a note of the author", async () => {
  const text = file(orderHeadings, orderOf("Kaveri Weaves", "1,20,000"), "", orderOf("Tea House"));
  const reply = await importFile("orders", text, false, "staff");
  expect(reply).toMatchObject({
    status: 200,
    body: { total: 2, created: 2, skipped: 0, wrong: 0 },
  });
  const rows = await host.db
    .select()
    .from(orders)
    .where(eq(orders.client, "Kaveri Weaves"))
    .orderBy(orders.id);
  expect(rows.at(-1)).toMatchObject({
    quantity: 120_000,
    status: "TODO",
    deliveryAddress: "Plot 4, Peenya",
    createdBy: "staff@example.com",
    version: 1,
  });
  expect(indiaDate(rows.at(-1)?.expectedCompletionDate ?? new Date(0))).toBe("2026-11-21");
  const notes = await host.db
    .select()
    .from(audit)
    .where(and(eq(audit.call, "importRecords"), eq(audit.record, `order ${rows.at(-1)?.id}`)));
  expect(notes).toMatchObject([
    { adminEmail: "staff@example.com", before: null, after: { quantity: 120_000, status: "TODO" } },
  ]);
  const created = await host.call("staff", "createOrder", exampleOf("createOrder", 1));
  expect(created.body.id).toBe(Number(rows.at(-1)?.id) + 2);
});

test("employees and reels get their barcodes, and go on where single ones do", async () => {
  const people = file(
    "Name;E-mail;Unit;Gender;Phone Number;Blood Group;Date of Birth",
    "Asha;asha@import.example;b;Female;'+91 98450 00000;o+;1-2-1990",
  );
  expect(await importFile("employees", people)).toMatchObject({
    status: 400,
    body: { errors: { text: expect.stringContaining("lacks a column for dob") } },
  });
  const labels = { name: "Name", dob: "Date of Birth" };
  const reply = await host.call("owner", "importEmployees", { query: { labels }, file: people });
  expect(reply).toMatchObject({ status: 200, body: { created: 1, wrong: 0 } });
  const [asha] = await host.db
    .select()
    .from(employees)
    .where(eq(employees.email, "asha@import.example"));
  expect(asha).toMatchObject({ unit: "B", gender: "female", bloodGroup: "O+", dob: "1990-02-01" });
  expect(asha).toMatchObject({ phoneNumber: "+91 98450 00000" });
  expect(asha?.barcodeId).toBe(`EMP-B-${String(asha?.id).padStart(5, "0")}`);

  const stock = file(
    "Reel No\tGSM\tBurst Factor\tDeckle\tInitial Weight\tUnit\tPaper Type\tSupplier Name\tStatus",
    '90001\t150\t18\t120\t612.5\tA\tKraft 12" core\tTungabhadra Papers\tCONSUMED',
  );
  const made = await importFile("reels", stock, false, "staff");
  expect(made).toMatchObject({ status: 200, body: { created: 1 } });
  expect(made.body.columns.at(-1)).toEqual({
    heading: "Status",
    field: "status",
    isReadOnly: true,
  });
  const [reel] = await host.db.select().from(reels).where(eq(reels.reelNo, 90_001));
  expect(reel).toMatchObject({
    paperType: 'Kraft 12" core',
    status: "AVAILABLE",
    currentWeightGrams: 612_500,
    coreWeightGrams: 3_600,
    barcodeId: `REEL-${String(reel?.id).padStart(6, "0")}`,
    createdBy: "staff@example.com",
  });
});

test("with a wrong row nothing is made, and each error has its row and column in the form's words", async () => {
  const before = await contentOf(host.db);
  const text = file(
    "client,note,productType,quantity,size,deliveryAddress,expectedCompletionDate,unit",
    "Right,,RSC,500,S,Peenya,2026-11-21,A",
    "",
    ",,RSC,0,S,Peenya,soon,C",
    "Half,,RSC,2.5",
  );
  const { status, body } = await importFile("orders", text);
  expect(status).toBe(200);
  expect(body).toMatchObject({ total: 3, created: 0, skipped: 0, wrong: 2 });
  expect(body.rows).toMatchObject([
    {
      row: 2,
      cells: ["Right", "", "RSC", "500", "S", "Peenya", "2026-11-21", "A"],
      state: "new",
      errors: {},
    },
    {
      row: 4,
      cells: ["", "", "RSC", "0", "S", "Peenya", "soon", "C"],
      state: "wrong",
      errors: {
        0: "Required",
        3: "Must be more than 0",
        6: "Must be a date, such as 21/11/2026",
        7: "Must be one of A, B",
      },
    },
    {
      row: 5,
      cells: ["Half", "", "RSC", "2.5", "", "", "", ""],
      state: "wrong",
      errors: {
        3: "Must be a whole number",
        4: "Required",
        5: "Required",
        6: "Required",
        7: "Required",
      },
    },
  ]);
  expect(await contentOf(host.db)).toEqual(before);
});

test("a number or email that a record has, or another row, is an error at its row", async () => {
  const headings = "reelNo,gsm,burstFactor,deckle,initialWeight,unit,paperType,supplierName";
  const reel = (no: number) => `${no},150,18,120,612.5,A,Kraft,TUNGABHADRA Papers`;
  const { body } = await importFile(
    "reels",
    file(headings, reel(90_100), reel(50_000), reel(90_100)),
  );
  expect(body.rows.map(({ errors }: { errors: object }) => errors)).toEqual([
    {},
    { 0: "This supplier has a reel with this number" },
    { 0: "The same as in row 2" },
  ]);
  expect(await host.db.select().from(reels).where(eq(reels.reelNo, 90_100))).toEqual([]);
});

test("the same file again makes nothing, even twice at the same time, but equal rows of a file all count", async () => {
  const text = file(orderHeadings, orderOf("Twice"), orderOf("Twice"), orderOf("Once"));
  const both = await Promise.all([importFile("orders", text), importFile("orders", text)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(both.map(({ body }) => body.created).sort()).toEqual([0, 3]);
  const more = file(
    orderHeadings,
    orderOf("Once"),
    orderOf("New"),
    ...Array(3).fill(orderOf("Twice")),
  );
  expect((await importFile("orders", more)).body).toMatchObject({ created: 2, skipped: 3 });
  expect((await importFile("orders", more)).body).toMatchObject({ created: 0, skipped: 5 });
  const count = async (client: string) =>
    (await host.db.select().from(orders).where(eq(orders.client, client))).length;
  expect([await count("Twice"), await count("Once"), await count("New")]).toEqual([3, 1, 1]);
});

test("a dry run leaves nothing behind, not even a number", async () => {
  const numbers = () =>
    host.db.execute(sql`
      select sequencename, last_value from pg_sequences
      where sequencename not in ('audit_id_seq', 'imported_rows_id_seq') order by sequencename`);
  const before = [await contentOf(host.db), (await numbers()).rows];
  const text = file(orderHeadings, orderOf("Dry"), orderOf("Run"));
  const dry = await importFile("orders", text, true);
  expect(dry.body).toMatchObject({ created: 2 });
  expect([await contentOf(host.db), (await numbers()).rows]).toEqual(before);
  expect(reportOf((await importFile("orders", text)).body)).toEqual(dry.body);
});

test.each([
  ["", "Required"],
  [orderHeadings, "There is no row below the headings"],
  ["a,b\n1,2", "lacks columns for client, productType"],
  [`client,${orderHeadings}\nx`, "There are two columns for client"],
  [`${orderHeadings}\n"Tea`, "A quotation mark at the beginning of a cell is never closed"],
])("a file %j as a whole is refused in a sentence", async (text, sentence) => {
  const { status, body } = await importFile("orders", text, true);
  expect(status).toBe(400);
  expect(body.errors.text).toContain(sentence);
});

test("an admin who may not register employees imports none, and a station nothing", async () => {
  const { file: text } = exampleOf("importEmployees", 1);
  const people = { file: String(text) };
  expect(await host.call("staff", "importEmployees", people)).toMatchObject({ status: 403 });
  const params = { resource: "employees" };
  expect(await host.call("staff", "importRecords", { params, ...people })).toMatchObject({
    status: 403,
  });
  const industries = exampleOf("importRecords", 1);
  expect(await host.call("station", "importRecords", industries)).toMatchObject({ status: 403 });
});

/** The rows of a large file. `ROWS=50000` tests as many as a file may have, and prints how long they take. */
const bulkRows = Number(process.env.ROWS ?? 2_000);

test(`${bulkRows} rows are imported together, and 50,001 refused in a sentence`, async () => {
  const rows = (length: number) => Array.from({ length }, (_, index) => orderOf(`Bulk ${index}`));
  const text = file(orderHeadings, ...rows(bulkRows));
  const begin = performance.now();
  const { status, body } = await importFile("orders", text);
  if (process.env.ROWS) console.warn(`${bulkRows} rows took ${performance.now() - begin} ms`);
  expect([status, body.created]).toEqual([200, bulkRows]);
  const [{ count: auditCount } = { count: 0 }] = await host.db
    .select({ count: sql<number>`count(*)::int` })
    .from(audit)
    .where(sql`${audit.after}->>'client' like 'Bulk %'`);
  expect(auditCount).toBe(bulkRows);
  expect(
    await host.db.$count(importedRows, like(importedRows.record, "order %")),
  ).toBeGreaterThanOrEqual(bulkRows);
  const more = await importFile("orders", file(orderHeadings, ...rows(50_001)));
  expect(more.status).toBe(400);
  expect(more.body.errors.text).toContain("The file has 50,001 rows: at most 50,000");
});

/** Every field that may be left out, as a file has it, and what it becomes. */
const optionalFields = {
  orders: {
    text: file(
      `${orderHeadings},materialGrade,specificationVersionId,clientId,poNumber,poDate`,
      `${orderOf("Optional")},Kraft 18 BF,1,2,PO/77,20-Nov-25`,
    ),
    row: async () => host.db.select().from(orders).where(eq(orders.client, "Optional")),
    expected: {
      materialGrade: "Kraft 18 BF",
      specificationVersionId: 1,
      clientId: 2,
      poNumber: "PO/77",
      poDate: "2025-11-20",
    },
  },
  reels: {
    text: file(
      "reelNo,gsm,burstFactor,deckle,initialWeight,unit,paperType,supplierName,coreWeight,wrapperWeight,landedRate,moisture,rct,shade,location,receivedAt,fullDiameter,coreDiameter,billNumber,billDate",
      '90200,150,18,120,"1,050.5",A,Kraft,Tungabhadra Papers,4.2,1.5,"38.375",7.25,1.125,Golden,Bay 4,21-Nov-25,"1,200",100,TP/5521,20-Nov-25',
    ),
    row: async () => host.db.select().from(reels).where(eq(reels.reelNo, 90_200)),
    expected: {
      initialWeightGrams: 1_050_500,
      coreWeightGrams: 4_200,
      wrapperWeightGrams: 1_500,
      landedPaisePerKg: 3_837.5,
      moisturePercent: 7.25,
      rct: 1.125,
      fullDiameterMillimetres: 1_200,
      coreDiameterMillimetres: 100,
      billNumber: "TP/5521",
      billDate: "2025-11-20",
      shade: "Golden",
      location: "Bay 4",
      receivedAt: new Date("2025-11-20T18:30:00Z"),
    },
  },
};

test.each(["orders", "reels"] as const)(
  "every optional field of %s in a file is stored",
  async (resource) => {
    const { text, row, expected } = optionalFields[resource];
    const fields = Object.entries(importForms[resource].create.shape).flatMap(([name, schema]) =>
      z.safeParse(schema, undefined).success ? [name] : [],
    );
    const [headings = ""] = text.split("\r\n");
    expect(headings.split(",")).toEqual(expect.arrayContaining(fields));
    expect((await importFile(resource, text)).body).toMatchObject({ created: 1, wrong: 0 });
    expect((await row())[0]).toMatchObject(expected);
  },
);
