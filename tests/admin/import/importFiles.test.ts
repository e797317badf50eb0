import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { maxImportBytes } from "../../../contract/imports";
import { readImportFile } from "../../../src/workbooks/readImportFile";

const readSample = (name: string) =>
  readImportFile(
    new File([Uint8Array.from(readFileSync(`tests/workbooks/samples/${name}`))], name),
  );

/** Returns the cells of a CSV without the empty cells at the ends of rows. */
async function cellsOf(name: string) {
  const content = await readSample(name);
  if (!("text" in content)) throw new Error(`${name} is refused: ${content.refusal}`);
  return content.text.replace("\uFEFF", "").replace(/,+\r\n/g, "\r\n");
}

test("a web page that is named .xls has the rows of the statement, and a cell over two rows fills the first", async () => {
  expect(await cellsOf("page.xls")).toBe(await cellsOf("statement.csv"));
});

test.each(["excel2003.xls", "excel97.xls", "zip64.xlsx"])(
  "%s has the cells of the same sheet with date cells in ISO 8601",
  async (name) => {
    const cells = await cellsOf(name);
    expect(cells).toBe(await cellsOf("dateCells.xlsx"));
    expect(cells).toContain("\r\n2026-04-03,NEFT SAMPLE WEAVES & CO,000123456789,,7000\r\n");
  },
);

test.each([
  ["password.xls", "password"],
  ["password.xlsx", "password"],
  ["picture.xls", "picture"],
  ["signIn.xls", "page"],
  ["zeroFormulas.xlsx", "formulas"],
])("%s is refused, with the reason %s", async (name, refusal) => {
  expect(await readSample(name)).toEqual({ refusal });
});

test("a PDF, a cut Excel 2003 XML file and a file of 200 MB are refused", async () => {
  const read = (text: string) => readImportFile(new File([text], "statement.xls"));
  expect(await read("%PDF-1.7\n")).toEqual({ refusal: "pdf" });
  const xml = readFileSync("tests/workbooks/samples/excel2003.xls", "utf8");
  expect(await read(xml.slice(0, 700))).toEqual({ refusal: "noWorkbook" });
  const large = Object.defineProperty(new File([], "statement.xlsx"), "size", { value: 200e6 });
  expect(large.size).toBeGreaterThan(maxImportBytes);
  expect(await readImportFile(large)).toEqual({ refusal: "tooLarge" });
});
