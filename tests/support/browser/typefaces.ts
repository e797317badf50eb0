import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";

/** The folder of a package, its font files, and what a page gets if it asks for another family. */
interface Typeface {
  readonly folder: string;
  readonly files: readonly string[];
  readonly families: Readonly<Record<string, string>>;
}

/** The files of Debian on a machine with nothing but this typeface. */
const typefaces = {
  DejaVu: {
    folder: "dejavu-fonts-ttf/ttf/DejaVuSans.ttf",
    files: ["Sans", "Sans-Bold", "SansMono", "SansMono-Bold", "Serif", "Serif-Bold"].map(
      (style) => `DejaVu${style}.ttf`,
    ),
    families: {
      "sans-serif": "DejaVu Sans",
      serif: "DejaVu Serif",
      monospace: "DejaVu Sans Mono",
    },
  },
  Liberation: {
    folder: "pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf",
    files: ["LiberationSans-*.ttf"],
    families: Object.fromEntries(
      ["sans-serif", "serif", "monospace", "Arial", "Helvetica"].map((family) => [
        family,
        "Liberation Sans",
      ]),
    ),
  },
} as const satisfies Record<string, Typeface>;

const folderOf = (file: string) => dirname(createRequire(import.meta.url).resolve(file));

const configuration = (
  { folder, files, families }: Typeface,
  cache: string,
) => `<?xml version="1.0"?>
<fontconfig>
  <dir>${folderOf(folder)}</dir>
  <cachedir>${cache}</cachedir>
  <selectfont>
    <rejectfont><glob>*</glob></rejectfont>
    ${files.map((file) => `<acceptfont><glob>*/${file}</glob></acceptfont>`).join("\n    ")}
  </selectfont>
  ${Object.entries(families)
    .map(
      ([wanted, given]) =>
        `<alias binding="same"><family>${wanted}</family><accept><family>${given}</family></accept></alias>`,
    )
    .join("\n  ")}
</fontconfig>
`;

const readIfThere = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : "");

/** Returns the environment of a browser that has only one typeface, independent of the machine. */
export function onlyTypeface(name: keyof typeof typefaces): Readonly<Record<string, string>> {
  const cache = resolve("node_modules/.cache/typefaces", name);
  const file = join(cache, "fonts.conf");
  const text = configuration(typefaces[name], cache);
  if (readIfThere(file) !== text) {
    mkdirSync(cache, { recursive: true });
    // Another worker's browser may be reading the file, so the file is replaced in one step.
    writeFileSync(`${file}.${process.pid}`, text);
    renameSync(`${file}.${process.pid}`, file);
  }
  return { FONTCONFIG_FILE: file };
}
