import { asc, eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import type { CallName } from "../../../contract/routes";
import { audit, employees, orders } from "../../../server/db/schema";
import { exampleOf } from "../../support/examples";
import { newOrder } from "../../support/newOrder";
import { plant, type Replied, type Who } from "../../support/plant";

const host = plant();

/** Makes one call for each record, one after the other, as the office does with selected rows. */
async function callForEach(who: Who, call: CallName, ids: readonly number[], body: object) {
  const replies: Replied[] = [];
  for (const id of ids)
    replies.push(await host.call(who, call, { params: { id: String(id) }, body }));
  return replies;
}

test("two people who move the same orders together lose none, and each row is told its result", async () => {
  const ids: number[] = [];
  for (let index = 0; index < 12; index += 1) {
    const { body } = await host.call("staff", "createOrder", { body: newOrder("Kaveri Weaves") });
    ids.push(body.id);
  }
  const [forward, further] = await Promise.all([
    callForEach("staff", "moveOrder", ids, { status: "IN_PROGRESS" }),
    callForEach("owner", "moveOrder", ids.toReversed(), { status: "COMPLETED" }),
  ]);
  for (const { status, body } of [...forward, ...further])
    if (status === 200) expect(body).toMatchObject({ id: expect.any(Number) });
    else expect([status, body.message]).toEqual([409, expect.stringMatching(/#\d+/)]);
  const moved = await host.db
    .select()
    .from(audit)
    .where(eq(audit.call, "moveOrder"))
    .orderBy(asc(audit.id));
  const done = [...forward, ...further].filter(({ status }) => status === 200);
  expect(moved).toHaveLength(done.length);
  for (const row of await host.db.select().from(orders).where(inArray(orders.id, ids))) {
    const steps = moved.filter(({ record }) => record === `order ${row.id}`);
    const after = steps.map((step) => Reflect.get(step.after ?? {}, "status"));
    const before = steps.map((step) => Reflect.get(step.before ?? {}, "status"));
    expect(before).toEqual(["TODO", ...after.slice(0, -1)]);
    expect(row).toMatchObject({ status: after.at(-1), version: 1 + steps.length });
  }
});

test("two people who reinstate the same people together take each back once", async () => {
  const ids: number[] = [];
  for (const n of [1, 2, 3]) {
    const { body } = await host.call("owner", "registerEmployee", {
      body: exampleOf("registerEmployee", n).body,
    });
    ids.push(body.employeeId);
  }
  await host.db
    .update(employees)
    .set({ deactivatedAt: new Date() })
    .where(inArray(employees.id, ids));
  const replies = await Promise.all([
    callForEach("owner", "reinstateEmployee", ids, {}),
    callForEach("owner", "reinstateEmployee", ids.toReversed(), {}),
  ]);
  const refused = replies.flat().filter(({ status }) => status !== 200);
  expect(refused).toHaveLength(ids.length);
  for (const { status, body } of refused)
    expect([status, body.message]).toEqual([409, expect.stringContaining("has not left")]);
  const active = await host.db.select().from(employees).where(inArray(employees.id, ids));
  expect(active.map(({ deactivatedAt }) => deactivatedAt)).toEqual([null, null, null]);
  const notes = await host.db.select().from(audit).where(eq(audit.call, "reinstateEmployee"));
  expect(notes).toHaveLength(ids.length);
});
