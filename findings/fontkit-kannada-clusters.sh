#!/usr/bin/env bash
# fontkit 2.0.4 shapes Kannada words with a consonant cluster and a vowel sign into other glyphs than HarfBuzz does.
# Font: Noto Sans Kannada 400 of @fontsource/noto-sans-kannada 5.3.0. HarfBuzz: harfbuzzjs 1.6.4.
# Guess: both shapers of OpenType give the same glyphs, because both follow the font's own tables.
# Seen on Node 20.20:
#   ಲಕ್ಷ್ಮಿ fontkit 51,208,130,336 harfbuzz 51,290,336
#   ಜ್ಞಾನೇಶ್ fontkit 142,60,107,259,74,201 harfbuzz 293,60,259,74,201
#   ಮಗು fontkit 47,25,63 harfbuzz 47,25,63
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund fontkit@2.0.4 harfbuzzjs@1.6.4 fontverter@2.0.0 @fontsource/noto-sans-kannada@5.3.0
cat > compare.js <<'SCRIPT'
import { readFileSync } from "node:fs";
import { create } from "fontkit";
import { convert } from "fontverter";
import { Blob, Buffer, Face, Font, shape } from "harfbuzzjs";

const name = "noto-sans-kannada-kannada-400-normal.woff";
const file = await convert(readFileSync(`node_modules/@fontsource/noto-sans-kannada/files/${name}`), "sfnt");
const font = create(file);
const shaped = new Font(new Face(new Blob(file), 0));
for (const word of ["ಲಕ್ಷ್ಮಿ", "ಜ್ಞಾನೇಶ್", "ಮಗು"]) {
  const buffer = new Buffer();
  buffer.addText(word);
  buffer.guessSegmentProperties();
  buffer.setLanguage("en");
  shape(shaped, buffer);
  const glyphs = buffer.getGlyphInfos().map(({ codepoint }) => codepoint);
  console.log(`${word} fontkit ${font.layout(word).glyphs.map(({ id }) => id).join()} harfbuzz ${glyphs.join()}`);
}
SCRIPT
seen=$(node compare.js)
echo "$seen"
expected='ಲಕ್ಷ್ಮಿ fontkit 51,208,130,336 harfbuzz 51,290,336
ಜ್ಞಾನೇಶ್ fontkit 142,60,107,259,74,201 harfbuzz 293,60,259,74,201
ಮಗು fontkit 47,25,63 harfbuzz 47,25,63'
[ "$seen" = "$expected" ]
