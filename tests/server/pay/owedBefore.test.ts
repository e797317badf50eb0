import { beforeAll, expect, test } from "vitest";
import type { PayLine } from "../../../contract/payroll";
import { advances, employments, payTerms, punches } from "../../../server/db/schema";
import { readMonthlySalaries } from "../../../server/pay/feature";
import { at } from "../../support/at";
import { hire } from "../../support/hire";
import { plant } from "../../support/plant";
import { usualTerms } from "../../support/workedMonth";

const host = plant();
let asha = 0;

/** Returns the recovery of the advance in May by the list. */
const takenInMay = async () => {
  const [row] = await readMonthlySalaries(host.callsDb, "2026-05");
  return row?.totalDeductions;
};

/** Returns the recovery by the payslip, which does not use the list's cache. */
const onPayslip = async () => {
  const params = { month: "2026-05", employeeId: String(asha) };
  const { lines } = (await host.call("owner", "getPayslip", { params })).body;
  return -(lines.find(({ kind }: PayLine) => kind === "ADVANCE")?.amount ?? 0);
};

const work = (...days: string[]) =>
  host.db.insert(punches).values(
    days.flatMap((day) => [
      { employeeId: asha, punchedAt: at(`${day} 09:00`) },
      { employeeId: asha, punchedAt: at(`${day} 17:00`) },
    ]),
  );

beforeAll(async () => {
  const person = { name: "Asha", barcodeId: "EMP-A-00001", joinedAt: at("01-01 08:00") };
  asha = await hire(host.db, person);
  await host.db.insert(payTerms).values({ ...usualTerms, employeeId: asha });
  // In April half of 1,000 may be taken; 1,500 of the 2,000 are left for May.
  await work("04-01", "05-04", "05-05", "05-06", "05-07");
  await host.db.insert(advances).values({
    employeeId: asha,
    givenOn: "2026-04-01",
    amountPaise: 200_000,
    instalmentPaise: 150_000,
    firstMonth: "2026-04",
    reason: "School fees",
    createdBy: "owner@example.com",
  });
});

test("the list of a month takes what the open months before it have left, again and again", async () => {
  expect([await takenInMay(), await takenInMay(), await onPayslip()]).toEqual([1500, 1500, 1500]);
});

test("a punch of the month itself changes nothing that the months before it took", async () => {
  await work("05-08");
  expect([await takenInMay(), await onPayslip()]).toEqual([1500, 1500]);
});

test("a punch that comes late, of a month before, counts in the next reading", async () => {
  // April deducts 1,000 now, and 1,000 stay open.
  await work("04-02");
  expect([await takenInMay(), await onPayslip()]).toEqual([1000, 1000]);
});

test("a correction of a month before counts in the next reading", async () => {
  for (const moment of ["04-03 09:00", "04-03 17:00"]) {
    const body = {
      action: "ADD",
      barcodeId: "EMP-A-00001",
      at: at(moment).toISOString(),
      reason: "Told by the foreman",
    };
    expect((await host.call("owner", "proposeCorrection", { body })).status).toBe(200);
  }
  expect([await takenInMay(), await onPayslip()]).toEqual([500, 500]);
});

test("an employment that is entered before the registered joining takes of an advance too", async () => {
  const joinedAt = at("04-01 08:00");
  const employeeId = await hire(host.db, { name: "Bala", barcodeId: "EMP-A-00002", joinedAt });
  await host.db
    .insert(employments)
    .values({ employeeId, joinedOn: "2026-02-01", leftOn: "2026-03-15" });
  await host.db.insert(payTerms).values({ ...usualTerms, employeeId });
  const days = ["03-02", "03-03", "05-04", "05-05", "05-06", "05-07"];
  await host.db.insert(punches).values(
    days.flatMap((day) => [
      { employeeId, punchedAt: at(`${day} 09:00`) },
      { employeeId, punchedAt: at(`${day} 17:00`) },
    ]),
  );
  await host.db.insert(advances).values({
    employeeId,
    givenOn: "2026-02-01",
    amountPaise: 200_000,
    instalmentPaise: 150_000,
    firstMonth: "2026-02",
    reason: "School fees",
    createdBy: "owner@example.com",
  });
  // March may deduct half of 2,000, and 1,000 stay open.
  const params = { month: "2026-05", employeeId: String(employeeId) };
  const { lines } = (await host.call("owner", "getPayslip", { params })).body;
  expect(lines).toContainEqual(expect.objectContaining({ kind: "ADVANCE", amount: -1_000 }));
});
