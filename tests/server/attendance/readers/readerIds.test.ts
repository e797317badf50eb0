import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { employees, employments } from "../../../../server/db/schema";
import { contentOf } from "../../../support/contentOf";
import { at, errorsOf, log, readerPlant } from "./readerPlant";

const { host, ids, setId, send, check, confirm, counting } = readerPlant();

test("nothing is imported while one row is wrong, and each wrong row is named at its cell", async () => {
  const file = log(
    "7\t2025-10-06 08:59:31\t1\t0\t1\t0",
    "99\t2025-10-06 09:00:00\t1\t0\t1\t0",
    "12\t2025-13-06 09:00:00\t1\t0\t1\t0",
    "\t2025-10-06 09:00:00\t1\t0\t1\t0",
  );
  const before = await contentOf(host.db);
  const { plan, ...body } = await check(file);
  expect(body).toMatchObject({ created: 0, wrong: 3 });
  expect(errorsOf(body)).toEqual([
    {
      row: 2,
      0: "No employee has the reader’s user ID 99. Enter it on the employee’s page, or leave the ID out",
    },
    { row: 3, 1: expect.stringContaining("2026-11-21 08:59:31") },
    { row: 4, 0: "Required" },
  ]);
  expect((await send(file, { plan })).body).toMatchObject({ created: 0, wrong: 3 });
  expect(await contentOf(host.db)).toEqual(before);
});

test("the rows of ids that are no employees are left out, and rows before the first day", async () => {
  const file = log(
    "7\t2025-09-30 08:00:00\t1\t0\t1\t0",
    "98\t2025-09-30 08:00:00\t1\t0\t1\t0",
    "99\t2025-10-06 09:00:00\t1\t0\t1\t0",
    "12\t2025-10-06 09:00:05\t1\t0\t1\t0",
  );
  const reader = { from: "2025-10-01", leftOut: ["99"] };
  expect(await confirm(file, reader)).toMatchObject({ created: 1, left: 3, wrong: 0 });
  expect(await counting()).toEqual(["12 2025-10-06T09:00:05"]);
});

test("the ids to leave out are found in capitals or not, and an employee's id may be among them", async () => {
  const file = log(
    "G1\t2025-10-06 09:00:00\t1",
    "7\t2025-10-06 09:00:00\t1",
    "12\t2025-10-06 09:00:05\t1",
  );
  expect(await confirm(file, { leftOut: [" g1", "7"] })).toMatchObject({ created: 1, left: 2 });
  expect(await counting()).toEqual(["12 2025-10-06T09:00:05"]);
});

test("ids with zeros find their person unless two could be meant", async () => {
  await setId(ids.asha, "0007");
  const file = log("00000007\t2025-10-06 08:59:31\t1\t0\t1\t0");
  expect(await check(file)).toMatchObject({ created: 1 });
  await setId(ids.bina, "7");
  expect(errorsOf(await check(file))).toEqual([
    { row: 1, 0: expect.stringContaining("Asha Rao, Bina Gowda") },
  ]);
  expect(await check(log("7\t2025-10-06 08:59:31\t1"))).toMatchObject({
    created: 1,
    rows: [{ scan: { name: "Bina Gowda" } }],
  });
});

test("an id belongs to the person who was employed then: a leaver and the successor have the same", async () => {
  await host.db
    .update(employees)
    .set({ deactivatedAt: at("2025-10-31T18:00") })
    .where(eq(employees.id, ids.asha));
  await host.db
    .update(employments)
    .set({ leftOn: "2025-10-31" })
    .where(eq(employments.employeeId, ids.asha));
  await setId(ids.bina, "7");
  await host.db
    .update(employments)
    .set({ joinedOn: "2025-11-03" })
    .where(eq(employments.employeeId, ids.bina));
  const file = log("7\t2025-10-06 08:59:31\t1\t0\t1\t0", "7\t2025-11-05 08:59:31\t1\t0\t1\t0");
  expect(await check(file)).toMatchObject({
    created: 2,
    rows: [{ scan: { name: "Asha Rao" } }, { scan: { name: "Bina Gowda" } }],
  });
  expect(errorsOf(await check(log("7\t2025-11-02 12:00:00\t1")))).toEqual([
    { row: 1, 0: expect.stringContaining("is not employed on") },
  ]);
});
