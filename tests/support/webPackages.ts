import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const sources = (folder: string) =>
  readdirSync(folder, { encoding: "utf8", recursive: true })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(folder, file), "utf8"));

const packageNames = (source: string) =>
  [...source.matchAll(/^(?:import|\}) (?:.* )?from "([^".][^"]*)";$/gm)].map(
    ([, name = ""]) => name,
  );

/** True for a package that browsers use. The renderer of a page to text is node's. */
const isForBrowsers = (name: string) => name !== "react-dom/server";

/** Returns the packages of the web app, by the names under which its sources import them. */
export const webPackages = () =>
  [...new Set(["contract", "src"].flatMap(sources).flatMap(packageNames))].filter(isForBrowsers);
