import { readdirSync, readFileSync } from "node:fs";
import { posix, sep } from "node:path";
import { expect, test } from "vitest";

const rooms = ["contract", "domain", "server", "src", "tests", "scripts", "docs"];

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

/** Returns the anchor of a heading, such as `earned-leave` of `## Earned leave`. */
const anchorOf = (heading: string) =>
  heading
    .replace(/^#+ /, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, "")
    .replaceAll(" ", "-");

const anchorsIn = (document: string) =>
  [...readFileSync(document, "utf8").matchAll(/^#+ .+$/gm)].map(([heading]) => anchorOf(heading));

/**
 * True for a path that is there: from the root, or the end of a path for a name outside of the rooms. A document's path may
 * have the anchor of one of its sections.
 */
const exists = (named: string) => {
  const [path = "", anchor] = named.split("#");
  const whole = path.replace(/\/$/, "");
  if (anchor !== undefined) return known.has(whole) && anchorsIn(whole).includes(anchor);
  if (known.has(whole)) return true;
  const isFromRoot = rooms.some((room) => whole.startsWith(`${room}/`));
  return !isFromRoot && paths.some((each) => each.endsWith(`/${whole}`));
};

/** Returns the comments of a source file in TypeScript, JavaScript, CSS or SQL. */
const commentsOf = (source: string) =>
  [...source.matchAll(/(?<![^\s{(])\/\*[\s\S]*?\*\/|(?<!\S)(?:\/\/|--) .*$/gm)]
    .map(([comment]) => comment)
    .join("\n");

const plainPath = new RegExp(`(?<![\\w./@-])(?:${rooms.join("|")})/[\\w./@#-]*[\\w/]`, "g");

/** Returns the paths that the comments of a source file name, with backticks or without. */
function namedInComments(source: string): readonly string[] {
  const comments = commentsOf(source);
  const plain = [...comments.matchAll(plainPath)].map(([path]) => path);
  return [...new Set([...namedIn(comments), ...plain.filter((path) => !isExample(path))])];
}

/** This file names paths that are not there. */
const ownPath = "tests/docs/paths.test.ts";

const sources = rooms
  .flatMap(pathsBelow)
  .filter((path) => /\.(tsx?|mjs|js|css|sql)$/.test(path) && path !== ownPath);

/** Returns the links of a document to other documents, as paths from the root. */
const linksIn = (document: string) =>
  [...readFileSync(document, "utf8").matchAll(/\]\(([\w./-]*\.md)?(#[\w-]+)?\)/g)].map(
    ([, path, anchor = ""]) =>
      (path === undefined ? document : posix.join(posix.dirname(document), path)) + anchor,
  );

test("a path that is not there is found, whole or by its file's name", () => {
  const text = "See `server/app.ts`, `app.ts`, `server/pay/`, `server/gone.ts` and `gone.ts`.";
  expect(namedIn(text)).toHaveLength(5);
  expect(namedIn(text).filter((path) => !exists(path))).toEqual(["server/gone.ts", "gone.ts"]);
});

test.each(documents)("%s names only files, folders and sections that are there", (document) => {
  const named = [...namedIn(readFileSync(document, "utf8")), ...linksIn(document)];
  expect(named.filter((path) => !exists(path))).toEqual([]);
});

test("a comment's path that is not there is found, and so is a section that is not there", () => {
  const source = `
/** Source: docs/trade/leave.md#earned-leave, docs/trade/leave.md#no-such-leave and docs/trade/gone.md. */
const path = "docs/trade/in-a-text.md"; // As \`server/gone.ts\` does.
-- The rule of domain/gone.ts is the trigger's.
{/* The page of src/admin/gone.tsx. */}
`;
  const named = namedInComments(source);
  expect(named.filter((path) => exists(path))).toEqual(["docs/trade/leave.md#earned-leave"]);
  expect(named.filter((path) => !exists(path)).toSorted()).toEqual([
    "docs/trade/gone.md",
    "docs/trade/leave.md#no-such-leave",
    "domain/gone.ts",
    "server/gone.ts",
    "src/admin/gone.tsx",
  ]);
});

test("comments name only files, folders and sections that are there", () => {
  expect(sources.length).toBeGreaterThan(1000);
  const missing = sources.flatMap((source) =>
    namedInComments(readFileSync(source, "utf8"))
      .filter((path) => !exists(path))
      .map((path) => `${source}: ${path}`),
  );
  expect(missing).toEqual([]);
});

test("a comment names no document that a reader of the repository does not have", () => {
  const outside = /\b(?:DOMAIN|SPEC|DESIGN|STYLE|WORDS)\.md\b|\.\.\/shared\//;
  const named = [...sources, ...documents].filter((path) =>
    outside.test(readFileSync(path, "utf8")),
  );
  expect(named).toEqual([]);
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
