import { and, eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { employees, leaves, payslips, payTerms, statutoryRates } from "../../../server/db/schema";
import { lawfulRates } from "../../../server/pay/lawfulRates";
import { statutoryColumns } from "../../../server/pay/rateHandlers";
import { hire } from "../../support/hire";
import { plant } from "../../support/plant";
import { usualTerms } from "../../support/workedMonth";

const host = plant();

const [september, october] = [
  { params: { month: "2026-09" } },
  { params: { month: "2026-10" } },
] as const;

let bala = 0;

beforeAll(async () => {
  // The plant has the fund's rate of before 17 September 2026.
  const older = lawfulRates
    .filter(({ validFrom }) => validFrom < "2026-09-17")
    .map(({ validTo, ...rate }) => ({
      ...rate,
      ...(validTo !== undefined && validTo < "2026-09-16" && { validTo }),
    }));
  await host.db.insert(statutoryRates).values(older.map(statutoryColumns));
  const joinedAt = new Date("2026-09-01T08:00:00+05:30");
  const people = [
    { name: "Asha", barcodeId: "EMP-A-00001", uan: "100900000001", basePaise: 26_000_00 },
    { name: "Bala", barcodeId: "EMP-A-00002", basePaise: 14_000_00 },
  ];
  for (const { basePaise: monthlyBasePaise, ...person } of people) {
    const employeeId = await hire(host.db, { ...person, joinedAt });
    await host.db
      .insert(payTerms)
      .values({ ...usualTerms, employeeId, monthlyBasePaise, validFrom: "2026-09-01" });
    await host.db.insert(leaves).values({
      employeeId,
      kind: "PAID",
      firstDate: "2026-09-01",
      lastDate: "2026-10-31",
      createdBy: "owner@example.com",
    });
    bala = employeeId;
  }
});

const textOf = (kind?: "SUPPLEMENTARY" | "REVISED") =>
  host.call("owner", "getEpfReturn", { ...september, query: { ...(kind && { kind }) } });
const readReturns = async () => (await host.call("owner", "getEpfReturns", september)).body;
const file = (kind: "REGULAR" | "SUPPLEMENTARY" | "REVISED") =>
  host.call("owner", "fileEpfReturn", { ...september, body: { kind } });
const pay = () => host.call("owner", "payEpfReturns", september);

const asha = "100900000001#~#Asha#~#26000#~#15000#~#15000#~#15000#~#1800#~#1250#~#550#~#0#~#0\r\n";

test("an open month has no return", async () => {
  expect(await readReturns()).toEqual({ month: "2026-09", filed: [], next: [], lowered: [] });
  expect(await file("REGULAR")).toMatchObject({ status: 409 });
});

test("a filed regular return stays as filed, and can be taken back with a reason", async () => {
  expect((await host.call("owner", "lockPayrollMonth", september)).status).toBe(200);
  const sums = { kind: "REGULAR", members: 1, employees: 1_800, employer: 1_800 };
  expect(await readReturns()).toMatchObject({ filed: [], next: [sums] });
  expect((await textOf()).text).toBe(asha);
  expect(await file("REVISED")).toMatchObject({
    status: 409,
    body: {
      message: "September 2026 has nothing to file in a revised return of the provident fund",
    },
  });
  expect((await file("REGULAR")).status).toBe(200);
  expect(await file("REGULAR")).toMatchObject({ status: 409 });
  const body = { reason: "The portal rejected it" };
  expect((await host.call("owner", "withdrawEpfReturn", { ...september, body })).status).toBe(200);
  expect(await host.call("owner", "withdrawEpfReturn", { ...september, body })).toMatchObject({
    status: 409,
  });
  expect((await file("REGULAR")).status).toBe(200);
  expect(await readReturns()).toMatchObject({
    filed: [{ ...sums, filedBy: "owner@example.com" }],
    next: [],
  });
});

test("a member whose UAN comes later makes a supplementary return", async () => {
  await host.db.update(employees).set({ uan: "100900000002" }).where(eq(employees.id, bala));
  expect((await textOf("SUPPLEMENTARY")).text).toBe(
    "100900000002#~#Bala#~#14000#~#14000#~#14000#~#14000#~#1680#~#1166#~#514#~#0#~#0\r\n",
  );
  expect((await textOf()).text).toBe(asha);
  expect((await file("SUPPLEMENTARY")).status).toBe(200);
  expect((await pay()).status).toBe(200);
  expect(await pay()).toMatchObject({ status: 409 });
  const { filed, next } = await readReturns();
  expect(filed).toMatchObject([{ paidAt: expect.any(String) }, { paidAt: expect.any(String) }]);
  expect(next).toEqual([]);
});

test("arrears of the fund in a later month raise the member's line in a revised return", async () => {
  const locked = await host.db.select().from(payslips);
  const change = { params: { change: "FUND_CEILING" } };
  expect((await host.call("owner", "adoptStatutoryChange", change)).status).toBe(200);
  expect((await readReturns()).next).toEqual([]);
  expect((await host.call("owner", "lockPayrollMonth", october)).status).toBe(200);
  // Half of the month by each ceiling: 26,000 × 14/30 and 15,000 × 16/30.
  expect((await textOf("REVISED")).text).toBe(
    "100900000001#~#Asha#~#26000#~#19667#~#19667#~#19667#~#2360#~#1638#~#722#~#0#~#0\r\n",
  );
  expect((await file("REVISED")).status).toBe(200);
  expect(await readReturns()).toMatchObject({
    filed: [{}, {}, { kind: "REVISED", members: 1, employees: 2_360, employer: 2_360 }],
    next: [],
    lowered: [],
  });
  const ofSeptember = await host.db.select().from(payslips);
  expect(ofSeptember.filter(({ runId }) => runId === locked[0]?.runId)).toEqual(locked);
});

test("a member with less than a paid return is named, and not revised", async () => {
  await host.db
    .update(employees)
    .set({ pension: "EXCLUDED", fundJoinedOn: "2020-01-01" })
    .where(and(eq(employees.id, bala)));
  expect(await readReturns()).toMatchObject({
    next: [],
    lowered: [{ uan: "100900000002", name: "Bala", paid: 3_360, now: 3_360 }],
  });
  expect(await textOf("REVISED")).toMatchObject({ status: 409 });
});
