import { expect, test } from "vitest";
import { indiaDate } from "../../../domain/indiaTime";
import { payTerms } from "../../../server/db/schema";
import { filesCalled, readSteps } from "../../support/filesCalled";
import { hire } from "../../support/hire";
import { plant } from "../../support/plant";
import { scanBody } from "../../support/scanBody";
import { usualTerms } from "../../support/workedMonth";

const host = plant();

const rooms = /^server\/(attendance|calendar|pay|scans|shifts)\//;
const hourMs = 3_600_000;

const steps = readSteps("server/pay/README.md", "## From a scan to a line of a payslip");

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
  const called = await filesCalled(rooms, pass(now - 2 * hourMs), pass(now - hourMs));
  expect(status).toBe(200);
  expect(called).toEqual(steps);
  expect(new Set(steps).size).toBe(steps.length);
  expect(steps.length).toBeLessThanOrEqual(24);
});
