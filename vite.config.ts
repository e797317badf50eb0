import { readdirSync } from "node:fs";
import { basename } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { browserCsv, productionRouter } from "./scripts/vite/browserBuilds.ts";
import { plainRoutes } from "./scripts/vite/plainRoutes.ts";

/**
 * React and the router change seldom and are needed everywhere: a file each, cached for long. The login needs React alone.
 * What every public page has is a file of its own (the home page has no `PageOpening`), and so are the host's calls and
 * the reading of texts, which the login needs too, and what the office shares with the site or the station: the reading
 * of values and numbers, creating once, the company's name, the text of a duration, the figures of a box. The office's
 * first screens come in one file, with all that they import: many small ones pack worse. Pages are fetched alone.
 */
const groups = [
  { name: "react", test: /node_modules\/(react|react-dom|scheduler)\// },
  {
    name: "host",
    test: /src\/(api\/(json|sendCall|hostErrors|session|signIn)|ErrorPage|browser\/(pageStart|useSubmitOnce)|texts\/useTexts|fonts\/typefaces)\.tsx?|(tokens|languageNames)\.css$|contract\/(route|publicRoutes)\.ts|domain\/(languages|texts)\.ts|preload-helper/,
  },
  { name: "router", test: /node_modules\/react-router(-dom)?\/|src\/site\/rootRoute\.tsx/ },
  {
    name: "calls",
    test: /contract\/(routes|plainRoutes)\.ts/,
  },
  { name: "font", test: /node_modules\/@fontsource-variable\// },
  {
    name: "values",
    test: /src\/api\/(looseValues|createOnce)\.ts|domain\/messages\/say\.ts|domain\/(numbers|momentText|company|contactText)\.ts/,
  },
  // What the site's calculator and the office's specifications both compute with.
  {
    name: "board",
    test: /domain\/board\/(boardFactors|boardStrength|boxDesign|boxFigures|computed|quantities)\.ts/,
  },
  // The office shares these files with the wall and the estimator.
  { name: "shared", test: /domain\/indiaTime\.ts|src\/browser\/saveFile\.ts/ },
  {
    name: "site",
    test: /src\/site\/(layout\/(?!SiteLayout)|lists\/|texts\/(layout|range)Texts)|src\/site\/(?!routes|rootRoute|PageOpening|hi|kn)\w+\.tsx?$|domain\/companyFacts\.ts/,
  },
  { name: "guard", test: /src\/(admin\/AdminRoute|api\/sessionChanges)\.tsx?$/ },
  { name: "AdminApp", test: /src\/admin\/AdminApp\.tsx/ },
];

/** What is there before any page is: the pages' lists of files to fetch ahead need not name it. */
const alwaysThere = /\/(react|rolldown-runtime|host|main|app|site)-[^/]+\.js$/;

/** Files that are loaded before any screen of the office. */
const officeFile = /\/(AdminApp|router|guard|calls|values|shared|font)-[^/]+\.js$/;

/** Each list of files to fetch ahead names the files with their hashes, so the hashes are short. */
const fileName = "assets/[name]-[hash:7]";

/** The names of the files with styles of components. No two are the same. */
const styleFiles = readdirSync(new URL("src", import.meta.url), {
  recursive: true,
  encoding: "utf8",
})
  .filter((file) => file.endsWith(".module.css"))
  .map((file) => basename(file))
  .sort();

/** A page has its styles in its HTML. Numbers of files compress better than the usual hashes. */
const styleName = (name: string, file: string) =>
  `${name}_${styleFiles.indexOf(basename(file)).toString(36)}`;

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
    plugins: [react(), artInDevelopment, plainRoutes],
    css: command === "build" ? { modules: { generateScopedName: styleName } } : {},
    resolve: { alias: isBrowserBuild ? [...productionRouter, browserCsv] : [browserCsv] },
    build: {
      modulePreload: {
        polyfill: false,
        resolveDependencies: (page, files, { hostId }) =>
          files.filter(
            (file) =>
              file !== page &&
              !alwaysThere.test(file) &&
              !(officeFile.test(`/${hostId}`) && officeFile.test(file)),
          ),
      },
      // The office's one large file, with react-admin and MUI, is fetched behind the login.
      chunkSizeWarningLimit: 900,
      target: "es2022",
      rolldownOptions: isBrowserBuild
        ? {
            output: {
              codeSplitting: { groups },
              hashCharacters: "hex",
              entryFileNames: `${fileName}.js`,
              chunkFileNames: `${fileName}.js`,
              assetFileNames: `${fileName}[extname]`,
            },
          }
        : {},
    },
  };
});
