#!/usr/bin/env bash
# xlsx (SheetJS) 0.18.5 cuts a text of more than 255 characters when it writes an .xls, without a word. A cell of that
# format holds 32,767 characters, and the same call writes them into an .xlsx.
# Guess: the whole text, or an error.
# Seen on Node 20.20: xls 255 xlsx 300
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund xlsx@0.18.5
cat > write.js <<'SCRIPT'
import XLSX from "xlsx";

const book = XLSX.utils.book_new();
XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet([["x".repeat(300)]]), "A");
const lengthIn = (bookType) =>
  XLSX.read(XLSX.write(book, { type: "buffer", bookType })).Sheets.A.A1.v.length;
console.log("xls", lengthIn("xls"), "xlsx", lengthIn("xlsx"));
SCRIPT
seen=$(node write.js)
echo "$seen"
[ "$seen" = 'xls 255 xlsx 300' ]
