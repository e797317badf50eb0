import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { languageNames } from "../domain/languages";

/**
 * `node --import tsx scripts/make-fonts.ts` makes the site's two fonts from Archivo (SIL Open Font License). Two more
 * fonts, from Noto Sans, have the letters of the languages' own names. The subset of Archivo has the characters of
 * English, measures and money, in the used weights and widths.
 */
const readPackage = (path: string) => readFileSync(createRequire(import.meta.url).resolve(path));

async function makeFont(
  path: string,
  ...[source, letters, options]: Parameters<typeof subsetFont>
) {
  const font = await subsetFont(source, letters, options);
  writeFileSync(fileURLToPath(new URL(`../src/${path}`, import.meta.url)), font);
  console.log(path, font.length, "bytes");
}

const archivo = readPackage(
  "@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2",
);
const ascii = Array.from({ length: 95 }, (_, place) => String.fromCharCode(32 + place)).join("");
const signs = `${ascii}\u00a0©·×é–—‘’“”…₹→←↑↓−±½²°`;

const fonts = {
  "archivo-text.woff2": { wght: { min: 400, max: 700 }, wdth: 100 },
  "archivo-wide.woff2": { wght: 700, wdth: 120 },
};
for (const [file, variationAxes] of Object.entries(fonts))
  await makeFont(`site/fonts/${file}`, archivo, signs, { targetFormat: "woff2", variationAxes });

for (const [language, script] of [
  ["hi", "devanagari"],
  ["kn", "kannada"],
] as const)
  await makeFont(
    `fonts/language-name-${language}.woff2`,
    readPackage(
      `@fontsource/noto-sans-${script}/files/noto-sans-${script}-${script}-400-normal.woff2`,
    ),
    languageNames[language],
    { targetFormat: "woff2" },
  );
