import { readdirSync, readFileSync } from "node:fs";
import { posix, sep } from "node:path";
import { expect, test } from "vitest";

const rooms = ["contract", "domain", "server", "src", "tests", "scripts"];

const pathsBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) =>
    posix.join(folder, ...path.split(sep)),
  );

/** Files and folders, and source files without their ending, as the documents name them. */
const paths = [...readdirSync("."), ...rooms.flatMap(pathsBelow)];
const known = new Set(paths.flatMap((path) => [path, path.replace(/\.tsx?$/, "")]));

const documents = [
  "CONTRIBUTING.md",
  "README.md",
  ...pathsBelow("docs").filter((path) => path.endsWith(".md")),
  ...pathsBelow("server").filter((path) => path.endsWith("README.md")),
];

/** Paths of an example: a placeholder in angle brackets, or the resource that CONTRIBUTING adds. */
const isExample = (path: string) => /[<>*…]|\bmachines\b/.test(path);

/** Returns the texts in backticks that are a path below a room, or the name of a source file. */
const namedIn = (text: string) =>
  [...text.matchAll(/`([^`\s]+)`/g)]
    .flatMap(([, path]) => (path === undefined || isExample(path) ? [] : [path]))
    .filter(
      (path) =>
        rooms.some((room) => path.startsWith(`${room}/`)) || /^[\w./-]+\.(tsx?|sql)$/.test(path),
    );

const exists = (path: string) => {
  const whole = path.replace(/\/$/, "");
  return known.has(whole) || paths.some((each) => each.endsWith(`/${whole}`));
};

test("a path that is not there is found, whole or by its file's name", () => {
  const text = "See `server/app.ts`, `app.ts`, `server/pay/`, `server/gone.ts` and `gone.ts`.";
  expect(namedIn(text)).toHaveLength(5);
  expect(namedIn(text).filter((path) => !exists(path))).toEqual(["server/gone.ts", "gone.ts"]);
});

test.each(documents)("%s names only files and folders that are there", (document) => {
  const named = namedIn(readFileSync(document, "utf8"));
  expect(named.filter((path) => !exists(path))).toEqual([]);
});

test("there are at most 20 mechanisms to learn, each in a different file", () => {
  const [, section = ""] = readFileSync("CONTRIBUTING.md", "utf8").split(
    "## What you have to learn",
  );
  const [list = ""] = section.split("\n## ");
  const lines = [...list.matchAll(/^\d+\. .*/gm)].map(([line]) => line);
  const files = lines.map((line) => namedIn(line));
  expect(lines.length).toBeGreaterThan(10);
  expect(lines.length).toBeLessThanOrEqual(20);
  expect(files.filter((named) => named.length !== 1)).toEqual([]);
  expect(new Set(files.flat()).size).toBe(lines.length);
});

test("the changelog's newest version is the package's version", () => {
  const { version } = JSON.parse(readFileSync("package.json", "utf8"));
  const [, newest] = /^## \[(\d[^\]]*)\]/m.exec(readFileSync("CHANGELOG.md", "utf8")) ?? [];
  expect(newest).toBe(version);
});
