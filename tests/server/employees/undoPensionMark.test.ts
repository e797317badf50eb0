import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { employees } from "../../../server/db/schema";
import { exampleOf } from "../../support/examples";
import { plant } from "../../support/plant";
import { importCalls } from "../imports/importCalls";

const host = plant();
const file = importCalls(host);

const member = { pension: "MEMBER", fundJoinedOn: "2015-07-01" } as const;
const aboveCeiling =
  "The base of ₹20,000 on 1 Jul 2015 is above the pension's ceiling of ₹15,000: who joins the fund above it is no member";

/** Registers a person who joined the plant before the fund. */
async function register(email: string) {
  const { body } = exampleOf("registerEmployee", 1);
  const reply = await host.call("owner", "registerEmployee", { body: { ...body, email } });
  const { employeeId: id, barcodeId }: { employeeId: number; barcodeId: string } = reply.body;
  await host.db.execute(
    sql`update employments set joined_on = '2015-01-01' where employee_id = ${id}`,
  );
  const edit = (version: number, changes: object) =>
    host.call("owner", "updateEmployee", {
      params: { id: String(id) },
      body: { ...body, email, version, ...changes },
    });
  const setSalary = (validFrom: string, monthlyBaseSalary: number) =>
    host.call("owner", "addSalary", {
      body: {
        ...{ employeeId: id, validFrom, monthlyBaseSalary },
        ...{ otMultiplierFactor: 2, workingDays: 26 },
      },
    });
  const readMark = async () => {
    const [row] = await host.db.select().from(employees).where(eq(employees.id, id));
    return row?.pension;
  };
  return { id, barcodeId, edit, setSalary, readMark };
}

async function undoLatest() {
  const { body } = await host.call("owner", "getUndoable");
  return host.call("owner", "undoChange", { params: { id: String(body.changes[0].id) } });
}

const undoImport = (id: number) => host.call("owner", "undoImport", { params: { id: String(id) } });

test("the undo of an edit does not restore a pension mark that later terms of pay contradict", async () => {
  const { edit, setSalary, readMark } = await register("undo-asha@example.com");
  expect(await edit(1, member)).toMatchObject({ status: 200 });
  expect(await edit(2, { ...member, pension: "EXCLUDED" })).toMatchObject({ status: 200 });
  expect(await setSalary("2015-01-01", 20_000)).toMatchObject({ status: 200 });
  expect(await undoLatest()).toMatchObject({ status: 409, body: { message: aboveCeiling } });
  expect(await readMark()).toBe("EXCLUDED");
  expect(await setSalary("2015-01-01", 15_000)).toMatchObject({ status: 200 });
  expect(await undoLatest()).toMatchObject({ status: 200 });
  expect(await readMark()).toBe("MEMBER");
});

test("the undo of an edit does not restore a joining day on which the terms of pay contradict the mark", async () => {
  const { edit, setSalary } = await register("undo-bina@example.com");
  expect(await edit(1, member)).toMatchObject({ status: 200 });
  expect(await edit(2, { ...member, fundJoinedOn: "2015-03-01" })).toMatchObject({ status: 200 });
  expect(await setSalary("2015-07-01", 20_000)).toMatchObject({ status: 200 });
  expect(await undoLatest()).toMatchObject({ status: 409, body: { message: aboveCeiling } });
});

test("the undo of a file of employees does not restore a mark that later terms of pay contradict", async () => {
  const { barcodeId, edit, setSalary, readMark } = await register("undo-chitra@example.com");
  expect(await edit(1, member)).toMatchObject({ status: 200 });
  const { body } = await file("employees", [
    ["barcodeId", "pension"],
    [barcodeId, "EXCLUDED"],
  ]);
  expect(body).toMatchObject({ changed: 1 });
  expect(await setSalary("2015-01-01", 20_000)).toMatchObject({ status: 200 });
  expect(await undoImport(body.importId)).toMatchObject({
    status: 409,
    body: { message: aboveCeiling },
  });
  expect(await readMark()).toBe("EXCLUDED");
});

test("the undo of a file of terms does not bring back earlier terms that contradict a mark", async () => {
  const { barcodeId, edit, setSalary } = await register("undo-deepa@example.com");
  expect(await setSalary("2015-01-01", 20_000)).toMatchObject({ status: 200 });
  const { body } = await file("payTerms", [
    ["barcodeId", "validFrom", "monthlyBaseSalary", "otMultiplierFactor", "workingDays"],
    [barcodeId, "2015-06-15", "15000", "2", "26"],
  ]);
  expect(body).toMatchObject({ created: 1 });
  expect(await edit(1, member)).toMatchObject({ status: 200 });
  expect(await undoImport(body.importId)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining("cannot have a base above the ceiling of ₹15,000") },
  });
  expect(await edit(2, { ...member, pension: "EXCLUDED" })).toMatchObject({ status: 200 });
  expect(await undoImport(body.importId)).toMatchObject({ status: 200 });
});
