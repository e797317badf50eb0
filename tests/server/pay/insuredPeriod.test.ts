import { parse } from "csv-parse/sync";
import { beforeAll, expect, test } from "vitest";
import type { PayLine } from "../../../contract/payroll";
import { leaves, payTerms } from "../../../server/db/schema";
import { hire } from "../../support/hire";
import { plant } from "../../support/plant";
import { usualTerms } from "../../support/workedMonth";

const host = plant();

const months = ["2025-10", "2025-11", "2025-12", "2026-01", "2026-02", "2026-03", "2026-04"];

/** Monthly wages in rupees by the month from which they hold. A person without leave in a month earns nothing. */
const people = {
  Asha: { base: { "2025-10": 19_000, "2025-12": 22_000 } },
  Bala: { base: { "2025-12": 20_000, "2026-02": 22_000 } },
  Chitra: { base: { "2025-10": 22_000, "2025-12": 20_000, "2026-02": 22_000 } },
  Deepa: { base: { "2025-10": 20_000, "2025-12": 22_000 }, paidFrom: "2025-11-01" },
};

const ids = new Map<string, number>();

beforeAll(async () => {
  const rate = { validFrom: "2020-01-01", wageBase: "GROSS" };
  for (const body of [
    { ...rate, kind: "STATE_INSURANCE", percent: 0.75, wagesUpTo: 21_000 },
    { ...rate, kind: "PROVIDENT_FUND", wageBase: "EARNED", percent: 12, wageCeiling: 15_000 },
  ])
    expect((await host.call("owner", "createStatutoryRate", { body })).status).toBe(200);
  for (const [name, { base, ...more }] of Object.entries(people)) {
    const joined = `${Object.keys(base)[0]}-01`;
    const joinedAt = new Date(`${joined}T08:00:00+05:30`);
    const numbers = { uan: "100900007919", esiNumber: `530000600${ids.size}` };
    const barcodeId = `EMP-A-0000${ids.size + 1}`;
    const employeeId = await hire(host.db, { name, barcodeId, joinedAt, ...numbers });
    ids.set(name, employeeId);
    for (const [month, rupees] of Object.entries(base)) {
      const terms = { ...usualTerms, employeeId, monthlyBasePaise: rupees * 100, workingDays: 22 };
      await host.db.insert(payTerms).values({ ...terms, validFrom: `${month}-01` });
    }
    // A month of paid leave earns the whole base.
    await host.db.insert(leaves).values({
      employeeId,
      kind: "PAID",
      lastDate: "2026-04-30",
      createdBy: "owner@example.com",
      firstDate: "paidFrom" in more ? String(more.paidFrom) : joined,
    });
  }
});

async function linesOf(name: string, month: string): Promise<PayLine[]> {
  const params = { month, employeeId: String(ids.get(name)) };
  return (await host.call("owner", "getPayslip", { params })).body?.lines ?? [];
}

/** Returns the amounts that the state insurance takes in each month. */
async function insuranceOf(name: string) {
  const found = [];
  for (const month of months) {
    const lines = await linesOf(name, month);
    found.push(lines.find(({ kind }) => kind === "STATE_INSURANCE")?.amount);
  }
  return found;
}

const none = undefined;
const expected = {
  Asha: [-142.5, -142.5, -165, -165, -165, -165, none],
  Bala: [none, none, -150, -150, -165, -165, none],
  Chitra: [none, none, -150, -150, none, none, none],
  Deepa: [none, -150, -165, -165, -165, -165, none],
};

const askMonth = (month: string) => host.call("owner", "getPayrollMonth", { params: { month } });

async function registerOf(month: string): Promise<Record<string, string>[]> {
  const { text } = await host.call("owner", "getPayRegister", { params: { month } });
  return parse(text, { bom: true, columns: true });
}

test("while all months are open, the first month of the period decides", async () => {
  for (const [name, wanted] of Object.entries(expected))
    expect([name, await insuranceOf(name)]).toEqual([name, wanted]);
  // All people together, as the list and the lock read them.
  expect((await askMonth("2026-02")).body.funds).toMatchObject([
    { kind: "PROVIDENT_FUND", people: 4, employees: 7_200, employer: 7_200 },
    { kind: "STATE_INSURANCE", people: 3, employees: 495, employer: 2_145, portalEmployer: 2_145 },
  ]);
});

test("the register has the employer's part of each person", async () => {
  const rows = await registerOf("2026-02");
  expect(rows.map((row) => [row.Name, row["Employer's PF"], row["Employer's ESI"]])).toEqual([
    ["Asha", "1800", "715"],
    ["Bala", "1800", "715"],
    ["Chitra", "1800", "0"],
    ["Deepa", "1800", "715"],
  ]);
});

test("locked months keep who was covered, and decide for later ones", async () => {
  const lock = (month: string) => host.call("owner", "lockPayrollMonth", { params: { month } });
  expect((await lock("2025-11")).status).toBe(200);
  for (const [name, wanted] of Object.entries(expected))
    expect([name, await insuranceOf(name)]).toEqual([name, wanted]);
  expect((await lock("2026-03")).status).toBe(200);
  for (const [name, wanted] of Object.entries(expected))
    expect([name, await insuranceOf(name)]).toEqual([name, wanted]);
  const { text } = await host.call("owner", "getEsiReturn", { params: { month: "2026-02" } });
  const rows: string[][] = parse(text, { bom: true, from_line: 2 });
  expect(rows.map(([, name, , wages]) => [name, wages])).toEqual([
    ["Asha", "22000"],
    ["Bala", "22000"],
    ["Deepa", "22000"],
  ]);
  const arrears = async () => (await linesOf("Asha", "2026-04")).filter(({ of }) => of);
  expect(await arrears()).toEqual([]);
  // A percentage that is raised now makes arrears of all months, also of those in which Asha stayed covered.
  const { body: rates } = await host.call("owner", "getStatutoryRates", {
    query: { filter: { kind: "STATE_INSURANCE" } },
  });
  const [insurance] = rates;
  const edit = (percent: number, version: number) =>
    host.call("owner", "updateStatutoryRate", {
      params: { id: String(insurance.id) },
      body: { ...insurance, id: undefined, percent, version },
    });
  expect((await edit(1.75, insurance.version)).status).toBe(200);
  expect((await arrears()).map(({ label, amount }) => [label, amount])).toEqual([
    ["2025-10", -190],
    ["2025-11", -190],
    ...["2025-12", "2026-01", "2026-02", "2026-03"].map((month) => [month, -220]),
  ]);
  expect((await edit(0.75, insurance.version + 1)).status).toBe(200);
});
