import { readdirSync, readFileSync } from "node:fs";
import { join, posix, sep } from "node:path";
import { type ESTree, parseSync, Visitor } from "vite";
import { rooms } from "./rooms";

/** An import that the rules of the rooms refuse. */
export interface Refusal {
  readonly file: string;
  readonly line: number;
  readonly module: string;
  readonly rule: string;
}

/** Returns the part of a path that matches a name of the table of rooms. Undefined if the path does not match. */
const matchOf = (name: string, path: string) =>
  new RegExp(`^${name.replaceAll("*", "[^/]+")}${name.endsWith("/") ? "" : "$"}`).exec(path)?.[0];

const withoutEnding = (file: string) => file.replace(/\.tsx?$/, "");

/** Returns the path of an imported module from the root. */
export const resolveModule = (file: string, module: string) =>
  module.startsWith(".")
    ? posix.join(posix.dirname(file), withoutEnding(module))
    : `node_modules/${module}`;

/** Returns the rule that refuses an import. Undefined if the import is allowed. */
function refusingRule(file: string, module: string): string | undefined {
  const importer = withoutEnding(file);
  const imported = resolveModule(file, module);
  const room = rooms.findLast((each) => matchOf(each.room, importer) !== undefined);
  if (room === undefined) return "The table of rooms has no room for this file.";
  const ownRoom = matchOf(room.room, importer) ?? room.room;
  const name = [ownRoom, ...room.imports].findLast(
    (each) => matchOf(each.replace("!", ""), imported) !== undefined,
  );
  return name === undefined || name.startsWith("!") ? room.rule : undefined;
}

/** Returns all modules that a file imports, with line numbers: type imports, re-exports and dynamic imports too. */
function importsOf(file: string, code: string) {
  const found: { module: string; line: number }[] = [];
  const add = ({ source, start }: { source: ESTree.Expression | null; start: number }) => {
    if (source?.type === "Literal" && typeof source.value === "string")
      found.push({ module: source.value, line: code.slice(0, start).split("\n").length });
  };
  const { program, errors } = parseSync(file, code);
  if (errors[0] !== undefined) throw new Error(`${file}: ${errors[0].message}`);
  new Visitor({
    ImportDeclaration: add,
    ExportAllDeclaration: add,
    ExportNamedDeclaration: add,
    ImportExpression: add,
    TSImportType: add,
  }).visit(program);
  return found;
}

const topFolders = [...new Set(rooms.map(({ room }) => room.slice(0, room.indexOf("/") + 1)))];

/** Returns the paths of the source files of all rooms. */
const sourceFiles = (root: string) =>
  readdirSync(root)
    .filter((folder) => topFolders.includes(`${folder}/`))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((file) =>
        posix.join(folder, ...file.split(sep)),
      ),
    )
    .filter((file) => /\.tsx?$/.test(file));

export interface FileImport {
  readonly file: string;
  readonly module: string;
  readonly line: number;
}

export const readImports = (root: string): FileImport[] =>
  sourceFiles(root).flatMap((file) =>
    importsOf(file, readFileSync(join(root, file), "utf8")).map((each) => ({ file, ...each })),
  );

/** Returns all imports below `root` that the table refuses. */
export const checkImports = (root: string): Refusal[] =>
  readImports(root).flatMap((each) => {
    const rule = refusingRule(each.file, each.module);
    return rule === undefined ? [] : [{ ...each, rule }];
  });

/** Returns the names in the table of rooms that match no file, for example after a move. */
export function staleNames(root: string): string[] {
  const paths = sourceFiles(root).map(withoutEnding);
  return rooms
    .flatMap(({ room, imports }) => [room, ...imports])
    .map((name) => name.replace("!", ""))
    .filter((name, index, all) => all.indexOf(name) === index && !name.startsWith("node_modules/"))
    .filter((name) => !paths.some((path) => matchOf(name, path) !== undefined));
}
