import { writeXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { maxImportRows } from "../../contract/imports";
import { readWorkbook } from "../../src/workbooks/readWorkbook";

type Rows = NonNullable<Parameters<typeof writeXlsx>[0]["sheets"][number]["rows"]>;

const workbook = (rows: Rows) => writeXlsx({ sheets: [{ name: "Orders", rows }] });
const utc = (...parts: [number, number, number, number?, number?]) => new Date(Date.UTC(...parts));

test("cells become the texts that the import reads: days, moments, numbers, yes and no", async () => {
  const archive = await workbook([
    ["Client", "Day", "At", "Dry", "Mobile", "Price"],
    ["Tea House", utc(2026, 10, 24), utc(2026, 10, 24, 18, 5), true, 9845012345, 0.1 + 0.2],
    ["Silk Mills", null, null, false, "00987", -5],
  ]);
  expect(await readWorkbook(archive)).toBe(
    "\uFEFFClient,Day,At,Dry,Mobile,Price\r\n" +
      "Tea House,2026-11-24,2026-11-24 18:05,Yes,9845012345,0.3\r\n" +
      "Silk Mills,,,No,00987,-5\r\n",
  );
});

test("the log of a biometric reader keeps the seconds of its date cells, and other files have none", async () => {
  const second = new Date(Date.UTC(2026, 10, 24, 18, 5, 31));
  const archive = await workbook([
    ["User ID", "Time"],
    ["7", second],
    ["7", utc(2026, 10, 25)],
  ]);
  expect(await readWorkbook(archive, { keepsSeconds: true })).toBe(
    "\uFEFFUser ID,Time\r\n7,2026-11-24 18:05:31\r\n7,2026-11-25\r\n",
  );
  expect(await readWorkbook(archive)).toBe(
    "\uFEFFUser ID,Time\r\n7,2026-11-24 18:05\r\n7,2026-11-25\r\n",
  );
});

test("scans and terms of pay become the texts that their imports read", async () => {
  const scans = await workbook([
    ["Employee", "Time", "Action", "Reason"],
    ["EMP-A-00001", utc(2026, 4, 4, 8, 0), "ADD", "On paper"],
  ]);
  expect(await readWorkbook(scans)).toBe(
    "\uFEFFEmployee,Time,Action,Reason\r\nEMP-A-00001,2026-05-04 08:00,ADD,On paper\r\n",
  );
  const terms = await workbook([
    ["Employee", "From", "Monthly Base Salary", "OT Rate", "Working Days"],
    ["EMP-A-00001", utc(2026, 3, 1), 18500.5, 1.5, 26],
  ]);
  expect(await readWorkbook(terms)).toBe(
    "\uFEFFEmployee,From,Monthly Base Salary,OT Rate,Working Days\r\nEMP-A-00001,2026-04-01,18500.5,1.5,26\r\n",
  );
});

test("a number of more than 15 digits keeps its exponent, and a shorter one all its digits", async () => {
  const archive = await workbook([
    ["Account", "UAN"],
    [1234567890123456, 100200300400],
    [Number("123456789012345678"), 999999999999999],
    ["001234567890123456", "100200300400"],
  ]);
  expect(await readWorkbook(archive)).toBe(
    "\uFEFFAccount,UAN\r\n1.23456789012346E+15,100200300400\r\n" +
      "1.23456789012346E+17,999999999999999\r\n001234567890123456,100200300400\r\n",
  );
});

test("rows keep the numbers that the sheet shows, and blank rows at the end are left out", async () => {
  const archive = await workbook([["Client"], [], ["Tea House"], [null], [""]]);
  expect(await readWorkbook(archive)).toBe("\uFEFFClient\r\n\r\nTea House\r\n");
});

test("a text that looks like a formula stays a text", async () => {
  expect(await readWorkbook(await workbook([["Client"], ["=1+1"]]))).toBe(
    "\uFEFFClient\r\n'=1+1\r\n",
  );
});

test("a workbook with macros is refused", async () => {
  const archive = await writeXlsx({
    sheets: [{ name: "Orders", rows: [["Client"]] }],
    vbaProject: new Uint8Array([1, 2, 3]),
  });
  await expect(readWorkbook(archive)).rejects.toMatchObject({ reason: "macros" });
});

test("an archive that is no workbook, and one that is cut off, are refused", async () => {
  const archive = await workbook([["Client"], ["Tea House"]]);
  const cut = archive.subarray(0, archive.length - 30);
  const renamed = archive.map((byte, at) =>
    new TextDecoder().decode(archive.subarray(at, at + 11)) === "xl/workbook" ? 0x79 : byte,
  );
  for (const wrong of [cut, renamed, new Uint8Array([0x50, 0x4b, 3, 4])])
    await expect(readWorkbook(wrong)).rejects.toMatchObject({ reason: "noWorkbook" });
});

test("a bomb is refused by the size that it declares", async () => {
  const archive = await workbook([["Client"], ["Tea House"]]);
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const entry = archive.findIndex(
    (_, at) => at + 4 <= archive.length && view.getUint32(at, true) === 0x02014b50,
  );
  view.setUint32(entry + 24, 900_000_000, true);
  await expect(readWorkbook(archive)).rejects.toMatchObject({ reason: "tooLarge" });
});

test("a sheet with a cell far below the last row of an import is refused", async () => {
  const blank = Array.from({ length: 2 * maxImportRows }, (): Rows[number] => []);
  const archive = await workbook([["Client"], ...blank, ["Tea House"]]);
  await expect(readWorkbook(archive)).rejects.toMatchObject({ reason: "tooLarge" });
});
