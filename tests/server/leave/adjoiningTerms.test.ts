import { parse } from "csv-parse/sync";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { LeaveBalance } from "../../../contract/leaves";
import type { Settlement } from "../../../contract/settlements";
import { dateAfter } from "../../../domain/indiaTime";
import { employments, punches } from "../../../server/db/schema";
import { hire } from "../../support/hire";
import { plant } from "../../support/plant";

const host = plant();
const [asha, bala] = ["EMP-A-00001", "EMP-A-00002"];
const ids = { asha: 0, bala: 0, chitra: 0 };

const send = (name: Parameters<typeof host.call>[1], body: object) =>
  host.call("owner", name, { body });

async function readBalances(barcodeId: string, date: string) {
  const { body } = await host.call("owner", "getLeaveBalances", { query: { date } });
  const ofPerson = (body as LeaveBalance[]).filter((row) => row.barcodeId === barcodeId);
  return Object.fromEntries(ofPerson.map(({ kind, balance }) => [kind, balance]));
}

/** Writes shifts of eight hours on days in a row. */
const work = (employeeId: number, first: string, count: number) =>
  host.db.insert(punches).values(
    Array.from({ length: count }, (_, index) => dateAfter(first, index)).flatMap((date) =>
      ["09:00", "17:00"].map((time) => ({
        employeeId,
        punchedAt: new Date(`${date}T${time}+05:30`),
      })),
    ),
  );

// Asha's fixed term ends on 30 June 2026, and she is permanent from 1 July. Bala leaves on 15 March 2026.
beforeAll(async () => {
  const joinedAt = new Date("2026-01-01T08:00+05:30");
  const numbers = { esiNumber: "5300006001" };
  ids.asha = await hire(host.db, { name: "Asha", barcodeId: asha, joinedAt, ...numbers });
  ids.bala = await hire(host.db, { name: "Bala", barcodeId: bala, joinedAt });
  for (const [id, leftOn, isFixedTerm] of [
    [ids.asha, "2026-06-30", true],
    [ids.bala, "2026-03-15", false],
  ] as const)
    await host.db
      .update(employments)
      .set({ leftOn, isFixedTerm })
      .where(eq(employments.employeeId, id));
  const permanent = { employeeId: ids.asha, joinedOn: "2026-07-01", isFixedTerm: false };
  expect((await send("createEmployment", permanent)).status).toBe(200);
  for (const [employeeId, monthlyBaseSalary] of [
    [ids.asha, 20_000],
    [ids.bala, 26_000],
  ]) {
    const terms = { employeeId, monthlyBaseSalary, workingDays: 26, otMultiplierFactor: 2 };
    expect((await send("addSalary", terms)).status).toBe(200);
  }
  const rate = { kind: "STATE_INSURANCE", validFrom: "2020-01-01", wageBase: "GROSS" };
  const insurance = { ...rate, percent: 0.75, wagesUpTo: 21_000 };
  expect((await send("createStatutoryRate", insurance)).status).toBe(200);
  const rule = { validFrom: "2026-01-01", surplus: "PAY_OUT" };
  for (const kind of ["CASUAL", "SICK"]) {
    const yearly = { ...rule, kind, accrual: "YEAR", daysPerYear: 12 };
    expect((await send("createLeaveRule", yearly)).status).toBe(200);
  }
  const byDays = { ...rule, kind: "EARNED", accrual: "DAYS_WORKED" };
  expect((await send("createLeaveRule", byDays)).status).toBe(200);
  await work(ids.asha, "2026-01-01", 172);
  await work(ids.bala, "2026-01-01", 40);
});

test("a fixed term that turns permanent without a day between earns the year's leave once", async () => {
  expect(await readBalances(asha, "2026-06-30")).toEqual({ CASUAL: 12, SICK: 12, EARNED: 0 });
  expect(await readBalances(asha, "2026-07-01")).toEqual({ CASUAL: 12, SICK: 12, EARNED: 0 });
});

test("a leave over the end of a fixed term is one leave, and counts among the 180 days", async () => {
  const leave = { barcodeId: asha, firstDate: "2026-06-25", lastDate: "2026-07-04" };
  const created = await send("createLeave", { ...leave, kind: "CASUAL" });
  expect(created).toMatchObject({ status: 200, body: { lastDate: "2026-07-04" } });
  // 28 June is a Sunday: 172 days worked and 9 of leave are 181, and each 20 of the 172 give a day.
  expect(await readBalances(asha, "2026-07-02")).toMatchObject({ CASUAL: 5, EARNED: 0 });
  expect(await readBalances(asha, "2026-07-03")).toMatchObject({ CASUAL: 4, EARNED: 8 });
  expect(await readBalances(asha, "2026-12-31")).toMatchObject({ CASUAL: 3, EARNED: 8 });
});

test("leave of the kind without a balance counts among the 180 days, and leave without pay does not", async () => {
  const joinedAt = new Date("2026-01-01T08:00+05:30");
  const chitra = "EMP-A-00003";
  const id = await hire(host.db, { name: "Chitra", barcodeId: chitra, joinedAt });
  ids.chitra = id;
  await work(id, "2026-01-01", 179);
  const date = "2026-07-06";
  const leave = { barcodeId: chitra, firstDate: date, lastDate: date };
  const unpaid = await send("createLeave", { ...leave, kind: "UNPAID" });
  expect(await readBalances(chitra, date)).toMatchObject({ EARNED: 0 });
  const params = { id: String(unpaid.body.id) };
  expect((await host.call("owner", "cancelLeave", { params })).status).toBe(200);
  expect((await send("createLeave", { ...leave, kind: "PAID" })).status).toBe(200);
  expect(await readBalances(chitra, date)).toMatchObject({ EARNED: 8 });
});

test("a leaver is paid a day for each 20 worked, also below 180", async () => {
  expect(await readBalances(bala, "2026-03-14")).toMatchObject({ EARNED: 0 });
  expect(await readBalances(bala, "2026-03-15")).toMatchObject({ EARNED: 2 });
  const params = { employeeId: String(ids.bala) };
  const settlement = (await host.call("owner", "getSettlement", { params })).body as Settlement;
  const leave = settlement.lines.filter(
    ({ kind, leave }) => kind === "LEAVE" && leave === "EARNED",
  );
  expect(leave).toMatchObject([{ month: "2026-03", amount: 2_000 }]);
});

test("the end of a fixed term that goes on is no leaving: no settlement, and no last day for the insurance", async () => {
  const params = { employeeId: String(ids.asha) };
  expect(await host.call("owner", "getSettlement", { params })).toMatchObject({
    status: 409,
    body: { message: "Asha has not left" },
  });
  // A month with a scan on a Sunday or a person without terms is not locked.
  await host.db.delete(punches);
  const terms = { employeeId: ids.chitra, monthlyBaseSalary: 26_000, workingDays: 26 };
  expect((await send("addSalary", { ...terms, otMultiplierFactor: 2 })).status).toBe(200);
  const month = { month: "2026-06" };
  const lock = await host.call("owner", "lockPayrollMonth", { params: month });
  expect(lock.status, lock.text).toBe(200);
  const { text } = await host.call("owner", "getEsiReturn", { params: month });
  const rows: string[][] = parse(text, { bom: true, from_line: 2 });
  expect(rows.map(([, name, , , reason, lastDay]) => [name, reason, lastDay])).toEqual([
    ["Asha", "0", ""],
  ]);
});
