import { type CellRules, collectRows, importedCell, RefusedWorkbook } from "./sheetRows";

const spreadsheet = "urn:schemas-microsoft-com:office:spreadsheet";

const isWorkbookXml = (text: string) =>
  /^\s*<\?xml/.test(text) && text.slice(0, 4096).includes(spreadsheet);
const isPage = (text: string) =>
  /^\s*<(!doctype|\?xml|!--|html|head|meta|style|body|table|div|center)/i.test(text);

const attribute = (element: Element, name: string) =>
  Number(element.getAttributeNS(spreadsheet, name) ?? Number.NaN);

function readData(data: Element | undefined, rules: CellRules): string | number {
  const text = data?.textContent ?? "";
  const type = data?.getAttributeNS(spreadsheet, "Type");
  if (type === "Number") return importedCell(Number(text));
  return type === "Boolean" ? importedCell(text === "1") : importedCell(text, rules);
}

/** Reads the first sheet of an Excel 2003 XML file. @throws RefusedWorkbook */
function readWorkbookXml(text: string, rules: CellRules): string {
  const parsed = new DOMParser().parseFromString(text.trimStart(), "text/xml");
  const within = (element: Element | Document, name: string) => [
    ...element.getElementsByTagNameNS(spreadsheet, name),
  ];
  const [sheet] = within(parsed, "Worksheet");
  if (parsed.querySelector("parsererror") || !sheet) throw new RefusedWorkbook("noWorkbook");
  const rows = collectRows();
  let number = 0;
  const formulas: (string | number)[] = [];
  for (const row of within(sheet, "Row")) {
    number = attribute(row, "Index") || number + 1;
    const cells: (string | number)[] = [];
    for (const cell of within(row, "Cell")) {
      const place = (attribute(cell, "Index") || cells.length + 1) - 1;
      if (place > 16_384) throw new RefusedWorkbook("tooLarge");
      while (cells.length < place) cells.push("");
      const value = readData(within(cell, "Data")[0], rules);
      if (cell.hasAttributeNS(spreadsheet, "Formula")) formulas.push(value);
      cells.push(value);
      for (let more = attribute(cell, "MergeAcross") || 0; more > 0; more -= 1) cells.push("");
    }
    rows.add(number - 1, cells);
  }
  if (formulas.length > 0 && formulas.every((value) => value === 0 || value === ""))
    throw new RefusedWorkbook("formulas");
  return rows.toCsv();
}

const plainText = (element: Element) => (element.textContent ?? "").replace(/\s+/g, " ").trim();

/** Reads the rows of all tables of a web page. A cell that spans several rows or columns fills only its first place. */
function readPage(text: string): string {
  const parsed = new DOMParser().parseFromString(text, "text/html");
  const found = [...parsed.querySelectorAll("tr")].filter((row) => !row.querySelector("tr"));
  if (found.length === 0) throw new RefusedWorkbook("page");
  const rows = collectRows();
  /** The number of rows below that a cell with a rowspan still covers, by column. */
  let covered: number[] = [];
  let table: Element | null = null;
  for (const [index, row] of found.entries()) {
    if (row.closest("table") !== table) covered = [];
    table = row.closest("table");
    const cells: string[] = [];
    const next: number[] = [];
    const skipCovered = () => {
      for (let left = covered[cells.length] ?? 0; left > 0; left = covered[cells.length] ?? 0) {
        next[cells.length] = left - 1;
        cells.push("");
      }
    };
    for (const cell of row.querySelectorAll<HTMLTableCellElement>("td, th")) {
      skipCovered();
      for (let column = 0; column < Math.min(cell.colSpan, 1000); column += 1) {
        next[cells.length] = cell.rowSpan - 1;
        cells.push(column === 0 ? plainText(cell) : "");
      }
    }
    skipCovered();
    covered = next;
    rows.add(index, cells);
  }
  return rows.toCsv();
}

/**
 * Reads a text that is a table of a web page or an Excel 2003 XML file as CSV. Returns any other text unchanged.
 * @throws RefusedWorkbook
 */
export function readMarkup(text: string, rules: CellRules = {}): string {
  if (isWorkbookXml(text)) return readWorkbookXml(text, rules);
  return isPage(text) ? readPage(text) : text;
}
