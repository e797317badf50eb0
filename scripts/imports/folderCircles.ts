import { readImports, resolveModule } from "./checkImports";

/** An import from one entry of a folder to another. An entry is a file, or a sub-folder with all files below it. */
interface Step {
  readonly from: string;
  readonly to: string;
  /** The file and line of the import. */
  readonly place: string;
}

/** Returns the entries of the deepest folder that has both paths. */
function entriesOf(importer: string, imported: string) {
  const [one, other] = [importer.split("/"), imported.split("/")];
  const index = one.findIndex((name, place) => name !== other[place]);
  const entry = (path: readonly string[]) => path.slice(0, index + 1).join("/");
  return { from: entry(one), to: entry(other) };
}

/** Finds the shortest way of imports from an entry back to it. */
function findWayBack(start: string, steps: ReadonlyMap<string, readonly Step[]>) {
  const ways: (readonly Step[])[] = (steps.get(start) ?? []).map((step) => [step]);
  const reached = new Set<string>();
  for (const way of ways) {
    const to = way.at(-1)?.to ?? start;
    if (to === start) return way;
    if (reached.has(to)) continue;
    reached.add(to);
    ways.push(...(steps.get(to) ?? []).map((step) => [...way, step]));
  }
  return [];
}

/**
 * Finds sub-folders and files that import each other in a circle, at each level of folders. Returns each circle as its
 * imports. The linter finds circles of files only.
 */
export function findFolderCircles(root: string): (readonly Step[])[] {
  const steps = new Map<string, Step[]>();
  for (const { file, module, line } of readImports(root)) {
    const importer = file.replace(/\.tsx?$/, "");
    const { from, to } = entriesOf(importer, resolveModule(file, module));
    if (from === to) continue;
    steps.set(from, [...(steps.get(from) ?? []), { from, to, place: `${file}:${line}` }]);
  }
  const found = new Set<string>();
  return [...steps.keys()].flatMap((start) => {
    if (found.has(start)) return [];
    const circle = findWayBack(start, steps);
    for (const { from } of circle) found.add(from);
    return circle.length === 0 ? [] : [circle];
  });
}
