import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { payTerms, statutoryRates } from "../../../server/db/schema";
import { exampleOf } from "../../support/examples";
import { plant } from "../../support/plant";

const host = plant();

async function register(email: string): Promise<{ employeeId: number; barcodeId: string }> {
  const { body } = exampleOf("registerEmployee", 1);
  return (await host.call("owner", "registerEmployee", { body: { ...body, email } })).body;
}

const leave = (barcodeId: string) =>
  host.call("owner", "deactivateEmployee", { params: { barcodeId } });
const takeBack = (id: number) =>
  host.call("owner", "reinstateEmployee", { params: { id: String(id) } });

const edit = (id: number, changes: object) =>
  host.call("owner", "updateEmployee", {
    params: { id: String(id) },
    body: { ...exampleOf("registerEmployee", 1).body, version: 1, ...changes },
  });

test("a former employee is reactivated, with the same number, barcode and email", async () => {
  const { employeeId, barcodeId } = await register("asha@example.com");
  await leave(barcodeId);
  expect(await takeBack(employeeId)).toMatchObject({
    status: 200,
    body: { id: employeeId, barcodeId, email: "asha@example.com", active: true, version: 3 },
  });
  const body = { barcodeId };
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const found = { body: new URLSearchParams(body).toString(), headers };
  expect(await host.call("owner", "getEmployeeNameAndUnit", found)).toMatchObject({ status: 200 });
});

test("an active employee cannot be reactivated", async () => {
  const { employeeId } = await register("bina@example.com");
  expect(await takeBack(employeeId)).toMatchObject({
    status: 409,
    body: { message: "Chaitra Gowda has not left" },
  });
  expect(await takeBack(999_999)).toMatchObject({ status: 404 });
});

test("a reactivation with an email that is taken now is refused by the field, and can change it", async () => {
  const left = await register("shared@example.com");
  await leave(left.barcodeId);
  const successor = await register("shared@example.com");
  expect(await takeBack(left.employeeId)).toMatchObject({
    status: 409,
    body: { errors: { email: expect.stringContaining("has this email now") } },
  });
  expect(await edit(left.employeeId, { email: "own@example.com", version: 2 })).toMatchObject({
    status: 200,
    body: { active: false },
  });
  expect(await takeBack(left.employeeId)).toMatchObject({ status: 200 });
  expect(await edit(successor.employeeId, { email: "OWN@example.com" })).toMatchObject({
    status: 409,
    body: { errors: { email: "There is an employee with this email" } },
  });
});

test("one of five simultaneous reactivations of an employee succeeds", async () => {
  const { employeeId, barcodeId } = await register("dev@example.com");
  await leave(barcodeId);
  const replies = await Promise.all(Array.from({ length: 5 }, () => takeBack(employeeId)));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
});

test("an employee who changes the unit keeps the barcode of the badge", async () => {
  const { employeeId, barcodeId } = await register("esha@example.com");
  expect(await edit(employeeId, { email: "esha@example.com", unit: "B" })).toMatchObject({
    status: 200,
    body: { unit: "B", barcodeId },
  });
});

test("UAN and ESI number have their digits, and are on the employee's own page and in no list", async () => {
  const email = "gauri@example.com";
  const { employeeId } = await register(email);
  for (const [changes, field, message] of [
    [{ uan: "10090000791" }, "uan", "A UAN has 12 digits"],
    [{ uan: "10090000791A" }, "uan", "A UAN has 12 digits"],
    [{ esiNumber: "53000060071" }, "esiNumber", "An insured person's ESI number has 10 digits"],
  ] as const)
    expect(await edit(employeeId, { email, ...changes })).toMatchObject({
      status: 400,
      body: { errors: { [field]: message } },
    });
  const numbers = { uan: "100900007919", esiNumber: "5300006007" };
  const storedNumbers = { uan: numbers.uan, esiNumber: numbers.esiNumber };
  expect(await edit(employeeId, { email, ...numbers, uan: " 100900007919 " })).toMatchObject({
    status: 200,
    body: { ...storedNumbers, version: 2 },
  });
  expect((await host.call("owner", "getEmployees")).text).not.toContain(numbers.uan);
  const history = { params: { kind: "employee", id: String(employeeId) } };
  expect((await host.call("owner", "getHistory", history)).text).toContain(numbers.uan);
  const without = await edit(employeeId, { email, version: 2 });
  expect(without.body).not.toHaveProperty("uan");
});

test("a member of the pension who joined the fund above the ceiling of that day is refused at the mark", async () => {
  const email = "harini@example.com";
  const { employeeId } = await register(email);
  const terms = { employeeId, workingDays: 26, otMultiplierFactor: 2 };
  await host.db.insert(payTerms).values([
    { ...terms, validFrom: "2015-01-01", monthlyBasePaise: 15_000_00 },
    { ...terms, validFrom: "2016-01-01", monthlyBasePaise: 15_001_00 },
    { ...terms, validFrom: "2026-09-17", monthlyBasePaise: 25_000_00 },
    { ...terms, validFrom: "2026-10-01", monthlyBasePaise: 26_000_00 },
  ]);
  const member = (fundJoinedOn: string, version = 1) =>
    edit(employeeId, { email, pension: "MEMBER", fundJoinedOn, version });
  expect(await member("2016-01-01")).toMatchObject({
    status: 400,
    body: {
      errors: {
        pension:
          "The base of ₹15,001 on 1 Jan 2016 is above the pension's ceiling of ₹15,000: who joins the fund above it is no member",
      },
    },
  });
  expect((await member("2026-10-01")).body.errors.pension).toContain("ceiling of ₹25,000");
  // A member of before September 2014, one whose wages are not known, and those up to the ceiling.
  for (const [index, date] of ["2012-04-01", "2014-10-01", "2015-12-31", "2026-09-17"].entries())
    expect(await member(date, index + 1)).toMatchObject({ status: 200 });
  const rate = { kind: "PROVIDENT_FUND", wageBase: "CODE", percent: 12 } as const;
  await host.db.insert(statutoryRates).values({
    ...rate,
    validFrom: "2016-01-01",
    validTo: "2016-12-31",
    wagesFromPaise: 0,
    limitBase: "SAME",
    coverage: "MONTH",
    pensionCeilingPaise: 16_000_00,
    isActive: true,
  });
  expect(await member("2016-01-01", 5)).toMatchObject({ status: 200 });
  // A rise of the base for the same day leaves the stored mark, and the other fields can be edited.
  await host.db.execute(
    sql`update pay_terms set monthly_base_paise = 1700000 where employee_id = ${employeeId}`,
  );
  expect(await member("2016-01-01", 6)).toMatchObject({ status: 200 });
});

