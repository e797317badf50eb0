import { parse } from "csv-parse/sync";
import { beforeAll, expect, test } from "vitest";
import type { PayLine } from "../../../contract/payroll";
import { leaves, payTerms, statutoryRates } from "../../../server/db/schema";
import { lawfulRates } from "../../../server/pay/lawfulRates";
import { statutoryColumns } from "../../../server/pay/rateHandlers";
import { hire } from "../../support/hire";
import { plant } from "../../support/plant";
import { usualTerms } from "../../support/workedMonth";

const host = plant();

const ids = new Map<string, number>();

// Both earn 23,000 in October 2025, 23,000 × 25 ÷ 26 in November, and 27,000 from December on.
beforeAll(async () => {
  await host.db.insert(statutoryRates).values(lawfulRates.map(statutoryColumns));
  for (const [index, name] of ["Asha", "Bala"].entries()) {
    const employeeId = await hire(host.db, {
      name,
      barcodeId: `EMP-A-0000${index + 1}`,
      joinedAt: new Date("2025-10-01T08:00:00+05:30"),
      esiNumber: `530000600${index + 1}`,
    });
    ids.set(name, employeeId);
    const terms = { ...usualTerms, employeeId };
    await host.db.insert(payTerms).values([
      { ...terms, monthlyBasePaise: 23_000_00, validFrom: "2025-10-01" },
      { ...terms, monthlyBasePaise: 27_000_00, validFrom: "2025-12-01" },
    ]);
    await host.db.insert(leaves).values({
      employeeId,
      kind: "PAID",
      firstDate: "2025-10-01",
      lastDate: "2026-04-30",
      createdBy: "owner@example.com",
    });
  }
});

/** Returns the amounts that the state insurance takes of a person in October, November, December, March and April. */
async function insuranceOf(name: string) {
  const found = [];
  for (const month of ["2025-10", "2025-11", "2025-12", "2026-03", "2026-04"]) {
    const params = { month, employeeId: String(ids.get(name)) };
    const { body } = await host.call("owner", "getPayslip", { params });
    const lines: readonly PayLine[] = body.lines;
    found.push(lines.find(({ kind }) => kind === "STATE_INSURANCE")?.amount);
  }
  return found;
}

const none = undefined;

test("the mark on the employee's page covers up to 25,000, until the contribution period ends", async () => {
  expect(await insuranceOf("Asha")).toEqual([none, none, none, none, none]);
  const params = { id: String(ids.get("Asha")) };
  const { body } = await host.call("owner", "getEmployee", { params });
  expect(body.hasDisability).toBe(false);
  const edited = { ...body, id: undefined, hasDisability: true };
  expect(await host.call("owner", "updateEmployee", { params, body: edited })).toMatchObject({
    status: 200,
    body: { hasDisability: true },
  });
  expect((await host.call("owner", "getEmployees")).text).not.toContain("hasDisability");
  expect(await insuranceOf("Asha")).toEqual([-172.5, -165.87, -202.5, -202.5, none]);
  expect(await insuranceOf("Bala")).toEqual([none, none, none, none, none]);
});

test("the locked months keep the contribution, and the file for the portal lists the person", async () => {
  const lock = (month: string) => host.call("owner", "lockPayrollMonth", { params: { month } });
  expect((await lock("2025-12")).status).toBe(200);
  const { text } = await host.call("owner", "getEsiReturn", { params: { month: "2025-12" } });
  const rows: string[][] = parse(text, { bom: true, from_line: 2 });
  expect(rows.map(([, name, , wages]) => [name, wages])).toEqual([["Asha", "27000"]]);
  // The locked October still decides until March, and the changed mark makes no arrears.
  expect(await insuranceOf("Asha")).toEqual([-172.5, -165.87, -202.5, -202.5, none]);
  const params = { month: "2026-01", employeeId: String(ids.get("Asha")) };
  const { body } = await host.call("owner", "getPayslip", { params });
  expect(body.lines.map(({ kind }: PayLine) => kind)).not.toContain("ARREARS");
});

test("a rate has its own limit for people with a disability", async () => {
  const { body: rates } = await host.call("owner", "getStatutoryRates", {
    query: { filter: { kind: "STATE_INSURANCE" } },
  });
  expect(
    rates.map(({ disabilityWagesUpTo }: { disabilityWagesUpTo: number }) => disabilityWagesUpTo),
  ).toEqual([25_000, 25_000]);
  const last = rates.at(-1);
  const edit = await host.call("owner", "updateStatutoryRate", {
    params: { id: String(last.id) },
    body: { ...last, id: undefined, disabilityWagesUpTo: 30_000 },
  });
  expect(edit).toMatchObject({ status: 200, body: { disabilityWagesUpTo: 30_000 } });
  expect(await insuranceOf("Asha")).toEqual([-172.5, -165.87, -202.5, -202.5, -202.5]);
});
