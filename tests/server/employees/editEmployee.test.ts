import { expect, test } from "vitest";
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
