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

test("whoever has left is taken back, with the same number, barcode and email", async () => {
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

test("whoever works here cannot be taken back", async () => {
  const { employeeId } = await register("bina@example.com");
  expect(await takeBack(employeeId)).toMatchObject({
    status: 409,
    body: { message: "Chaitra Gowda has not left" },
  });
  expect(await takeBack(999_999)).toMatchObject({ status: 404 });
});

test("whoever comes back to an email that is somebody else's now is told by the field, and can change it", async () => {
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

test("of five who take one employee back at once one does", async () => {
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
