import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

const productionOf = (file: string) =>
  fileURLToPath(new URL(`node_modules/react-router/dist/production/${file}`, import.meta.url));

/** react-router's package gives everybody its development build; browsers get the smaller one. */
const productionRouter = [
  { find: /^react-router$/, replacement: productionOf("index.mjs") },
  { find: /^react-router\/dom$/, replacement: productionOf("dom-export.mjs") },
];

/**
 * What stands for a package that every first list would carry: Object.entries for the 30 packages by which
 * node-polyglot asks for it, the browser's own knowledge of accents for a table of them, nothing for
 * react-admin's own export and its menu's shortcuts, which no screen of ours uses, and for English plurals a
 * label made of the name, for where a text is missing.
 */
const replacements: Readonly<Record<string, string>> = {
  "object.entries": "module.exports = Object.entries;",
  diacritic: String.raw`export const clean = (text) => text.normalize("NFD").replace(/\p{M}/gu, "");`,
  "jsonexport/dist/index.js":
    'export default () => { throw new Error("This list has an export of its own"); };',
  "react-hotkeys-hook": "export const useHotkeys = () => undefined;",
  inflection: String.raw`
    const words = (text) => text.replace(/([a-z\d])([A-Z])/g, "$1 $2").replace(/_/g, " ").toLowerCase();
    export const capitalize = (text) => text.charAt(0).toUpperCase() + text.slice(1);
    export const humanize = (text) => capitalize(words(text));
    export const transform = humanize;
    export const inflect = (text) => text;
    export const pluralize = inflect;
    export const singularize = inflect;`,
};

/** The same writer without Node's buffers. */
const browserCsv = { find: /^csv-stringify\/sync$/, replacement: "csv-stringify/browser/esm/sync" };

/** The same functions, packed several times smaller. */
const smallerLodash = { find: /^lodash\/(\w+)\.js$/, replacement: "es-toolkit/compat/$1" };

const replaced = new RegExp(
  `^\\0?(${Object.keys(replacements).join("|").replaceAll(".", "\\.")})$`,
);

const smallerPackages: Plugin = {
  name: "smaller-packages",
  apply: "build",
  enforce: "pre",
  resolveId: { filter: { id: replaced }, handler: (source) => `\0${source}` },
  load: { filter: { id: replaced }, handler: (id) => replacements[id.slice(1)] },
};

/**
 * React and the router change seldom and are needed everywhere: two files, cached for long. What
 * every public page has is a file of its own, and so are the host's calls, which the login needs too,
 * and what the site and the office share: the reading of values, creating once, the figures of a box. The office's first screens come in
 * one file, with all that they import: many small ones pack worse. Pages of its own are fetched alone.
 */
const groups = [
  { name: "react", test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: "router", test: /node_modules\/react-router(-dom)?\// },
  {
    name: "host",
    test: /src\/(api\/(sendCall|hostErrors|session|signIn)|loginAddress|missingCode|useSubmitOnce)\.ts|contract\/(route|publicRoutes)\.ts|preload-helper/,
  },
  {
    name: "calls",
    test: /src\/api\/callHost\.ts|contract\/(routes|adminRoutes|featureRoutes)\.ts/,
  },
  // What the site's calculator and the office's specifications both compute with.
  {
    name: "board",
    test: /contract\/board\/(blank|boardFactors|boardStrength|boxDesign|boxFigures|computed|quantities)\.ts/,
  },
  { name: "font", test: /node_modules\/@fontsource-variable\// },
  { name: "values", test: /src\/api\/(looseValues|createOnce)\.ts/ },
  {
    name: "site",
    test: /src\/site\/(layout\/(?!SiteLayout)|lists\/)|src\/site\/(?!routes|rootRoute)\w+\.tsx?$/,
  },
  { name: "guard", test: /src\/(admin\/(AdminRoute|paths)|api\/subscribeToSession)\.tsx?$/ },
  { name: "AdminApp", test: /src\/admin\/AdminApp\.tsx/ },
];

/** What is there before any page is: the pages' lists of files to fetch ahead need not name it. */
const alwaysThere = /\/(react|router|rolldown-runtime|host|main|site)-[^/]+\.js$/;

/** In development the drawings are made anew whenever one is asked for. */
const artInDevelopment: Plugin = {
  name: "art-in-development",
  apply: "serve",
  configureServer(server) {
    server.middlewares.use("/art", async (request, response, next) => {
      const { renderArt } = await server.ssrLoadModule("/scripts/site/art.ts");
      const svg = renderArt().get(`art${request.url}`);
      if (svg === undefined) return next();
      response.setHeader("Content-Type", "image/svg+xml");
      response.end(svg);
    });
  },
};

/** The web app in development, and the two builds that `scripts/build.ts` makes of it. */
export default defineConfig(({ command, isSsrBuild = false }) => {
  const isBrowserBuild = command === "build" && !isSsrBuild;
  return {
    plugins: [react(), artInDevelopment, smallerPackages],
    resolve: {
      alias: isBrowserBuild ? [...productionRouter, smallerLodash, browserCsv] : [browserCsv],
    },
    build: {
      modulePreload: {
        polyfill: false,
        resolveDependencies: (page, files) =>
          files.filter((file) => file !== page && !alwaysThere.test(file)),
      },
      // The office's one large file, with react-admin and MUI, is fetched behind the login.
      chunkSizeWarningLimit: 900,
      target: "es2022",
      rolldownOptions: isBrowserBuild ? { output: { codeSplitting: { groups } } } : {},
    },
  };
});
