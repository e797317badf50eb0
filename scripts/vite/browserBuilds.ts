import { fileURLToPath } from "node:url";

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
