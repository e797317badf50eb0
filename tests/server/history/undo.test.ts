import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { audit } from "../../../server/db/schema";
import { newOrder } from "../../support/newOrder";
import { plant, type Who } from "../../support/plant";
import { undoCalls } from "./undoCalls";

const host = plant();
const { offered, undo, latest } = undoCalls(host);

async function placeOrder(): Promise<string> {
  const body = { ...newOrder("Kaveri Weaves"), createdBy: "-" };
  return String((await host.call("staff", "createOrder", { body })).body.id);
}

const move = (id: string, body: object, who: Who = "staff") =>
  host.call(who, "moveOrder", { params: { id }, body });

const statusOf = async (id: string) =>
  (await host.call("staff", "getOrder", { params: { id } })).body.status;

const age = (id: number, seconds: number) =>
  host.db
    .update(audit)
    .set({ at: sql`now() - make_interval(secs => ${seconds})` })
    .where(eq(audit.id, id));

test("a move is offered to its author for ten seconds, and undone", async () => {
  const id = await placeOrder();
  expect(await offered()).toEqual([]);
  await move(id, { status: "IN_PROGRESS" });
  const [change] = await offered();
  expect(change).toMatchObject({
    call: "moveOrder",
    kind: "order",
    recordId: id,
    name: "Kaveri Weaves",
  });
  expect(change.secondsLeft).toBeGreaterThan(8);
  expect(await offered("owner")).toEqual([]);

  expect(await undo(change.id)).toMatchObject({ status: 200 });
  expect(await statusOf(id)).toBe("TODO");
  expect(await offered()).toEqual([]);
  const params = { kind: "order", id };
  const { entries } = (await host.call("staff", "getHistory", { params })).body;
  expect(entries.slice(0, 2)).toMatchObject([
    {
      call: "undoChange",
      by: "staff@example.com",
      before: { status: "IN_PROGRESS" },
      after: { status: "TODO" },
      undoOf: change.id,
    },
    { id: change.id, call: "moveOrder", undoneBy: entries[0].id },
  ]);
});

test("a change is not undone after another change of the record", async () => {
  const id = await placeOrder();
  await move(id, { status: "IN_PROGRESS" });
  const { id: mine } = await latest();
  await move(id, { status: "COMPLETED" }, "owner");
  expect(await offered()).toEqual([]);
  expect(await undo(mine)).toMatchObject({
    status: 409,
    body: { message: "Somebody has changed this since: it cannot be undone any more" },
  });
  expect(await statusOf(id)).toBe("COMPLETED");
});

test("a change is undone in its ten seconds and two for the way, and not after", async () => {
  const id = await placeOrder();
  await move(id, { status: "IN_PROGRESS" });
  const { id: change } = await latest();
  await age(change, 13);
  expect(await offered()).toEqual([]);
  expect(await undo(change)).toMatchObject({
    status: 409,
    body: { message: "Only changes of the last 10 seconds can be undone" },
  });
  await age(change, 10.5);
  expect(await offered()).toEqual([]);
  expect(await undo(change)).toMatchObject({ status: 200 });
});

test("a change is undone once, by its author, and shipped orders stay shipped", async () => {
  const id = await placeOrder();
  await move(id, { status: "COMPLETED" });
  const { id: change } = await latest();
  expect(await undo(change, "owner")).toMatchObject({
    status: 409,
    body: { message: "Only the person who made a change can undo it" },
  });
  expect(await undo(change)).toMatchObject({ status: 200 });
  expect(await undo(change)).toMatchObject({
    status: 409,
    body: { message: "This change was undone already" },
  });
  expect(await undo((await latest()).id)).toMatchObject({
    status: 409,
    body: { message: "This cannot be undone" },
  });

  await move(id, { status: "COMPLETED" });
  await move(id, { status: "SHIPPED", transportNumber: "KA-1" });
  expect(await offered()).toEqual([]);
  expect(await undo((await latest()).id)).toMatchObject({ status: 409 });
  expect(await statusOf(id)).toBe("SHIPPED");
});

test("a change is offered although an import of many rows came after it", async () => {
  const id = await placeOrder();
  await move(id, { status: "IN_PROGRESS" });
  const { id: change } = await latest();
  const rows = Array.from(
    { length: 60 },
    (_, n) => `Looms ${n},Textiles,Mysuru,Karnataka,Plot ${n}`,
  );
  const text = ["industryName,sector,city,state,address", ...rows].join("\n");
  const file = { params: { resource: "industries" }, file: text };
  expect(await host.call("staff", "importRecords", file)).toMatchObject({ status: 200 });
  expect(await offered()).toMatchObject([{ id: change, call: "moveOrder" }]);
});

test.each(["0", "999999", "99999999999", "abc", "1;drop"])(
  "a change %s, which does not exist, is not found",
  async (id) => {
    const reply = await host.call("staff", "undoChange", { params: { id } });
    expect(reply).toMatchObject({ status: 404, body: { message: expect.any(String) } });
  },
);

test("one of 20 simultaneous undos of a change succeeds, and the others get the reason", async () => {
  const id = await placeOrder();
  await move(id, { status: "IN_PROGRESS" });
  const { id: change } = await latest();
  const replies = await Promise.all(Array.from({ length: 20 }, () => undo(change)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(replies.filter(({ status }) => status === 409)).toHaveLength(19);
  const undone = await host.db.select().from(audit).where(eq(audit.undoOf, change));
  expect(undone).toHaveLength(1);
});

test("an undo and another's simultaneous move leave the order in one of the two columns", async () => {
  for (const _ of Array(10)) {
    const id = await placeOrder();
    await move(id, { status: "IN_PROGRESS" });
    const { id: change } = await latest();
    const [undone, moved] = await Promise.all([
      undo(change),
      move(id, { status: "COMPLETED" }, "owner"),
    ]);
    // From To Do the order may be completed too. Then both moves happen, one after the other.
    expect(moved.status).toBe(200);
    expect([200, 409]).toContain(undone.status);
    expect(await statusOf(id)).toBe("COMPLETED");
  }
});
