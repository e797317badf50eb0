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
}

const columnGap = 8;
/** Below a row, in parts of the size. */
const rowGapFactor = 0.25;
const ruleColor = "#999999";
const headingColor = "#555555";

const bottomOf = ({ page }: Pdf) => page.height - page.margins.bottom;

function drawRow(
  pdf: Pdf,
  columns: readonly PdfColumn[],
  row: PdfRow,
  style: TextStyle,
  y: number,
) {
  let x = pdf.page.margins.left;
  for (const [index, { width, align = "left" }] of columns.entries()) {
    const column = { x, y, width: width - columnGap, align };
    drawText(pdf, row.cells[index] ?? "", { weight: row.weight ?? "regular", ...style }, column);
    x += width;
  }
}

function drawRule(pdf: Pdf, columns: readonly PdfColumn[], y: number) {
  const { left } = pdf.page.margins;
  const right = left + columns.reduce((sum, { width }) => sum + width, -columnGap);
  pdf.moveTo(left, y).lineTo(right, y).lineWidth(0.5).strokeColor(ruleColor).stroke();
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
 * page again that it goes on to.
 * @returns where it ends
 */
export function drawTable(pdf: Pdf, { columns, rows, size }: PdfTable, top: number): number {
  const headings = { cells: columns.map(({ heading }) => heading) };
  const gap = size * rowGapFactor;
  const headingStyle = { size: size * 0.85, color: headingColor };
  const drawHeadings = (y: number) => {
    drawRow(pdf, columns, headings, headingStyle, y);
    const end = y + rowHeight(pdf, columns, headings, headingStyle);
    drawRule(pdf, columns, end - gap / 2);
    return end;
  };
  let y = drawHeadings(top);
  for (const row of rows) {
    const height = rowHeight(pdf, columns, row, { size });
    if (y + height > bottomOf(pdf)) {
      pdf.addPage();
      y = drawHeadings(pdf.page.margins.top);
    }
    if (row.weight === "bold") drawRule(pdf, columns, y - gap / 2);
    drawRow(pdf, columns, row, { size }, y);
    y += height;
  }
  return y;
}
