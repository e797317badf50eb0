import { writeXlsx } from "hucre/xlsx";
import { beforeAll, expect, test } from "vitest";
import { csvFile } from "../../../contract/csv";
import { readWorkbook } from "../../../src/workbooks/readWorkbook";
import { exampleOf } from "../../support/examples";
import { plant } from "../../support/plant";

const host = plant();

type Rows = readonly (readonly (string | number)[])[];

/** The two files that a person chooses. The browser reads a workbook as CSV. */
const files = {
  CSV: async (rows: Rows) => csvFile(rows),
  ".xlsx": async (rows: Rows) =>
    readWorkbook(
      await writeXlsx({ sheets: [{ name: "Rows", rows: rows.map((row) => [...row]) }] }),
    ),
} as const;

const asha = "EMP-A-00001";
/** 19.99 as a spreadsheet stores the product of two cells. */
const storedFloat = 199.9 * 0.1;

const sheets = {
  adjustments: (amount: string | number) => [
    ["barcodeId", "kind", "month", "amount", "reason"],
    [asha, "ADDITION", "2026-05", amount, "Diwali"],
  ],
  rates: (rate: string | number) => [
    ["kind", "fromGsm", "toGsm", "rate", "validFrom", "source"],
    ["PAPER", 100, 120, rate, "2026-05-04", "Mill's letter"],
  ],
} as const;

beforeAll(async () => {
  await host.call("owner", "registerEmployee", { body: exampleOf("registerEmployee", 1).body });
  await host.db.execute("update employments set joined_on = '2025-01-01'");
});

const cases = [
  { resource: "adjustments", cell: 10.005, error: "Must have at most two decimals" },
  { resource: "adjustments", cell: "10.005", error: "Must have at most two decimals" },
  { resource: "adjustments", cell: 19.99, error: undefined },
  { resource: "adjustments", cell: storedFloat, error: undefined },
  { resource: "rates", cell: 4.3755, error: "Must have at most three decimals" },
  { resource: "rates", cell: 4.375, error: undefined },
  { resource: "rates", cell: 1.25 * 3.5, error: undefined },
] as const;

test.each(
  cases.flatMap(
    (row) =>
      [
        { ...row, format: "CSV" },
        { ...row, format: ".xlsx" },
      ] as const,
  ),
)(
  "the cell $cell of $resource in a $format has the error $error",
  async ({ resource, cell, error, format }) => {
    // A CSV file has the digits that the spreadsheet shows.
    const shown =
      format === "CSV"
        ? Number(cell)
            .toPrecision(15)
            .replace(/\.?0+$/, "")
        : cell;
    const rows = sheets[resource](shown);
    const file = await files[format](rows);
    const { body } = await host.call("owner", "importRecords", {
      params: { resource },
      query: { dryRun: "true" },
      file,
    });
    const column = rows[0]?.findIndex((name) => name === "amount" || name === "rate");
    expect(body).toMatchObject({ created: error === undefined ? 1 : 0, wrong: error ? 1 : 0 });
    if (error !== undefined)
      expect(body.rows).toMatchObject([{ state: "wrong", errors: { [String(column)]: error } }]);
  },
);
