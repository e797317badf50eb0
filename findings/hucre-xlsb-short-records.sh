#!/usr/bin/env bash
# hucre 1.0.0 leaves out, without a word, the cells of a binary workbook (.xlsb) that SheetJS 0.18.5 writes as short
# records (BrtShort…, MS-XLSB 2.4): every cell whose left neighbour is filled in, but for long texts.
# Guess: readXlsb returns the six cells, as SheetJS itself does, or refuses the file.
# Seen on Node 20.20: hucre [["Date"],["5 Oct"]] SheetJS [["Date","Amount","Unit"],["5 Oct",1250.5,"A"]]
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund hucre@1.0.0 xlsx@0.18.5
cat > read.js <<'SCRIPT'
import { readXlsb } from "hucre";
import XLSX from "xlsx";

const book = XLSX.utils.book_new();
const rows = [["Date", "Amount", "Unit"], ["5 Oct", 1250.5, "A"]];
XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet(rows), "A");
const file = XLSX.write(book, { type: "buffer", bookType: "xlsb" });
const hucre = (await readXlsb(new Uint8Array(file))).sheets[0].rows;
const sheetJs = XLSX.utils.sheet_to_json(XLSX.read(file).Sheets.A, { header: 1 });
console.log("hucre", JSON.stringify(hucre), "SheetJS", JSON.stringify(sheetJs));
SCRIPT
seen=$(node read.js)
echo "$seen"
[ "$seen" = 'hucre [["Date"],["5 Oct"]] SheetJS [["Date","Amount","Unit"],["5 Oct",1250.5,"A"]]' ]
