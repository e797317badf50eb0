import { desc, eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import type { CallName } from "../../../contract/routes";
import { audit } from "../../../server/db/schema";
import { exampleOf, sent } from "../../support/examples";
import { plant } from "../../support/plant";
import { seed } from "../../support/seed";

const host = plant();

beforeAll(() => seed(host));

/** Every call that edits: the record that its example is about, and two fields that two people may edit. */
const edits = [
  { name: "updateOrder", record: "order 2", one: { quantity: 50 }, other: { size: "1 × 1 m" } },
  { name: "updateReel", record: "reel 1", one: { gsm: 180 }, other: { paperType: "Duplex" } },
  { name: "updateEmployee", record: "employee 1", one: { name: "Asha" }, other: { unit: "B" } },
  {
    name: "updateAdmin",
    record: "admin 3",
    one: { lastName: "Bhat" },
    other: { gender: "others" },
  },
  {
    name: "updateIndustry",
    record: "industry 1",
    one: { city: "Hubli" },
    other: { sector: "Tea" },
  },
  {
    name: "updateAdvance",
    record: "advance 1",
    one: { reason: "Fees" },
    other: { instalment: 900 },
    storedValues: { instalmentPaise: 90_000 },
  },
  {
    name: "updateStatutoryRate",
    record: "rate 1",
    one: { wageBase: "EARNED" },
    other: { isActive: false },
  },
  { name: "updateBox", record: "box 1", one: { box: "Tray" }, other: { boxType: "Punching" } },
] as const;

const send = (name: CallName, version: number, changes: object) => {
  const example = exampleOf(name, 0);
  return host.call(
    "owner",
    name,
    sent({ ...example, body: { ...example.body, ...changes, version } }),
  );
};

const notesOf = (record: string) =>
  host.db.select().from(audit).where(eq(audit.record, record)).orderBy(desc(audit.id));

const noteCount = async (record: string) => (await notesOf(record)).length;

describe.each(edits)("$name", ({ name, record, one, other, ...edit }) => {
  test("writes what was changed, raises the version and notes the changed fields alone", async () => {
    const reply = await send(name, 1, one);
    expect(reply).toMatchObject({ status: 200, body: { ...one, version: 2 } });
    const [note] = await notesOf(record);
    expect(note).toMatchObject({ call: name, version: 2, after: one });
    for (const field of Object.keys(one)) expect(note?.before).toHaveProperty(field);
    expect(note?.before).not.toEqual(note?.after);
  });

  test("with an earlier version writes nothing, and answers with the present record", async () => {
    const before = await noteCount(record);
    const reply = await send(name, 1, other);
    expect(reply).toMatchObject({
      status: 409,
      body: {
        message: expect.stringMatching(/ was changed meanwhile\. Nothing was saved\.$/),
        current: { ...one, version: 2 },
      },
    });
    expect(reply.body.current).not.toMatchObject(other);
    expect(await noteCount(record)).toBe(before);
  });

  test("goes on from the version that the conflict has told", async () => {
    const stale = await send(name, 1, { ...one, ...other });
    const reply = await send(name, stale.body.current.version, { ...one, ...other });
    expect(reply).toMatchObject({ status: 200, body: { ...one, ...other, version: 3 } });
    const [note] = await notesOf(record);
    const storedValues = "storedValues" in edit ? edit.storedValues : other;
    expect(note).toMatchObject({ after: expect.objectContaining(storedValues) });
    expect(note?.after).not.toMatchObject(one);
  });

  test("that changes nothing leaves version and history as they are", async () => {
    const before = await noteCount(record);
    const reply = await send(name, 3, { ...one, ...other });
    expect(reply).toMatchObject({ status: 200, body: { version: 3 } });
    expect(await noteCount(record)).toBe(before);
  });

  test("sent by ten together is written once, and nine get the conflict", async () => {
    const before = await noteCount(record);
    // The example's values, which differ from the stored ones.
    const replies = await Promise.all(Array.from({ length: 10 }, () => send(name, 3, {})));
    const statuses = replies.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(9);
    expect(await noteCount(record)).toBe(before + 1);
  });

  test.each(["0", "999999", "-1", "abc"])("of an unknown record %j is a 404", async (id) => {
    const example = { ...exampleOf(name, 0), params: { id } };
    expect(await host.call("owner", name, sent(example))).toMatchObject({ status: 404 });
  });
});
