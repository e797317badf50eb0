import { readFileSync } from "node:fs";
import type { Debugger } from "node:inspector";
import { Session } from "node:inspector/promises";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { indiaDate } from "../../../domain/indiaTime";
import { payTerms } from "../../../server/db/schema";
import { hire } from "../../support/hire";
import { plant } from "../../support/plant";
import { scanBody } from "../../support/scanBody";
import { usualTerms } from "../../support/workedMonth";

const host = plant();

const rooms = /^server\/(attendance|calendar|pay|scans|shifts)\//;
const hourMs = 3_600_000;

interface CalledScript {
  readonly scriptId: string;
  readonly file: string;
  /** The offsets at which its called functions begin. */
  readonly starts: readonly number[];
}

/** Returns the scripts of attendance and pay with a function that is called meanwhile. */
async function scriptsCalled(session: Session, work: () => Promise<unknown>) {
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
async function entriesOf(session: Session, { scriptId, starts }: CalledScript) {
  const { scriptSource } = await session.post("Debugger.getScriptSource", { scriptId });
  const lineStarts = [0];
  for (const { index } of scriptSource.matchAll(/\n/g)) lineStarts.push(index + 1);
  const { locations } = await session.post("Debugger.getPossibleBreakpoints", {
    start: { scriptId, lineNumber: 0 },
  });
  const offsetOf = ({ lineNumber, columnNumber = 0 }: Debugger.BreakLocation) =>
    (lineStarts[lineNumber] ?? 0) + columnNumber;
  const inOrder = locations.toSorted((one, other) => offsetOf(one) - offsetOf(other));
  // Vite's getters of exports are no functions of the file.
  const fileStarts = starts.filter((at) => !scriptSource.startsWith("() => { try { return ", at));
  // The place of a function's first character belongs to the function around it.
  return new Set(fileStarts.flatMap((at) => inOrder.find((one) => offsetOf(one) > at) ?? []));
}

/** Returns the files of attendance and pay, in the order in which the second time first calls a function of each. */
async function filesCalled(first: () => Promise<unknown>, second: () => Promise<unknown>) {
  const called = new Set<string>();
  // A breakpoint's condition sees no variable of this file.
  const name = "filesCalled";
  Reflect.set(globalThis, name, called);
  const session = new Session();
  session.connect();
  try {
    const scripts = await scriptsCalled(session, first);
    await session.post("Debugger.enable");
    for (const script of scripts) {
      // The condition is false, so nothing stops.
      const condition = `globalThis.${name}.add(${JSON.stringify(script.file)}) && false`;
      for (const location of await entriesOf(session, script))
        await session.post("Debugger.setBreakpoint", { location, condition });
    }
    await second();
    return [...called];
  } finally {
    session.disconnect();
    Reflect.deleteProperty(globalThis, name);
  }
}

/** The files of the numbered steps in pay's README. */
const steps = [
  ...readFileSync("server/pay/README.md", "utf8").matchAll(/^\d+\. `([^`]+)`/gm),
].flatMap(([, file]) => file ?? []);

test("a scan passes the files that pay's README lists on its way to a payslip, 24 at most", async () => {
  const barcodeId = "EMP-A-00001";
  const now = Date.now();
  const joinedAt = new Date(now - 100 * 24 * hourMs);
  const employeeId = await hire(host.db, { name: "Asha", barcodeId, joinedAt });
  await host.db.insert(payTerms).values({ ...usualTerms, employeeId });
  const punch = (at: number) =>
    host.call("station", "punch", { body: { ...scanBody(new Date(at)), barcodeId } });
  await punch(now - 3 * hourMs);
  const month = indiaDate(new Date(now - 3 * hourMs)).slice(0, 7);
  const params = { month, employeeId: String(employeeId) };
  let status = 0;
  const pass = (at: number) => async () => {
    await punch(at);
    ({ status } = await host.call("owner", "getPayslip", { params }));
  };
  const called = await filesCalled(pass(now - 2 * hourMs), pass(now - hourMs));
  expect(status).toBe(200);
  expect(called).toEqual(steps);
  expect(new Set(steps).size).toBe(steps.length);
  expect(steps.length).toBeLessThanOrEqual(24);
});
