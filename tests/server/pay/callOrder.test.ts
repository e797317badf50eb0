import { readFileSync } from "node:fs";
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

/** The files of attendance and pay of which some function is called meanwhile. */
async function filesCalled(work: () => Promise<unknown>): Promise<string[]> {
  const session = new Session();
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
  await work();
  const { result } = await session.post("Profiler.takePreciseCoverage");
  await session.post("Profiler.stopPreciseCoverage");
  session.disconnect();
  return result.flatMap(({ url, functions }) => {
    // The function that begins at 0 is the module itself.
    const isCalled = functions.some(({ ranges: [range] }) => range?.startOffset && range.count);
    const path = url.startsWith("file:") ? fileURLToPath(url) : url;
    const file = relative(process.cwd(), path).replaceAll("\\", "/");
    return isCalled && rooms.test(file) ? [file] : [];
  });
}

/** The files of the numbered steps in pay's README. */
const steps = [
  ...readFileSync("server/pay/README.md", "utf8").matchAll(/^\d+\. `([^`]+)`/gm),
].flatMap(([, file]) => file ?? []);

test("a scan passes the files that pay's README lists on its way to a payslip, 25 at most", async () => {
  const barcodeId = "EMP-A-00001";
  const now = Date.now();
  const joinedAt = new Date(now - 100 * 24 * hourMs);
  const employeeId = await hire(host.db, { name: "Asha", barcodeId, joinedAt });
  await host.db.insert(payTerms).values({ ...usualTerms, employeeId });
  const punch = (at: number) =>
    host.call("station", "punch", { body: { ...scanBody(new Date(at)), barcodeId } });
  await punch(now - 2 * hourMs);
  const month = indiaDate(new Date(now - 2 * hourMs)).slice(0, 7);
  const params = { month, employeeId: String(employeeId) };
  let status = 0;
  const called = await filesCalled(async () => {
    await punch(now - hourMs);
    ({ status } = await host.call("owner", "getPayslip", { params }));
  });
  expect(status).toBe(200);
  expect(called.toSorted()).toEqual(steps.toSorted());
  expect(new Set(steps).size).toBe(steps.length);
  expect(steps.length).toBeLessThanOrEqual(25);
});
