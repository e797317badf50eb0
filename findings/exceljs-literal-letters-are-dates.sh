#!/usr/bin/env bash
# exceljs 4.4.0 reads a number as a date if its format has an escaped letter of a date, such as 0\d for "12d", because it
# drops the backslash of a format that it reads.
# Guess: the number, since the backslash makes the next letter literal (ECMA-376 part 1, 18.8.31).
# Seen on Node 20.20: exceljs 1900-01-11T00:00:00.000Z hucre 12 SheetJS 12
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund exceljs@4.4.0 hucre@1.0.0 xlsx@0.18.5
cat > read.js <<'SCRIPT'
import ExcelJS from "exceljs";
import { readXlsx, writeXlsx } from "hucre";
import XLSX from "xlsx";

const days = { value: 12, style: { numFmt: String.raw`0\d` } };
const file = await writeXlsx({ sheets: [{ name: "A", rows: [[12]], cells: new Map([["0,0", days]]) }] });
const book = new ExcelJS.Workbook();
await book.xlsx.load(Buffer.from(file));
const cell = book.getWorksheet("A").getCell("A1");
const { rows } = (await readXlsx(file)).sheets[0];
const sheetJs = XLSX.read(file, { cellDates: true }).Sheets.A.A1.v;
const text = (value) => (value instanceof Date ? value.toISOString() : value);
console.log("exceljs", text(cell.value), "hucre", text(rows[0][0]), "SheetJS", text(sheetJs));
SCRIPT
seen=$(node read.js)
echo "$seen"
[ "$seen" = 'exceljs 1900-01-11T00:00:00.000Z hucre 12 SheetJS 12' ]
