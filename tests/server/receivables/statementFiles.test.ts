import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { readImportFile } from "../../../src/workbooks/readImportFile";
import { enterSupplier } from "../../support/invoiceSettings";
import { owing } from "../../support/owing";
import { plant } from "../../support/plant";

const host = plant();
const { makeClient } = owing(host);

beforeAll(async () => {
  await enterSupplier(host);
  const clientId = await makeClient("Sample Weaves & Co");
  const opening = { clientId, date: "2026-03-01", reference: "OLD-2026-17", amount: 20_000 };
  await host.call("owner", "createOpening", { body: opening });
});

async function check(name: string) {
  const content = await readImportFile(new Blob([readFileSync(`tests/workbooks/samples/${name}`)]));
  const file = "text" in content ? content.text : content.refusal;
  const { body } = await host.call("staff", "importRecords", {
    params: { resource: "receipts" },
    query: { dryRun: "true" },
    file,
  });
  return body;
}

test.each(["statement.csv", "tabs.xls", "excel97.xls", "dateCells.xlsx", "zip64.xlsx"])(
  "both deposits of %s are found, one of them with the date of the row above",
  async (name) => {
    expect(await check(name)).toMatchObject({
      total: 4,
      created: 2,
      unchanged: 2,
      wrong: 0,
      rows: [
        { row: 4, state: "new", deposit: { client: "Sample Weaves & Co", amount: 7000 } },
        { row: 5, state: "new", deposit: { amount: 2000, dateRow: 4 } },
        { row: 6, state: "unchanged" },
        { row: 7, state: "unchanged" },
      ],
    });
  },
);

test("a column in which a spreadsheet has swapped day and month is refused with its rows", async () => {
  const { errors } = await check("swappedDates.xlsx");
  expect(errors.text).toContain(
    "In the column Txn Date a spreadsheet has swapped day and month in rows 4:",
  );
});

test("a file with the columns of something else is refused with its first row", async () => {
  const { errors } = await check("otherColumns.csv");
  expect(errors.text).toContain("Row 1 lacks columns for date, deposit: Account, Holder, Branch.");
});
