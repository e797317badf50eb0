import { readXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { csvFile } from "../../contract/csv";
import { readWorkbook } from "../../src/workbooks/readWorkbook";
import { writeWorkbook } from "../../src/workbooks/writeWorkbook";

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer());

const kinds = ["number", "text", "text", "day", "moment", "rupees", "text", "text"] as const;
const csv = csvFile([
  ["ID", "Client", "Mobile", "Due", "Placed", "Price", "Dry", "Worked"],
  [7, "=Tea", "09845012345", "2026-11-24", "2026-11-24 18:05", 1234.5, "Yes", "8 h 17 min"],
  [8, 'Silk, "fine"\nMills', "", "", "", "", "No", ""],
]);

test("a list's workbook has days, moments and numbers as such, and keeps what only looks like one", async () => {
  const { sheets } = await readXlsx(await bytesOf(await writeWorkbook(csv, kinds)), {
    readStyles: true,
  });
  expect(sheets[0]?.rows).toEqual([
    ["ID", "Client", "Mobile", "Due", "Placed", "Price", "Dry", "Worked"],
    [
      7,
      "=Tea",
      "09845012345",
      new Date("2026-11-24"),
      new Date("2026-11-24T18:05Z"),
      1234.5,
      "Yes",
      "8 h 17 min",
    ],
    [8, 'Silk, "fine"\nMills', "", "", "", "", "No", ""],
  ]);
});

test("a text column has the format of texts, so that a code that is entered later keeps its digits", async () => {
  const { sheets } = await readXlsx(await bytesOf(await writeWorkbook(csv, kinds)), {
    readStyles: true,
  });
  const formatAt = (place: string) => sheets[0]?.cells?.get(place)?.style?.numFmt;
  expect(formatAt("1,2")).toBe("@");
  expect(formatAt("1,5")).toBe("#,##0.00");
});

test("an exported workbook is imported as the CSV that it was made from", async () => {
  const file = await bytesOf(await writeWorkbook(csv, kinds));
  expect(await readWorkbook(file)).toBe(csv);
});
