import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const missing = (what: string) => `throw new Error("${what} is left out of this build");`;

/**
 * Replacements for packages and modules that every first list would load. node-polyglot needs 30 packages for
 * Object.entries. No screen uses react-admin's own export, menu, shortcuts, bulk actions and inspector, nor MUI's
 * themes of CSS variables and filled fields. The browser handles accents. A missing label is made from the field's name,
 * without English plurals. The package that places tooltips is loaded when the first tooltip opens.
 */
const replacements: Readonly<Record<string, string>> = {
  "object.entries": "module.exports = Object.entries;",
  diacritic: String.raw`export const clean = (text) => text.normalize("NFD").replace(/\p{M}/gu, "");`,
  "jsonexport/dist/index.js": `export default () => { ${missing("react-admin's own export")} };`,
  "react-hotkeys-hook": "export const useHotkeys = () => undefined;",
  "./createThemeWithVars.mjs": `
    export const createGetCssVar = () => { ${missing("MUI's createGetCssVar")} };
    export default () => { ${missing("MUI's theme of CSS variables")} };`,
  "./ThemeProviderWithVars.mjs": `
    export const CssVarsProvider = () => { ${missing("MUI's CssVarsProvider")} };
    export const useColorScheme = CssVarsProvider;
    export const getInitColorSchemeScript = CssVarsProvider;`,
  "../FilledInput/index.mjs": `
    export default () => { ${missing("MUI's filled field")} };`,
  "./Inspector.js": "export const Inspector = () => null; export const InspectorClasses = {};",
  "./Menu.js": "export const Menu = () => null; export const MenuClasses = {};",
  "../BulkActionsToolbar.js": "export const BulkActionsToolbar = () => null;",
  "./BulkDeleteButton.js": "export const BulkDeleteButton = () => null;",
  "@popperjs/core": `
    export const createPopper = (anchor, element, options) => {
      let popper;
      let isDestroyed = false;
      const show = () => { element.style.visibility = ""; };
      element.style.visibility = "hidden";
      import("@popperjs/core/lib/popper.js")
        .then((core) => { if (!isDestroyed) popper = core.createPopper(anchor, element, options); })
        .catch(() => undefined)
        .then(show);
      return {
        forceUpdate: () => popper?.forceUpdate(),
        update: async () => popper?.update(),
        setOptions: async (changed) => popper?.setOptions(changed),
        destroy: () => { isDestroyed = true; show(); popper?.destroy(); },
      };
    };`,
  inflection: String.raw`
    const words = (text) => text.replace(/([a-z\d])([A-Z])/g, "$1 $2").replace(/_/g, " ").toLowerCase();
    export const capitalize = (text) => text.charAt(0).toUpperCase() + text.slice(1);
    export const humanize = (text) => capitalize(words(text));
    export const transform = humanize;
    export const inflect = (text) => text;
    export const pluralize = inflect;
    export const singularize = inflect;`,
};

const replaced = new RegExp(
  `^\\0?(${Object.keys(replacements).join("|").replaceAll(".", "\\.")})$`,
);

/** A function of lodash, as react-admin imports it. `es-toolkit` has a smaller one. */
const lodash = /^lodash\/(\w+)\.js$/;

const hash = createHash("sha256")
  .update(JSON.stringify(replacements) + lodash.source)
  .digest("hex");

/**
 * The plug-in with the replacements, for the build and for the tests of the web app. Its name has a hash of the
 * replacements, because vitest builds its bundles again when the name of a plug-in changes.
 */
export const smallerPackages: Plugin = {
  name: `smaller-packages-${hash}`,
  apply: "build",
  enforce: "pre",
  resolveId: {
    filter: { id: [replaced, lodash] },
    handler(source, importer = "") {
      const [, name] = lodash.exec(source) ?? [];
      if (name !== undefined) return this.resolve(`es-toolkit/compat/${name}`, importer);
      return source.startsWith(".") && !/\/(ra-ui-materialui|@mui\/material)\//.test(importer)
        ? null
        : `\0${source}`;
    },
  },
  load: { filter: { id: replaced }, handler: (id) => replacements[id.slice(1)] },
};

const productionOf = (file: string) =>
  fileURLToPath(
    new URL(`../../node_modules/react-router/dist/production/${file}`, import.meta.url),
  );

/** react-router's production build. The package's exports name the development build only. */
export const productionRouter = [
  { find: /^react-router$/, replacement: productionOf("index.mjs") },
  { find: /^react-router\/dom$/, replacement: productionOf("dom-export.mjs") },
];

/** The build of the CSV writer that needs no Node buffers. */
export const browserCsv = {
  find: /^csv-stringify\/sync$/,
  replacement: "csv-stringify/browser/esm/sync",
};
