import { expect, test } from "vitest";
import { exampleOf } from "../../support/examples";
import { plant } from "../../support/plant";
import { importCalls } from "../imports/importCalls";

const host = plant();

async function register(email: string): Promise<{ employeeId: number; barcodeId: string }> {
  const { body } = exampleOf("registerEmployee", 1);
  return (await host.call("owner", "registerEmployee", { body: { ...body, email } })).body;
}

const edit = (id: number, changes: object) =>
  host.call("owner", "updateEmployee", {
    params: { id: String(id) },
    body: { ...exampleOf("registerEmployee", 1).body, version: 1, ...changes },
  });

const one = async (id: number) =>
  (await host.call("owner", "getEmployee", { params: { id: String(id) } })).body;

test("an active employee alone has a reader's user id, and a leaver's is free again", async () => {
  const asha = await register("reader-asha@example.com");
  const bina = await register("reader-bina@example.com");
  const changes = { email: "reader-asha@example.com", readerUserId: " A7 " };
  expect(await edit(asha.employeeId, changes)).toMatchObject({
    status: 200,
    body: { readerUserId: "A7" },
  });
  const same = { email: "reader-bina@example.com", readerUserId: "a7" };
  expect(await edit(bina.employeeId, same)).toMatchObject({
    status: 409,
    body: { errors: { readerUserId: "Another active employee has this reader’s user ID" } },
  });
  await host.call("owner", "deactivateEmployee", { params: { barcodeId: asha.barcodeId } });
  expect(await edit(bina.employeeId, same)).toMatchObject({ status: 200 });
  const back = await host.call("owner", "reinstateEmployee", {
    params: { id: String(asha.employeeId) },
  });
  expect(back).toMatchObject({
    status: 409,
    body: { errors: { readerUserId: expect.stringContaining("change one of the two first") } },
  });
});

test("a reader's user id has at most nine letters or digits, and an empty one is none", async () => {
  const { employeeId } = await register("reader-long@example.com");
  const email = "reader-long@example.com";
  for (const readerUserId of ["1234567890", "12-3", "1 2"])
    expect(await edit(employeeId, { email, readerUserId })).toMatchObject({
      status: 400,
      body: { errors: { readerUserId: "A reader’s user ID has 1 to 9 letters or digits" } },
    });
  expect(await edit(employeeId, { email, readerUserId: "000000012" })).toMatchObject({
    status: 200,
  });
  expect(await edit(employeeId, { email, readerUserId: "", version: 2 })).toMatchObject({
    status: 200,
  });
  expect((await one(employeeId)).readerUserId).toBeUndefined();
});

test("a file gives reader's user ids to new and known people, and two equal ids are refused at the cell", async () => {
  const { employeeId, barcodeId } = await register("reader-file@example.com");
  const other = await register("reader-other@example.com");
  const file = importCalls(host);
  const headings = ["barcodeId", "readerUserId"];
  const twice = await file("employees", [headings, [barcodeId, "55"], [other.barcodeId, "55"]]);
  expect(twice.body).toMatchObject({
    changed: 0,
    wrong: 1,
    rows: [
      { row: 2, state: "changed" },
      { row: 3, errors: { 1: "The same as in row 2" } },
    ],
  });
  expect((await file("employees", [headings, [barcodeId, "55"]])).body).toMatchObject({
    changed: 1,
  });
  expect(await one(employeeId)).toMatchObject({ readerUserId: "55", version: 2 });
  const taken = await file("employees", [headings, [other.barcodeId, "55"]]);
  expect(taken.body).toMatchObject({
    wrong: 1,
    rows: [{ errors: { 1: "Another active employee has this reader’s user ID" } }],
  });
});
