#!/usr/bin/env bash
# xlsx (SheetJS) 0.18.5 writes the flag of the 1904 date system (date1904="true") and date numbers of the 1900 system into
# one workbook, and reads it back without the flag. exceljs 4.4.0 knows the flag as "1" only, although both are true in XML
# Schema. So two readers agree on a wrong reading, and hucre 1.0.0, which follows the flag, sees four years and a day more.
# Guess: the numbers are written in the system that the workbook names (ECMA-376 part 1, 18.17.4.1).
# Seen on Node 20.20: SheetJS 2026-10-05 exceljs 2026-10-05 hucre 2030-10-06
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund exceljs@4.4.0 hucre@1.0.0 xlsx@0.18.5
cat > read.js <<'SCRIPT'
import ExcelJS from "exceljs";
import { readXlsx } from "hucre";
import XLSX from "xlsx";

const book = XLSX.utils.book_new();
book.Workbook = { WBProps: { date1904: true } };
XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet([[new Date(Date.UTC(2026, 9, 5))]]), "A");
const file = XLSX.write(book, { type: "buffer", bookType: "xlsx" });
const day = (date) => date.toISOString().slice(0, 10);
const other = new ExcelJS.Workbook();
await other.xlsx.load(file);
const exceljs = other.getWorksheet("A").getCell("A1").value;
const hucre = (await readXlsx(new Uint8Array(file))).sheets[0].rows[0][0];
const sheetJs = XLSX.read(file, { cellDates: true }).Sheets.A.A1.v;
console.log("SheetJS", day(sheetJs), "exceljs", day(exceljs), "hucre", day(hucre));
SCRIPT
seen=$(TZ=UTC node read.js)
echo "$seen"
[ "$seen" = 'SheetJS 2026-10-05 exceljs 2026-10-05 hucre 2030-10-06' ]
