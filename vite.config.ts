import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const productionOf = (file: string) =>
  fileURLToPath(new URL(`node_modules/react-router/dist/production/${file}`, import.meta.url));

/** react-router's package gives everybody its development build; browsers get the smaller one. */
const productionRouter = [
  { find: /^react-router$/, replacement: productionOf("index.mjs") },
  { find: /^react-router\/dom$/, replacement: productionOf("dom-export.mjs") },
];

/** React and the router change seldom and are needed everywhere: one file, cached for long. */
const reactPackages = /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\//;

/** The web app in development, and the two builds that `scripts/build.ts` makes of it. */
export default defineConfig(({ command, isSsrBuild = false }) => {
  const isBrowserBuild = command === "build" && !isSsrBuild;
  return {
    plugins: [react()],
    resolve: { alias: isBrowserBuild ? productionRouter : [] },
    build: {
      modulePreload: { polyfill: false },
      target: "es2022",
      rolldownOptions: isBrowserBuild
        ? { output: { codeSplitting: { groups: [{ name: "react", test: reactPackages }] } } }
        : {},
    },
  };
});
