import { and, eq, isNull, notInArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { hashPassword } from "../../../server/auth/passwords";
import { sessions } from "../../../server/auth/sessions";
import { admins } from "../../../server/db/schema";
import { cheapPasswords, plant, secret } from "../../support/plant";

const host = plant();
const password = "a-long-enough-one";

const fieldsOf = (name: string, role = "ROLE_ADMIN") => ({
  userName: name,
  firstName: "Meena",
  lastName: "Rao",
  email: `${name}@example.com`,
  phoneNumber: "+91 98450 00000",
  gender: "female" as const,
  role,
});

async function make(name: string, role = "ROLE_ADMIN") {
  const body = { ...fieldsOf(name, role), password };
  expect(await host.call("owner", "createAdmin", { body })).toMatchObject({ status: 200 });
  const [row] = await host.db.select().from(admins).where(eq(admins.userName, name));
  return { id: String(row?.id), version: 1, ...fieldsOf(name, role) };
}

const signIn = (name: string, secret = password) =>
  host.call("visitor", "login", { body: { email: `${name}@example.com`, password: secret } });

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const tokenOf = async (name: string) => String((await signIn(name)).body.token);
const statusWith = async (token: string) =>
  (await host.call("visitor", "getAllOrders", { headers: bearer(token) })).status;

const byId = (id: string) => ({ params: { id } });

const activeSuperAdmins = () =>
  host.db
    .select({ id: admins.id })
    .from(admins)
    .where(and(eq(admins.role, "ROLE_SUPER_ADMIN"), isNull(admins.deactivatedAt)));

test("an admin is edited into a super admin, with the new rights immediately", async () => {
  const { id, ...admin } = await make("meena");
  const token = await tokenOf("meena");
  const probe = () => host.call("visitor", "getAdmins", { headers: bearer(token) });
  expect(await probe()).toMatchObject({ status: 403 });
  const body = { ...admin, role: "ROLE_SUPER_ADMIN", phoneNumber: "98450 11111" };
  expect(await host.call("owner", "updateAdmin", { ...byId(id), body })).toMatchObject({
    status: 200,
    body: { role: "ROLE_SUPER_ADMIN", phoneNumber: "98450 11111", active: true, version: 2 },
  });
  expect(await probe()).toMatchObject({ status: 200 });
  await host.call("owner", "updateAdmin", { ...byId(id), body: { ...admin, version: 2 } });
  expect(await probe()).toMatchObject({ status: 403 });
});

test("an email that another admin has is refused by the field", async () => {
  const { id, ...admin } = await make("second");
  const body = { ...admin, email: "OWNER@example.com" };
  expect(await host.call("owner", "updateAdmin", { ...byId(id), body })).toMatchObject({
    status: 409,
    body: { errors: { email: "There is an admin with this email" } },
  });
});

test("a deactivated admin is signed out immediately and gets the reply for a wrong password", async () => {
  const { id } = await make("leaver");
  const token = await tokenOf("leaver");
  expect(await statusWith(token)).toBe(200);
  expect(await host.call("owner", "deactivateAdmin", byId(id))).toMatchObject({
    status: 200,
    body: { active: false },
  });
  expect(await statusWith(token)).toBe(401);
  const refused = { status: 401, body: { message: "Invalid email or password" } };
  expect(await signIn("leaver")).toMatchObject(refused);
  expect(await signIn("leaver", "wrong-one")).toMatchObject(refused);
  expect(await host.call("owner", "deactivateAdmin", byId(id))).toMatchObject({
    status: 409,
    body: { message: "leaver is deactivated already" },
  });
});

test("a reactivated admin signs in again, and the earlier tokens stay void", async () => {
  const { id } = await make("returner");
  const old = await tokenOf("returner");
  await host.call("owner", "deactivateAdmin", byId(id));
  expect(await host.call("owner", "reinstateAdmin", byId(id))).toMatchObject({
    status: 200,
    body: { active: true },
  });
  expect(await statusWith(old)).toBe(401);
  expect(await statusWith(await tokenOf("returner"))).toBe(200);
  expect(await host.call("owner", "reinstateAdmin", byId(id))).toMatchObject({ status: 409 });
});

test("the only super admin can be neither demoted nor deactivated, and can be edited otherwise", async () => {
  const [owner] = await host.db.select().from(admins).where(eq(admins.id, 1));
  const {
    id: _,
    passwordHash: _h,
    tokenVersion: _t,
    createdAt: _c,
    deactivatedAt: _d,
    wrongProofs: _w,
    language: _l,
    ...row
  } = owner ?? {};
  const update = (body: object) => host.call("owner", "updateAdmin", { ...byId("1"), body });
  const message = "This is the only super admin: make another admin one first";
  expect(await update({ ...row, role: "ROLE_ADMIN" })).toMatchObject({
    status: 409,
    body: { message, errors: { role: message } },
  });
  expect(await host.call("owner", "deactivateAdmin", byId("1"))).toMatchObject({
    status: 409,
    body: { message },
  });
  expect(await update({ ...row, lastName: "Hegde" })).toMatchObject({ status: 200 });
  expect(await activeSuperAdmins()).toEqual([{ id: 1 }]);
});

test("an admin's hash and tokens are in no reply", async () => {
  const { id, ...admin } = await make("discreet");
  const replies = [
    await host.call("owner", "updateAdmin", { ...byId(id), body: { ...admin, lastName: "Bhat" } }),
    await host.call("owner", "updateAdmin", { ...byId(id), body: { ...admin, lastName: "Bhat" } }),
    await host.call("owner", "deactivateAdmin", byId(id)),
    await host.call("owner", "reinstateAdmin", byId(id)),
  ];
  expect(replies.map(({ status }) => status)).toEqual([200, 409, 200, 200]);
  for (const { text } of replies) expect(text).not.toMatch(/hash|token|password/i);
});

type SuperAdmin = typeof admins.$inferSelect;

/** Makes `count` super admins besides the owner, each with a token. */
async function superAdmins(prefix: string, count: number) {
  const passwordHash = await hashPassword(password, cheapPasswords);
  const values = Array.from({ length: count }, (_, n) => ({
    ...fieldsOf(`${prefix}${n}`),
    role: "ROLE_SUPER_ADMIN" as const,
    passwordHash,
  }));
  const rows = await host.db.insert(admins).values(values).returning();
  const { issue } = sessions(host.db, secret);
  return Promise.all(rows.map(async (row) => ({ row, headers: bearer(await issue(row)) })));
}

const shutOut = (headers: object, { id }: SuperAdmin) =>
  host.call("visitor", "deactivateAdmin", { ...byId(String(id)), headers: { ...headers } });

const demote = (headers: object, { id, email, userName, version }: SuperAdmin) =>
  host.call("visitor", "updateAdmin", {
    ...byId(String(id)),
    headers: { ...headers },
    body: { ...fieldsOf(userName), email, version },
  });

test("if two super admins demote or deactivate each other together, one stays", async () => {
  for (const act of [demote, shutOut, demote, shutOut]) {
    const [one, other] = await superAdmins(`rival${Math.random()}`, 2);
    if (!one || !other) throw new Error("There are not two");
    // The two are the only super admins, so each of them counts.
    await host.db
      .update(admins)
      .set({ role: "ROLE_ADMIN" })
      .where(notInArray(admins.id, [one.row.id, other.row.id]));
    const replies = await Promise.all([act(one.headers, other.row), act(other.headers, one.row)]);
    const statuses = replies.map(({ status }) => status).sort();
    expect(statuses[0]).toBe(200);
    expect([401, 403]).toContain(statuses[1]);
    expect(await activeSuperAdmins()).toHaveLength(1);
    await host.db.update(admins).set({ role: "ROLE_SUPER_ADMIN" }).where(eq(admins.id, 1));
  }
});

test("if fifty super admins all demote or deactivate themselves together, exactly one stays", async () => {
  const all = await superAdmins("super", 50);
  await host.db
    .update(admins)
    .set({ role: "ROLE_ADMIN" })
    .where(
      notInArray(
        admins.id,
        all.map(({ row }) => row.id),
      ),
    );
  expect(await activeSuperAdmins()).toHaveLength(50);
  const replies = await Promise.all(
    all.map(({ row, headers }, n) => (n % 2 === 0 ? demote : shutOut)(headers, row)),
  );
  const statuses = replies.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(49);
  expect(statuses.filter((status) => status === 409)).toHaveLength(1);
  expect(await activeSuperAdmins()).toHaveLength(1);
});
