import type { FontWeight } from "./fonts";
import { drawText, lineHeight, type Pdf, type TextStyle, textLines } from "./pdf";

interface PdfColumn {
  readonly heading: string;
  /** The width of the column in points. */
  readonly width: number;
  readonly align?: "left" | "right";
}

export interface PdfRow {
  /** A text for each column. */
  readonly cells: readonly string[];
  readonly weight?: FontWeight;
  /** True if the next row continues this row. */
  readonly isContinued?: boolean;
}

interface PdfTable {
  readonly columns: readonly PdfColumn[];
  readonly rows: readonly PdfRow[];
  /** The size of the font in points. */
  readonly size: number;
  /** The least height of a cell in points. Such cells have lines around them, because people write in them. */
  readonly cellHeight?: number;
}

const columnGap = 8;
/** The gap below a row, as a multiple of the font size. */
const rowGapFactor = 0.25;
/** The distance from a cell's rule to its text, in points. */
const cellIndent = 4;
const ruleColor = "#999999";
const headingColor = "#555555";

const bottomOf = ({ page }: Pdf) => page.height - page.margins.bottom;

function drawRow(
  pdf: Pdf,
  columns: readonly PdfColumn[],
  row: PdfRow,
  style: TextStyle,
  { y, indent }: { readonly y: number; readonly indent: number },
) {
  let x = pdf.page.margins.left;
  for (const [index, { width, align = "left" }] of columns.entries()) {
    const column = { x: x + indent, y, width: width - columnGap, align };
    drawText(pdf, row.cells[index] ?? "", { weight: row.weight ?? "regular", ...style }, column);
    x += width;
  }
}

function drawRule(pdf: Pdf, columns: readonly PdfColumn[], y: number) {
  const { left } = pdf.page.margins;
  const right = left + columns.reduce((sum, { width }) => sum + width, -columnGap);
  pdf.moveTo(left, y).lineTo(right, y).lineWidth(0.5).strokeColor(ruleColor).stroke();
}

/** Draws lines around each cell of a row in which people write. */
function drawCells(pdf: Pdf, columns: readonly PdfColumn[], y: number, height: number) {
  let x = pdf.page.margins.left;
  for (const { width } of columns) {
    pdf.rect(x, y, width, height).lineWidth(0.5).strokeColor(ruleColor).stroke();
    x += width;
  }
}

const cellLines = (pdf: Pdf, columns: readonly PdfColumn[], row: PdfRow, style: TextStyle) =>
  columns.map(({ width }, index) => {
    const cellStyle = { weight: row.weight ?? "regular", ...style };
    return textLines(pdf, row.cells[index] ?? "", cellStyle, width - columnGap);
  });

const mostLines = (cells: readonly (readonly string[])[]) =>
  Math.max(...cells.map((lines) => lines.length));

function rowHeight(pdf: Pdf, columns: readonly PdfColumn[], row: PdfRow, style: TextStyle) {
  const gap = row.isContinued ? 0 : style.size * rowGapFactor;
  return mostLines(cellLines(pdf, columns, row, style)) * lineHeight(style) + gap;
}

/**
 * Makes a row of each line of a row that is taller than a page. The rest of the lines then continues on the next page.
 */
function rowsOfLines(pdf: Pdf, columns: readonly PdfColumn[], row: PdfRow, style: TextStyle) {
  const cells = cellLines(pdf, columns, row, style);
  const most = mostLines(cells);
  return Array.from({ length: most }, (_, line) => ({
    ...row,
    cells: cells.map((lines) => lines[line] ?? ""),
    isContinued: line < most - 1,
  }));
}

/**
 * Draws a table, in points. Cells wrap, tall rows continue on the next page, and headings are never the last line of a
 * page.
 * @returns the lower end of the table
 */
export function drawTable(pdf: Pdf, table: PdfTable, top: number): number {
  const { columns, rows, size, cellHeight } = table;
  const headings = { cells: columns.map(({ heading }) => heading) };
  const gap = size * rowGapFactor;
  const indent = cellHeight === undefined ? 0 : cellIndent;
  const headingStyle = { size: size * 0.85, color: headingColor };
  const headingsHeight = rowHeight(pdf, columns, headings, headingStyle);
  const pageHeight = bottomOf(pdf) - pdf.page.margins.top - headingsHeight;
  const isTall = (row: PdfRow) => rowHeight(pdf, columns, row, { size }) > pageHeight;
  const drawn = rows.flatMap((row) =>
    isTall(row) ? rowsOfLines(pdf, columns, row, { size }) : [row],
  );
  const textHeights = drawn.map((row) => rowHeight(pdf, columns, row, { size }));
  const heightOf = (index: number) => Math.max(textHeights[index] ?? 0, cellHeight ?? 0);
  const drawHeadings = (y: number) => {
    drawRow(pdf, columns, headings, headingStyle, { y, indent });
    const end = y + headingsHeight;
    if (cellHeight === undefined) drawRule(pdf, columns, end - gap / 2);
    return end;
  };
  const nextPage = () => {
    pdf.addPage();
    return pdf.page.margins.top;
  };
  const begin = top + headingsHeight + heightOf(0);
  let y = drawHeadings(begin > bottomOf(pdf) ? nextPage() : top);
  for (const [index, row] of drawn.entries()) {
    const height = heightOf(index);
    if (y + height > bottomOf(pdf)) y = drawHeadings(nextPage());
    if (row.weight === "bold") drawRule(pdf, columns, y - gap / 2);
    if (cellHeight !== undefined) drawCells(pdf, columns, y, height);
    const middle = cellHeight === undefined ? 0 : (height - (textHeights[index] ?? 0) + gap) / 2;
    drawRow(pdf, columns, row, { size }, { y: y + middle, indent });
    y += height;
  }
  return y;
}
