#!/usr/bin/env bash
# hucre 1.0.0 writes a text such as PART_x0041_7 as it is, and reads it from its own workbook as PARTA7. In a workbook
# _x0041_ stands for the letter A, so the first underscore must be written as _x005F_ (ECMA-376 part 1, 22.9.2.19).
# Guess: a text that was written is read again.
# Seen on Node 20.20: ["PARTA7"]
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund hucre@1.0.0
cat > read.js <<'SCRIPT'
import { readXlsx, writeXlsx } from "hucre";

const file = await writeXlsx({ sheets: [{ name: "A", rows: [["PART_x0041_7"]] }] });
console.log(JSON.stringify((await readXlsx(file)).sheets[0].rows[0]));
SCRIPT
seen=$(node read.js)
echo "$seen"
[ "$seen" = '["PARTA7"]' ]
