import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import {
  admins,
  audit,
  employees,
  galleryBoxes,
  industries,
  orders,
  reels,
} from "../../../server/db/schema";
import { exampleOf, seed, sent } from "../../support/examples";
import { newOrder } from "../../support/newOrder";
import { plant, type Who } from "../../support/plant";

const host = plant();

beforeAll(async () => {
  await seed(host);
  await host.db.update(audit).set({ at: new Date(Date.now() - 60_000) });
  await host.tokenOf("owner");
  await host.tokenOf("staff");
});

async function placeOrder(): Promise<string> {
  const body = { ...newOrder("Kaveri Weaves"), createdBy: "-" };
  return String((await host.call("staff", "createOrder", { body })).body.id);
}

const move = (id: string, body: object, who: Who = "staff") =>
  host.call(who, "moveOrder", { params: { id }, body });

const statusOf = async (id: string) =>
  (await host.call("staff", "getOrder", { params: { id } })).body.status;

const offered = async (who: Who = "staff") => (await host.call(who, "getUndoable")).body.changes;

const undo = (id: number, who: Who = "staff") =>
  host.call(who, "undoChange", { params: { id: String(id) } });

/** The latest change of all. */
async function latest() {
  const [change] = await host.db.select().from(audit).orderBy(sql`${audit.id} desc`).limit(1);
  if (!change) throw new Error("Nothing was changed yet");
  return change;
}

const age = (id: number, seconds: number) =>
  host.db
    .update(audit)
    .set({ at: sql`now() - make_interval(secs => ${seconds})` })
    .where(eq(audit.id, id));

