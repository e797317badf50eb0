import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

/**
 * `node --import tsx scripts/make-fonts.ts` makes the site's two fonts from Archivo (SIL Open Font License). The subset
 * has the characters of English, measures and money, in the used weights and widths.
 */
const source = readFileSync(
  createRequire(import.meta.url).resolve(
    "@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2",
  ),
);
const ascii = Array.from({ length: 95 }, (_, place) => String.fromCharCode(32 + place)).join("");
const signs = `${ascii}\u00a0©·×é–—‘’“”…₹→←↑↓−±½²°`;

const fonts = {
  "archivo-text.woff2": { wght: { min: 400, max: 700 }, wdth: 100 },
  "archivo-wide.woff2": { wght: 700, wdth: 120 },
};
for (const [file, variationAxes] of Object.entries(fonts)) {
  const font = await subsetFont(source, signs, { targetFormat: "woff2", variationAxes });
  writeFileSync(fileURLToPath(new URL(`../src/site/fonts/${file}`, import.meta.url)), font);
  console.log(file, font.length, "bytes");
}
