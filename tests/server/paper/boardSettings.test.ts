import { beforeAll, expect, test } from "vitest";
import { audit, boardSettings } from "../../../server/db/schema";
import { exampleOf } from "../../support/examples";
import { plant } from "../../support/plant";

const host = plant();

const second = { email: "second@example.com", password: "another long password 2" };
const session = { authorization: "" };

beforeAll(async () => {
  const body = { ...exampleOf("createAdmin", 1).body, ...second, role: "ROLE_SUPER_ADMIN" };
  expect((await host.call("owner", "createAdmin", { body })).status).toBe(200);
  const { token } = (await host.call("visitor", "login", { body: second })).body;
  session.authorization = `Bearer ${token}`;
});

const read = async () => (await host.call("owner", "getBoardSettings")).body;
const asOwner = (body: object) => host.call("owner", "updateBoardSettings", { body });
const asSecond = (body: object) =>
  host.call("visitor", "updateBoardSettings", { body, headers: session });

test("defaults that an order stored meanwhile do not refuse an edit based on them", async () => {
  const present = await read();
  expect(present.version).toBe(0);
  const { version: _, ...factors } = present;
  await host.db.insert(boardSettings).values({ factors, createdBy: "owner@example.com" });
  expect(await asOwner({ ...present, edge: 11 })).toMatchObject({
    status: 200,
    body: { edge: 11 },
  });
  expect(await read()).toMatchObject({ edge: 11 });
});

test("if two people change the settings together the second one gets the first one's", async () => {
  const present = await read();
  const replies = await Promise.all([
    asOwner({ ...present, takeUpC: 1.5 }),
    asSecond({ ...present, edge: 14 }),
  ]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  const saved = replies.find(({ status }) => status === 200)?.body;
  const refused = replies.find(({ status }) => status === 409)?.body;
  expect(refused).toMatchObject({
    message: "The settings were changed meanwhile. Nothing was saved.",
    current: saved,
  });
  expect(await read()).toEqual(saved);
  // The refused edit is saved once it carries the saved version.
  expect((await asSecond({ ...saved, edge: 15 })).status).toBe(200);
  const notes = await host.db.select().from(audit).orderBy(audit.id);
  expect(notes.at(-1)).toMatchObject({
    adminEmail: second.email,
    call: "updateBoardSettings",
    after: { edge: 15 },
  });
});

test("a version that never was is none that an edit can be made of", async () => {
  expect((await asOwner({ ...(await read()), version: 999 })).status).toBe(409);
});
