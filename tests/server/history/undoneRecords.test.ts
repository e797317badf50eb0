import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import {
  admins,
  audit,
  clients,
  employees,
  galleryBoxes,
  industries,
  machines,
  orders,
  reels,
} from "../../../server/db/schema";
import { exampleOf, sent } from "../../support/examples";
import { plant } from "../../support/plant";
import { seed } from "../../support/seed";
import { undoCalls } from "./undoCalls";

const host = plant();
const { offered, undo, latest } = undoCalls(host);

beforeAll(async () => {
  await seed(host);
  await host.db.update(audit).set({ at: new Date(Date.now() - 60_000) });
});

test("an undone deactivation and an undone answer restore the records", async () => {
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
  "updateClient",
  "updateClientLists",
  "linkClientNames",
  "updateBox",
] as const;

const tellingOfEdits = ["version", "updatedAt"];

test.each(edits)("%s is undone to the last column", async (name) => {
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
    client: clients,
    machine: machines,
  };
  const [, table] = Object.entries(tables).find(([kind]) => kind === change.kind) ?? [];
  if (table === undefined) throw new Error(`${record} is of no kind that is edited`);
  const rowNow = async () => {
    const [row] = await host.db
      .select()
      .from(table)
      .where(eq(table.id, Number(change.recordId)));
    const comparedEntries = Object.entries({ ...row }).filter(
      ([column]) => !tellingOfEdits.includes(column),
    );
    return JSON.parse(JSON.stringify(Object.fromEntries(comparedEntries)));
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
  // The owner is demoted, so the promoted admin is the only super admin.
  await host.db.update(admins).set({ role: "ROLE_ADMIN" }).where(eq(admins.id, 1));
  expect((await undo(promotion, "owner")).status).toBe(409);
  await host.db.update(admins).set({ role: "ROLE_SUPER_ADMIN" }).where(eq(admins.id, 1));
  expect((await undo(promotion, "owner")).status).toBe(200);
});

test("an undo restores no record with an email that another one has taken", async () => {
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
