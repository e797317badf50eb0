import { desc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { admins, audit } from "../../../server/db/schema";
import { people } from "../../support/people";
import { plant } from "../../support/plant";
import { undoCalls } from "../history/undoCalls";

const host = plant();
const { offered, undo } = undoCalls(host);

const account = async () => (await host.call("staff", "getAccount")).body;

const rename = (fields: object) => host.call("staff", "updateAccount", { body: fields });

const staffRow = async () => {
  const { email } = people.staff;
  const [row] = await host.db.select().from(admins).where(eq(admins.email, email));
  return row;
};

test("staff correct their own name with a note, and the next login shows it", async () => {
  const { version } = await account();
  const reply = await rename({ firstName: "  Meena ", lastName: "Rao", version });
  expect(reply).toMatchObject({
    status: 200,
    body: { firstName: "Meena", lastName: "Rao", email: people.staff.email, version: version + 1 },
  });
  const row = await staffRow();
  const record = `admin ${row?.id}`;
  const notes = host.db.select().from(audit).where(eq(audit.record, record));
  const [note] = await notes.orderBy(desc(audit.id)).limit(1);
  expect(note).toMatchObject({
    call: "updateAccount",
    adminEmail: people.staff.email,
    after: { firstName: "Meena", lastName: "Rao" },
    version: version + 1,
  });
  const params = { kind: "admin", id: String(row?.id) };
  const { body } = await host.call("owner", "getHistory", { params });
  expect(body.entries[0]).toMatchObject({ call: "updateAccount", after: { firstName: "Meena" } });
  const login = await host.call("visitor", "login", { body: people.staff });
  expect(login.body.admin).toMatchObject({ firstName: "Meena", lastName: "Rao" });
});

test.each([
  [{ firstName: " " }, { firstName: "Required" }],
  [{ lastName: "x".repeat(61) }, { lastName: "Must have at most 60 characters" }],
  [{ firstName: "A\u202eB" }, { firstName: "Must be one line without hidden characters" }],
] as const)(
  "a name %j is refused by its field, as in the form of admins",
  async (fields, errors) => {
    const { version } = await account();
    const before = await staffRow();
    const reply = await rename({ firstName: "Meena", lastName: "Rao", version, ...fields });
    expect(reply).toMatchObject({ status: 400, body: { errors } });
    expect(await staffRow()).toEqual(before);
  },
);

test("only the name changes, even if more is sent", async () => {
  const before = await staffRow();
  const { version } = await account();
  const body = { firstName: "Meena", lastName: "Bhat", version, role: "ROLE_SUPER_ADMIN", id: 1 };
  await rename(body);
  const after = await staffRow();
  expect(after).toMatchObject({ role: "ROLE_ADMIN", id: before?.id, email: before?.email });
});

test("the second of two sessions to save gets the first one's name, and overwrites nothing", async () => {
  const { version } = await account();
  const replies = await Promise.all([
    rename({ firstName: "Meena", lastName: "Kamath", version }),
    rename({ firstName: "Mina", lastName: "Rao", version }),
  ]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  const won = replies.find(({ status }) => status === 200);
  const lost = replies.find(({ status }) => status === 409);
  expect(lost?.body).toMatchObject({
    message: "Your account was changed meanwhile. Nothing was saved.",
    current: won?.body,
  });
  expect(await account()).toEqual(won?.body);
});

test("staff take their own change back, though they manage no admins", async () => {
  const before = await account();
  await rename({ firstName: "Mistyped", lastName: "Name", version: before.version });
  const [change] = await offered();
  expect(change).toMatchObject({ call: "updateAccount", kind: "admin" });
  expect(await undo(change.id)).toMatchObject({ status: 200 });
  const { firstName, lastName } = before;
  expect(await account()).toMatchObject({ firstName, lastName, version: before.version + 2 });
});

test("a chosen language comes with the account and the next login, and conflicts with no edit", async () => {
  const { version } = await account();
  const choose = (language: string) => host.call("staff", "changeLanguage", { body: { language } });
  expect(await choose("kn")).toMatchObject({ status: 200, body: { language: "kn", version } });
  const login = await host.call("visitor", "login", { body: people.staff });
  expect(login.body.admin.language).toBe("kn");
  expect(await choose("ta")).toMatchObject({
    status: 400,
    body: { errors: { language: "Must be one of en, hi, kn" } },
  });
  expect((await account()).language).toBe("kn");
});
