import { readFileSync } from "node:fs";
import type { Debugger } from "node:inspector";
import { Session } from "node:inspector/promises";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";

interface CalledScript {
  readonly scriptId: string;
  readonly file: string;
  /** The offsets at which its called functions begin. */
  readonly starts: readonly number[];
}

/** Returns the scripts of these rooms with a function that is called meanwhile. */
async function scriptsCalled(session: Session, rooms: RegExp, work: () => Promise<unknown>) {
  await session.post("Profiler.enable");
  await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
  await work();
  const { result } = await session.post("Profiler.takePreciseCoverage");
  await session.post("Profiler.stopPreciseCoverage");
  return result.flatMap(({ scriptId, url, functions }): CalledScript[] => {
    const path = url.startsWith("file:") ? fileURLToPath(url) : url;
    const file = relative(process.cwd(), path).replaceAll("\\", "/");
    // The function that begins at 0 is the module itself.
    const starts = functions.flatMap(({ ranges: [range] }) =>
      range?.startOffset && range.count ? [range.startOffset] : [],
    );
    return starts.length > 0 && rooms.test(file) ? [{ scriptId, file, starts }] : [];
  });
}

/** Returns the places of a script in which its called functions begin. */
async function findEntries(session: Session, { scriptId, starts }: CalledScript) {
  const { scriptSource } = await session.post("Debugger.getScriptSource", { scriptId });
  const lineStarts = [0];
  for (const { index } of scriptSource.matchAll(/\n/g)) lineStarts.push(index + 1);
  const { locations } = await session.post("Debugger.getPossibleBreakpoints", {
    start: { scriptId, lineNumber: 0 },
  });
  const offsetOf = ({ lineNumber, columnNumber = 0 }: Debugger.BreakLocation) =>
    (lineStarts[lineNumber] ?? 0) + columnNumber;
  const inOrder = locations.toSorted((left, right) => offsetOf(left) - offsetOf(right));
  // Vite's getters of exports are no functions of the file.
  const fileStarts = starts.filter((at) => !scriptSource.startsWith("() => { try { return ", at));
  // The place of a function's first character belongs to the function around it.
  return new Set(
    fileStarts.flatMap((at) => inOrder.find((location) => offsetOf(location) > at) ?? []),
  );
}

/**
 * Runs a piece of work twice. Returns the files of the rooms in the order of their first called function in the second run.
 * The name of a test file that calls `filesCalled` is `callOrder.test.ts`: `vitest.config.ts` gives such a file a worker of
 * its own.
 */
export async function filesCalled(
  rooms: RegExp,
  first: () => Promise<unknown>,
  second: () => Promise<unknown>,
): Promise<string[]> {
  const called = new Set<string>();
  // A breakpoint's condition sees no variable of this file.
  const name = "filesCalled";
  Reflect.set(globalThis, name, called);
  const session = new Session();
  session.connect();
  try {
    const scripts = await scriptsCalled(session, rooms, first);
    await session.post("Debugger.enable");
    for (const script of scripts) {
      // The condition is false, so nothing stops.
      const condition = `globalThis.${name}.add(${JSON.stringify(script.file)}) && false`;
      for (const location of await findEntries(session, script))
        await session.post("Debugger.setBreakpoint", { location, condition });
    }
    await second();
    return [...called];
  } finally {
    session.disconnect();
    Reflect.deleteProperty(globalThis, name);
  }
}

/** Returns the files of the numbered steps below a heading of a document. */
export function readSteps(document: string, heading: string): string[] {
  const text = readFileSync(document, "utf8");
  const from = text.indexOf(`\n${heading}\n`);
  if (from < 0) throw new Error(`${document} has no heading "${heading}"`);
  const [section = ""] = text.slice(from + 1 + heading.length).split(/\n#+ /);
  return [...section.matchAll(/^\d+\. `([^`]+)`/gm)].flatMap(([, file]) => file ?? []);
}
