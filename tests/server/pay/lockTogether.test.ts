import { beforeAll, expect, test } from "vitest";
import type { PayLine, Payslip } from "../../../contract/payroll";
import { advances, payRuns, payTerms, punches } from "../../../server/db/schema";
import { at } from "../../support/at";
import { hire } from "../../support/hire";
import { plant } from "../../support/plant";
import { usualTerms } from "../../support/workedMonth";

const host = plant();

let asha = 0;

const ask = (month: string) => host.call("owner", "getPayrollMonth", { params: { month } });
const lock = (month: string) => host.call("owner", "lockPayrollMonth", { params: { month } });
const unlock = (month: string) =>
  host.call("owner", "unlockPayrollMonth", { params: { month }, body: { reason: "Too early" } });
const advanceIn = async (month: string): Promise<PayLine | undefined> => {
  const params = { month, employeeId: String(asha) };
  const { lines }: Payslip = (await host.call("owner", "getPayslip", { params })).body;
  return lines.find(({ kind }) => kind === "ADVANCE");
};

const months = ["02", "03", "04", "05", "06", "07", "08", "09"].map((month) => `2026-${month}`);

beforeAll(async () => {
  const joinedAt = at("01-01 08:00");
  asha = await hire(host.db, { name: "Asha", barcodeId: "EMP-A-00001", joinedAt });
  const calendar = (await host.call("owner", "getCalendar")).body;
  await host.call("owner", "updateCalendar", {
    body: { ...calendar, weeklyOffs: [], validFrom: "2020-01-01" },
  });
  await host.db.insert(payTerms).values({ ...usualTerms, employeeId: asha });
  // Three shifts a month: ₹3,000. Half may be deducted.
  const days = ["10", "11", "12"].flatMap((day) =>
    months.map((month) => `${month.slice(5)}-${day}`),
  );
  const scans = days.flatMap((day) => [at(`${day} 09:00`), at(`${day} 17:00`)]);
  await host.db.insert(punches).values(scans.map((punchedAt) => ({ employeeId: asha, punchedAt })));
  await host.db.insert(advances).values({
    employeeId: asha,
    givenOn: "2026-02-01",
    amountPaise: 600_000,
    instalmentPaise: 100_000,
    firstMonth: "2026-02",
    reason: "School fees",
    createdBy: "owner@example.com",
  });
});

test("a month is locked with all open ones before it, the earliest first, and says so before", async () => {
  expect((await ask("2026-02")).body.locksWith).toEqual([]);
  expect((await ask("2026-04")).body.locksWith).toEqual(["2026-02", "2026-03"]);
  expect((await lock("2026-04")).body).toMatchObject({ isLocked: true, locksWith: [] });
  const runs = await host.db.select().from(payRuns).orderBy(payRuns.id);
  expect(runs.map(({ month }) => month)).toEqual(["2026-02", "2026-03", "2026-04"]);
});

test("a person who worked without terms in an earlier month of the lock is named too", async () => {
  for (const month of ["2026-04", "2026-03", "2026-02"]) await unlock(month);
  const joinedAt = at("01-01 08:00");
  const bala = await hire(host.db, { name: "Bala", barcodeId: "EMP-A-00002", joinedAt });
  await host.db
    .insert(payTerms)
    .values({ ...usualTerms, employeeId: bala, validFrom: "2026-04-01" });
  const scans = ["03-10 09:00", "03-10 17:00"].map((moment) => at(moment));
  await host.db.insert(punches).values(scans.map((punchedAt) => ({ employeeId: bala, punchedAt })));
  expect((await ask("2026-02")).body.withoutTerms).toEqual([]);
  expect((await ask("2026-04")).body.withoutTerms).toMatchObject([
    { employeeId: bala, name: "Bala" },
  ]);
  expect((await lock("2026-04")).status).toBe(200);
});

test("an advance is recovered once, for any months that are locked together", async () => {
  const amounts = [];
  for (const month of months) amounts.push((await advanceIn(month))?.amount);
  expect(amounts).toEqual([-1_000, -1_000, -1_000, -1_000, -1_000, -1_000, undefined, undefined]);
  expect((await lock("2026-08")).status).toBe(200);
  const [advance] = (await host.call("owner", "getAdvances")).body;
  expect(advance).toMatchObject({ recovered: 6_000, rest: 0 });
});

test("nothing is locked if an earlier month cannot be, and its exceptions are named", async () => {
  for (const month of ["2026-08", "2026-07", "2026-06", "2026-05"]) {
    expect((await unlock(month)).status).toBe(200);
  }
  await host.db.insert(punches).values({ employeeId: asha, punchedAt: at("05-20 09:00") });
  const { body } = await ask("2026-07");
  expect(body).toMatchObject({
    obstacle: "May 2026 has 1 open exception to settle first",
    locksWith: ["2026-05", "2026-06"],
    exceptions: [{ date: "2026-05-20" }],
  });
  const refused = await lock("2026-07");
  expect(refused.status).toBe(409);
  expect(refused.body.message).toContain("Asha, 20 May 2026: ");
  expect((await ask("2026-05")).body.isLocked).toBe(false);
  // The exceptions of the requested month are listed too.
  await host.db.insert(punches).values({ employeeId: asha, punchedAt: at("07-21 09:00") });
  expect((await ask("2026-07")).body.exceptions).toMatchObject([
    { date: "2026-05-20" },
    { date: "2026-07-21" },
  ]);
});
