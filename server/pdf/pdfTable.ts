import type { Pdf } from "./createPdf";
import type { FontWeight } from "./fonts";
import { drawText, lineHeight, type TextStyle, textLines } from "./pdfText";

interface PdfColumn {
  readonly heading: string;
  /** In points. */
  readonly width: number;
  readonly align?: "left" | "right";
}

export interface PdfRow {
  /** A text for each column. */
  readonly cells: readonly string[];
  readonly weight?: FontWeight;
}

interface PdfTable {
  readonly columns: readonly PdfColumn[];
  readonly rows: readonly PdfRow[];
  /** In points. */
  readonly size: number;
  /** The least height of a cell in points. Such cells have lines around them, because people write in them. */
  readonly cellHeight?: number;
  /** Lets the headings stand at the end of a page, without a row below them. */
  readonly loneHeadings?: boolean;
}

const columnGap = 8;
/** Below a row, in parts of the size. */
const rowGapFactor = 0.25;
/** From a cell's rule to its text. */
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

/** Lines around each cell of a row that is written into. */
function drawCells(pdf: Pdf, columns: readonly PdfColumn[], y: number, height: number) {
  let x = pdf.page.margins.left;
  for (const { width } of columns) {
    pdf.rect(x, y, width, height).lineWidth(0.5).strokeColor(ruleColor).stroke();
    x += width;
  }
}

function rowHeight(pdf: Pdf, columns: readonly PdfColumn[], row: PdfRow, style: TextStyle) {
  const lines = columns.map(
    ({ width }, index) =>
      textLines(
        pdf,
        row.cells[index] ?? "",
        { weight: row.weight ?? "regular", ...style },
        width - columnGap,
      ).length,
  );
  return Math.max(...lines) * lineHeight(style) + style.size * rowGapFactor;
}

/**
 * A table from the left margin on, in points: the cells' texts run on in their columns, and its headings stand on each
 * page again that it goes on to, never without a row below them unless `loneHeadings` says so.
 * @returns where it ends
 */
export function drawTable(pdf: Pdf, table: PdfTable, top: number): number {
  const { columns, rows, size, cellHeight, loneHeadings = false } = table;
  const headings = { cells: columns.map(({ heading }) => heading) };
  const gap = size * rowGapFactor;
  const indent = cellHeight === undefined ? 0 : cellIndent;
  const headingStyle = { size: size * 0.85, color: headingColor };
  const textHeights = rows.map((row) => rowHeight(pdf, columns, row, { size }));
  const heightOf = (index: number) => Math.max(textHeights[index] ?? 0, cellHeight ?? 0);
  const drawHeadings = (y: number) => {
    drawRow(pdf, columns, headings, headingStyle, { y, indent });
    const end = y + rowHeight(pdf, columns, headings, headingStyle);
    if (cellHeight === undefined) drawRule(pdf, columns, end - gap / 2);
    return end;
  };
  const nextPage = () => {
    pdf.addPage();
    return pdf.page.margins.top;
  };
  const begin = top + rowHeight(pdf, columns, headings, headingStyle) + heightOf(0);
  let y = drawHeadings(begin > bottomOf(pdf) && !loneHeadings ? nextPage() : top);
  for (const [index, row] of rows.entries()) {
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
