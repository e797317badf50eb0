import { readdirSync, readFileSync } from "node:fs";
import reactAdmin from "ra-language-english";
import { textsByPath } from "../translationFaults";

/** Returns the catalogues that a source declares. */
const cataloguesIn = (source: string) =>
  [...source.matchAll(/defineTexts\([\s\S]*?\n\}\);/g)].join("\n");

const literalsIn = (source: string) =>
  [...source.matchAll(/"(?:[^"\\\n]|\\.)*"/g)].map(([literal]) => String(JSON.parse(literal)));

/** Returns the sources below `src` with a path that matches this pattern. */
const readAll = (path: RegExp) =>
  readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((file) => path.test(file))
    .map((file) => readFileSync(`src/${file}`, "utf8"));

const formsOf = (text: string) => text.split("||||").map((form) => form.trim());

/** Codes, units and names that are the same in all languages. */
const sameInAll =
  "GSM BF ECT BCT RCT HSN GSTIN IRN IFSC UAN PAN PF ESI OT ID PDF CSV DXF SVG JSON QR OK RSC Tally WhatsApp English Kg kg mm";

/** Values of the demo plant that are also words of a catalogue: its admins are called Plant Owner and Office Staff. */
const values = "Plant Owner Office Staff";

/** Texts that stay in English: the name that a quotation made in English gave its box, and a line of an invoice. */
const madeInEnglish = /^3 ply corrugated box$|^Tooling charge, quotation /;

const allowed = new Set(`${sameInAll} ${values}`.split(" "));

/**
 * True if a text has a word besides the placeholders. A text with a placeholder and one word could be a name, so it
 * needs two words.
 */
function isSought(text: string): boolean {
  const words = text.replaceAll(/%\{\w+\}/g, "0").match(/\p{L}{2,}/gu) ?? [];
  const foreign = words.filter((word) => !allowed.has(word));
  return foreign.length > (text.includes("%{") ? 1 : 0);
}

const toPattern = (text: string) =>
  text
    .split(/%\{\w+\}/)
    .map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|/]/g, "\\$&"))
    .join(".+");

/** Finds English texts of the catalogues among texts of a screen that is in Kannada, single words too. */
export function untranslatedFinder() {
  const english = [
    ...readAll(/^admin\/.*\.tsx?$/).map(cataloguesIn),
    ...readAll(/^admin\/resources\.ts$/),
    ...readAll(/^(?:station|wall)\/texts\.ts$/).map(cataloguesIn),
  ].flatMap(literalsIn);
  const kannada = new Set(readAll(/\/texts\.kn\.json$/).flatMap(literalsIn));
  const texts = [...english, ...textsByPath({ ra: reactAdmin.ra }).values()]
    .filter((text) => !kannada.has(text))
    .flatMap(formsOf)
    .filter(isSought);
  const patterns = new RegExp(`^(?:${[...new Set(texts)].map(toPattern).join("|")})$`, "u");
  return {
    count: texts.length,
    find: (shown: readonly string[]) =>
      shown.filter((text) => !madeInEnglish.test(text) && patterns.test(text)),
  };
}
