import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { recordChange } from "../../../server/audit/auditLog";
import { boxSpecifications, orders } from "../../../server/db/schema";
import { transactOf } from "../../../server/db/transact";
import { records } from "../../../server/features";
import { auditCheck } from "../../../server/records/auditCheck";
import { newOrder } from "../../support/newOrder";
import { plant } from "../../support/plant";

const host = plant();
const author = { adminId: null, email: "owner@example.com" };
let id = 0;

beforeAll(async () => {
  id = (await host.call("staff", "createOrder", { body: newOrder("Kaveri Weaves") })).body.id;
});

const checkedWrite: ReturnType<typeof transactOf> = (work) =>
  transactOf(host.db, "moveOrder", { unique: {}, checkWrite: auditCheck(records) })(work);

const unitOf = async () =>
  (await host.db.select({ unit: orders.unit }).from(orders).where(eq(orders.id, id)))[0]?.unit;

test("a write of a record without an audit row fails by the call's and the record's name", async () => {
  const write = checkedWrite((tx) => tx.update(orders).set({ unit: "B" }).where(eq(orders.id, id)));
  await expect(write).rejects.toThrow(`moveOrder wrote without an audit row: order ${id}`);
  expect(await unitOf()).toBe("A");
});

test("an audit row of another record or of an earlier transaction does not count", async () => {
  const write = checkedWrite(async (tx) => {
    await tx.update(orders).set({ unit: "B" }).where(eq(orders.id, id));
    await recordChange(tx, author, { call: "moveOrder", record: `order ${id + 1}` });
  });
  await expect(write).rejects.toThrow(`order ${id}`);
});

test("a write with its audit row passes, and so does one that writes no record", async () => {
  await checkedWrite(async (tx) => {
    await tx.update(orders).set({ unit: "B" }).where(eq(orders.id, id));
    await recordChange(tx, author, { call: "updateOrder", record: `order ${id}` });
  });
  await checkedWrite((tx) => tx.execute(sql`select 1`));
  expect(await unitOf()).toBe("B");
});

test("each new row needs an audit row of its own", async () => {
  const write = checkedWrite(async (tx) => {
    const rows = await tx
      .insert(boxSpecifications)
      .values(["Tea", "Mango"].map((name) => ({ client: "Kaveri", name, createdBy: author.email })))
      .returning({ id: boxSpecifications.id });
    const [first] = rows;
    await recordChange(tx, author, {
      call: "createSpecification",
      record: `specification ${first?.id}`,
    });
  });
  await expect(write).rejects.toThrow(/audit row: specification \d+$/);
});
