import { expect, test } from "vitest";
import type { ClientManifest } from "../../scripts/site/manifest";
import { filesOf, translationFonts } from "../../scripts/site/stationWorker";

const chunk = (file: string, more: Partial<ClientManifest[string]> = {}) => ({
  file,
  css: [],
  imports: [],
  dynamicImports: [],
  assets: [],
  ...more,
});

const font = (name: string) => [`assets/${name}-400.woff2`, `assets/${name}-400.woff`];

/** A build as Vite describes it. */
const manifest: ClientManifest = {
  "src/app.tsx": chunk("assets/app.js", { assets: ["assets/language-name-kn-a1.woff2"] }),
  "src/station/StationPage.tsx": chunk("assets/StationPage.js", {
    css: ["assets/StationPage.css"],
    assets: ["assets/archivo-latin-wght.woff2", "assets/archivo-vietnamese-wght.woff2"],
  }),
  "node_modules/barcode-detector/dist/es/ponyfill.js": chunk("assets/ponyfill.js"),
  "src/station/texts.hi.json": chunk("assets/hi.js", {
    imports: ["_host.js"],
    css: ["assets/hi.css"],
    assets: font("devanagari"),
  }),
  "src/station/texts.kn.json": chunk("assets/kn.js", {
    imports: ["_host.js"],
    css: ["assets/kn.css"],
    assets: font("kannada"),
  }),
  "_host.js": chunk("assets/hostMessages.js"),
};

const page = {
  name: "station",
  sources: ["src/app.tsx", "src/station/StationPage.tsx"],
  translations: ["src/station/texts.hi.json", "src/station/texts.kn.json"],
};

test("every station keeps the texts, styles and names of all languages, and the font of English", () => {
  expect(filesOf(manifest, page)).toEqual([
    "/assets/StationPage.css",
    "/assets/StationPage.js",
    "/assets/app.js",
    "/assets/archivo-latin-wght.woff2",
    "/assets/hi.css",
    "/assets/hi.js",
    "/assets/hostMessages.js",
    "/assets/kn.css",
    "/assets/kn.js",
    "/assets/language-name-kn-a1.woff2",
    "/assets/ponyfill.js",
  ]);
});

test("the fonts of the other languages are known by name, in the one format that the browser reads", () => {
  expect(translationFonts(manifest, page)).toEqual([
    "/assets/devanagari-400.woff2",
    "/assets/kannada-400.woff2",
  ]);
});
