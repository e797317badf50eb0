#!/usr/bin/env bash
# hucre 1.0.0 reads an ISO date cell of a workbook (t="d", ECMA-376 part 1, 18.18.11) as a text, and not as a date.
# Guess: readXlsx returns a Date, as it does for a number cell with a date format.
# Seen on Node 20.20: [["2026-10-05",7]] isDate false
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund hucre@1.0.0 fflate@0.8.2
cat > read.js <<'SCRIPT'
import { strToU8, zipSync } from "fflate";
import { readXlsx } from "hucre/xlsx";

const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const types = "http://schemas.openxmlformats.org/package/2006/content-types";
const relations = "http://schemas.openxmlformats.org/package/2006/relationships";
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const sheet = "application/vnd.openxmlformats-officedocument.spreadsheetml";
const relation = (type, target) =>
  `<Relationships xmlns="${relations}"><Relationship Id="r1" Type="${office}/${type}" Target="${target}"/></Relationships>`;
const parts = {
  "[Content_Types].xml": `<Types xmlns="${types}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheet}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${sheet}.worksheet+xml"/></Types>`,
  "_rels/.rels": relation("officeDocument", "xl/workbook.xml"),
  "xl/workbook.xml": `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>`,
  "xl/_rels/workbook.xml.rels": relation("worksheet", "worksheets/sheet1.xml"),
  "xl/worksheets/sheet1.xml": `<worksheet xmlns="${main}"><sheetData><row r="1"><c r="A1" t="d"><v>2026-10-05</v></c><c r="B1"><v>7</v></c></row></sheetData></worksheet>`,
};
const file = zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
const { sheets } = await readXlsx(file);
const { rows } = sheets[0];
console.log(JSON.stringify(rows), "isDate", rows[0][0] instanceof Date);
SCRIPT
seen=$(node read.js)
echo "$seen"
[ "$seen" = '[["2026-10-05",7]] isDate false' ]