test("the pension mark and the day of joining the fund agree with each other and with the birth", async () => {
  const email = "indira@example.com";
  const { employeeId } = await register(email);
  const refused = async (changes: object) => (await edit(employeeId, { email, ...changes })).body;
  expect(await refused({ pension: "EXCLUDED", fundJoinedOn: "2014-08-31" })).toMatchObject({
    errors: { pension: "Must be a member: joined before 1 September 2014" },
  });
  expect(await refused({ fundJoinedOn: "1950-01-01" })).toMatchObject({
    errors: { fundJoinedOn: "Must be after the date of birth" },
  });
  const excluded = { pension: "EXCLUDED", fundJoinedOn: "2014-09-01" };
  expect(await edit(employeeId, { email, ...excluded })).toMatchObject({
    status: 200,
    body: excluded,
  });
});

test("bank details belong together, and are on the employee's own page and in no list", async () => {
  const email = "fatima@example.com";
  const { employeeId } = await register(email);
  const one = { params: { id: String(employeeId) } };
  const bank = { bankAccountNumber: "50100012345678", bankIfsc: "plnt0000412" };
  for (const [changes, field] of [
    [{ ...bank, bankAccountNumber: "1234 5678 90" }, "bankAccountNumber"],
    [{ ...bank, bankIfsc: "PLNT1000412" }, "bankIfsc"],
    [{ ...bank, bankIfsc: null }, "bankIfsc"],
    [{ ...bank, bankAccountNumber: "" }, "bankAccountNumber"],
  ] as const)
    expect(await edit(employeeId, { email, ...changes })).toMatchObject({
      status: 400,
      body: { errors: { [field]: expect.any(String) } },
    });
  const bankDetails = { bankAccountNumber: "50100012345678", bankIfsc: "PLNT0000412" };
  expect(await edit(employeeId, { email, ...bank })).toMatchObject({
    status: 200,
    body: { ...bankDetails, version: 2 },
  });
  expect((await host.call("owner", "getEmployee", one)).body).toMatchObject(bankDetails);
  expect((await host.call("owner", "getEmployees")).text).not.toContain("50100012345678");
  expect(await host.call("staff", "getEmployee", one)).toMatchObject({ status: 403 });
  const history = { params: { kind: "employee", id: String(employeeId) } };
  expect((await host.call("owner", "getHistory", history)).text).toContain("50100012345678");
  expect(await host.call("staff", "getHistory", history)).toMatchObject({ status: 403 });
  const without = await edit(employeeId, { email, version: 2 });
  expect(without.status).toBe(200);
  expect(without.body).not.toHaveProperty("bankAccountNumber");
});

test("terms of pay and a joining day that come after the pension mark are refused at their fields", async () => {
  const email = "jyothi@example.com";
  const { employeeId, barcodeId } = await register(email);
  await host.db.execute(
    sql`update employments set joined_on = '2015-01-01' where employee_id = ${employeeId}`,
  );
  const member = { email, pension: "MEMBER", fundJoinedOn: "2015-07-01" };
  expect((await edit(employeeId, member)).status).toBe(200);
  const terms = (validFrom: string, monthlyBaseSalary: number) => ({
    validFrom,
    monthlyBaseSalary,
    otMultiplierFactor: 2,
    workingDays: 26,
  });
  const setUp = (validFrom: string, base: number) =>
    host.call("owner", "addSalary", { body: { employeeId, ...terms(validFrom, base) } });
  const refused =
    "A member of the pension who joined the fund on 1 Jul 2015 cannot have a base above the ceiling of ₹15,000 on that day: change the pension mark on the employee's page first";
  expect(await setUp("2015-01-01", 15_001)).toMatchObject({ status: 400 });
  expect((await setUp("2015-01-01", 15_001)).text).toContain(`monthlyBaseSalary: ${refused}`);
  const file = (validFrom: string, base: number) =>
    host.call("owner", "importRecords", {
      params: { resource: "payTerms" },
      file: `barcodeId,validFrom,monthlyBaseSalary,otMultiplierFactor,workingDays\n${barcodeId},${validFrom},${base},2,26`,
    });
  expect((await file("2015-06-01", 20_000)).text).toContain(refused);
  // Only the terms on the joining day decide on the mark: not terms that were replaced before it, and not later rises.
  expect((await setUp("2015-06-15", 15_000)).status).toBe(200);
  expect((await setUp("2015-01-01", 20_000)).status).toBe(200);
  expect((await setUp("2017-01-01", 30_000)).status).toBe(200);
  const later = { ...member, fundJoinedOn: "2017-02-01", version: 2 };
  expect((await edit(employeeId, later)).body.errors).toEqual({
    fundJoinedOn: expect.stringContaining("above the pension's ceiling of ₹15,000"),
  });
});
