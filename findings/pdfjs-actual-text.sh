#!/usr/bin/env bash
# pdfjs-dist 5.6.205 returns the drawn letters of a span with ActualText (ISO 32000-2, 14.9.4), and not its ActualText.
# Guess: getTextContent returns the replacement text, as poppler's pdftotext does.
# Seen on Node 20.20: ["XYZ"]
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund pdfjs-dist@5.6.205 pdfkit@0.20.2
cat > read.js <<'SCRIPT'
import { buffer } from "node:stream/consumers";
import { getDocument, VerbosityLevel } from "pdfjs-dist/legacy/build/pdf.mjs";
import PDFDocument from "pdfkit";

const file = new PDFDocument({ pdfVersion: "1.7", tagged: true });
file.markContent("Span", { actual: "reel" });
file.text("XYZ", 50, 50);
file.endMarkedContent();
file.end();
const data = new Uint8Array(await buffer(file));
const read = await getDocument({ data, verbosity: VerbosityLevel.ERRORS }).promise;
const { items } = await (await read.getPage(1)).getTextContent();
console.log(JSON.stringify(items.map(({ str }) => str)));
SCRIPT
seen=$(node read.js)
echo "$seen"
[ "$seen" = '["XYZ"]' ]