test("a move is offered to whoever made it for ten seconds, and taken back", async () => {
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

test("somebody who is deactivated, and an enquiry that was answered, are as they were", async () => {
  const { body: registration } = exampleOf("registerEmployee", 1);
  const registered = await host.call("owner", "registerEmployee", { body: registration });
  const { barcodeId } = registered.body;
  await host.call("owner", "deactivateEmployee", { params: { barcodeId } });
  expect(await undo((await latest()).id, "owner")).toMatchObject({ status: 200 });
  const filter = { barcodeId };
  const { body: found } = await host.call("owner", "getEmployees", { query: { filter } });
  expect(found).toMatchObject([{ active: true, version: 3 }]);

  const replied = { params: { id: "1" }, body: { replyStatus: true } };
  await host.call("staff", "updateReplyStatus", replied);
  expect(await undo((await latest()).id)).toMatchObject({ status: 200 });
  const { body: contacts } = await host.call("staff", "getContacts");
  expect(contacts[0]).toMatchObject({ id: 1, replyStatus: false, version: 3 });
});

/** The edit of each kind of record, and the columns that tell of the edit itself. */
const edits = [
  "updateOrder",
  "cancelOrder",
  "updateReel",
  "updateEmployee",
  "deactivateEmployee",
  "reinstateEmployee",
  "updateAdmin",
  "deactivateAdmin",
  "updateIndustry",
  "updateBox",
] as const;

const tellingOfEdits = ["version", "updatedAt"];

test.each(edits)("%s is taken back to the last column", async (name) => {
  if (name === "reinstateEmployee")
    await host.call("owner", "deactivateEmployee", exampleOf("deactivateEmployee", 1));
  const reply = await host.call("owner", name, sent(exampleOf(name, 1)));
  expect(reply.status).toBe(200);
  const [change] = await offered("owner");
  expect(change).toMatchObject({ call: name });
  const { before, after, record } = await latest();
  const tables = {
    order: orders,
    reel: reels,
    employee: employees,
    admin: admins,
    industry: industries,
    box: galleryBoxes,
  };
  const [, table] = Object.entries(tables).find(([kind]) => kind === change.kind) ?? [];
  if (table === undefined) throw new Error(`${record} is of no kind that is edited`);
  const rowNow = async () => {
    const [row] = await host.db
      .select()
      .from(table)
      .where(eq(table.id, Number(change.recordId)));
    const told = Object.entries({ ...row }).filter(([column]) => !tellingOfEdits.includes(column));
    return JSON.parse(JSON.stringify(Object.fromEntries(told)));
  };
  const edited = await rowNow();
  expect(edited).toMatchObject({ ...Object(after) });
  expect(await undo(change.id, "owner")).toMatchObject({ status: 200 });
  expect(await rowNow()).toEqual({ ...edited, ...Object(before) });
});

test("a demotion's undo, and a promotion's, leave a super admin", async () => {
  const { body } = exampleOf("createAdmin", 70);
  await host.call("owner", "createAdmin", { body });
  const [made] = await host.db
    .select()
    .from(admins)
    .where(eq(admins.email, String(body?.email)));
  const { password: _, ...fields } = { password: "", ...body };
  const params = { id: String(made?.id) };
  const promoted = { ...fields, role: "ROLE_SUPER_ADMIN", version: 1 };
  expect((await host.call("owner", "updateAdmin", { params, body: promoted })).status).toBe(200);
  const { id: promotion } = await latest();
  // As if the owner had been demoted meanwhile: then only whoever was promoted is left.
  await host.db.update(admins).set({ role: "ROLE_ADMIN" }).where(eq(admins.id, 1));
  expect((await undo(promotion, "owner")).status).toBe(409);
  await host.db.update(admins).set({ role: "ROLE_SUPER_ADMIN" }).where(eq(admins.id, 1));
  expect((await undo(promotion, "owner")).status).toBe(200);
});

test("a change is not undone once somebody has changed the record since", async () => {
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

test("a change is undone once, by whoever made it, and what is shipped stays shipped", async () => {
  const id = await placeOrder();
  await move(id, { status: "COMPLETED" });
  const { id: change } = await latest();
  expect(await undo(change, "owner")).toMatchObject({
    status: 409,
    body: { message: "Only whoever made a change can undo it" },
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

test.each(["0", "999999", "99999999999", "abc", "1;drop"])(
  "a change %s, which nobody made, is not found",
  async (id) => {
    const reply = await host.call("staff", "undoChange", { params: { id } });
    expect(reply).toMatchObject({ status: 404, body: { message: expect.any(String) } });
  },
);

test("of 20 undos of one change at once one is done, and the others are told", async () => {
  const id = await placeOrder();
  await move(id, { status: "IN_PROGRESS" });
  const { id: change } = await latest();
  const replies = await Promise.all(Array.from({ length: 20 }, () => undo(change)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(replies.filter(({ status }) => status === 409)).toHaveLength(19);
  const undone = await host.db.select().from(audit).where(eq(audit.undoOf, change));
  expect(undone).toHaveLength(1);
});

test("an undo and another's move at once leave the order where one of the two put it", async () => {
  for (const _ of Array(10)) {
    const id = await placeOrder();
    await move(id, { status: "IN_PROGRESS" });
    const { id: change } = await latest();
    const [undone, moved] = await Promise.all([
      undo(change),
      move(id, { status: "COMPLETED" }, "owner"),
    ]);
    // From To Do it may be completed too: then both are done, one after the other.
    expect(moved.status).toBe(200);
    expect([200, 409]).toContain(undone.status);
    expect(await statusOf(id)).toBe("COMPLETED");
  }
});

test("nobody comes back whose email somebody else has taken", async () => {
  const { body } = exampleOf("registerEmployee", 40);
  const { barcodeId, employeeId } = (await host.call("owner", "registerEmployee", { body })).body;
  await host.call("owner", "deactivateEmployee", { params: { barcodeId } });
  const { id: change } = await latest();
  expect((await host.call("owner", "registerEmployee", { body })).status).toBe(200);
  expect(await undo(change, "owner")).toMatchObject({
    status: 409,
    body: { message: "There is an employee with this email" },
  });
  const [gone] = await host.db.select().from(employees).where(eq(employees.id, employeeId));
  expect(gone?.deactivatedAt).toBeInstanceOf(Date);
});
