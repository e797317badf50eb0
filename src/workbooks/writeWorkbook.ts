import { streamCsvRows } from "hucre/csv";
import { type CellValue, type ColumnDef, writeXlsxStream } from "hucre/xlsx";
import { unescapeFormula } from "../../contract/csv";

/** The kinds of a workbook's columns. */
export type ColumnKind = "text" | "number" | "rupees" | "day" | "moment";

/**
 * The formats of cells in a spreadsheet. A day reads the same in every country. `@` is the format of texts: a code that
 * is entered in such a cell keeps all its digits.
 */
const formats: Partial<Record<ColumnKind, string>> = {
  text: "@",
  day: "dd mmm yyyy",
  moment: "dd mmm yyyy hh:mm",
  rupees: "#,##0.00",
};

const wholeMoment = /^(\d{4}-\d\d-\d\d)(?: (\d\d:\d\d))?$/;

/** Returns a cell of the file with the type of its column. A value of another type stays a text. */
function typedCell(text: string, kind: ColumnKind): CellValue {
  const asText = unescapeFormula(text);
  if (kind === "number" || kind === "rupees") {
    const number = Number(text);
    return text.trim() === "" || !Number.isFinite(number) ? asText : number;
  }
  const [whole, day, time = "00:00"] = wholeMoment.exec(text) ?? [];
  return kind === "text" || whole === undefined ? asText : new Date(`${day}T${time}Z`);
}

function* typedRows(csv: string, kinds: readonly ColumnKind[]): Generator<CellValue[]> {
  let isHeading = true;
  for (const cells of streamCsvRows(csv, { typeInference: false })) {
    yield cells.map((cell, at) =>
      typedCell(String(cell ?? ""), (!isHeading && kinds[at]) || "text"),
    );
    isHeading = false;
  }
}

/** Formats the CSV of a list as an .xlsx workbook. `kinds` has the kind of each column. */
export async function writeWorkbook(csv: string, kinds: readonly ColumnKind[]): Promise<Blob> {
  const columns = kinds.map((kind): ColumnDef => {
    const numFmt = formats[kind];
    return numFmt === undefined ? { width: 18 } : { width: 18, numFmt };
  });
  const rows = typedRows(csv, kinds);
  const options = { name: "List", columns, freezePane: { rows: 1 } };
  return new Response(writeXlsxStream(rows, options), {
    headers: {
      "Content-Type": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    },
  }).blob();
}
