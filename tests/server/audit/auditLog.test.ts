import { beforeAll, expect, test } from "vitest";
import { findResource } from "../../../contract/records";
import { type CallName, callNames, routes } from "../../../contract/routes";
import { fieldOfColumn } from "../../../domain/storedUnits";
import { buildApp } from "../../../server/app";
import { audit } from "../../../server/db/schema";
import hindi from "../../../src/admin/hi";
import { hiddenColumns } from "../../../src/admin/history/columns";
import kannada from "../../../src/admin/kn";
import { exampleOf, sent } from "../../support/examples";
import { plant, secret } from "../../support/plant";
import { seed } from "../../support/seed";
import { beginSpan } from "../../support/timeSpan";
import { unnoted } from "../../support/unnotedCalls";
import { notes } from "./expectedNotes";

const host = plant();

beforeAll(() => seed(host));

const notesOf = async (call: CallName) =>
  (await host.db.select().from(audit).orderBy(audit.id)).filter((note) => note.call === call);

const writing = callNames.filter(
  (name) => routes[name].method !== "GET" && !unnoted.includes(name),
);

interface Note {
  readonly record: RegExp;
  readonly before: object | null;
  readonly after: object | null | undefined;
}

const noteOf = (name: CallName): Note => ({
  record: /^[a-z]+ \d+$/,
  before: null,
  after: exampleOf(name, 31).body,
  ...Object.entries(notes).find(([callName]) => callName === name)?.[1],
});

test.each(writing)("%s notes who, when, what, before and after", async (name) => {
  const expected = noteOf(name);
  const earlier = (await notesOf(name)).length;
  const expectNow = beginSpan();
  expect((await host.call("owner", name, sent(exampleOf(name, 31)))).status).toBe(200);
  const [note, ...more] = (await notesOf(name)).slice(earlier);
  expect(more).toEqual([]);
  expect(note).toMatchObject({
    adminId: 1,
    adminEmail: "owner@example.com",
    record: expect.stringMatching(expected.record),
    after: expected.after,
  });
  if (expected.before === null) expect(note?.before).toBeNull();
  else expect(note?.before).toMatchObject(expected.before);
  expectNow(note?.at ?? 0);

  const [kind = "", id = ""] = String(note?.record).split(" ");
  const { body: history } = await host.call("owner", "getHistory", { params: { kind, id } });
  expect(history.entries[0]).toMatchObject({ id: note?.id, call: name, by: "owner@example.com" });
  expect(history.entries[0]).toMatchObject(
    JSON.parse(JSON.stringify({ kind, after: note?.after ?? undefined })),
  );
});

const languages = { hi: hindi, kn: kannada };

/** Returns the texts of a path, such as `history` and `fields`. */
const textsAt = (texts: unknown, ...path: readonly string[]): unknown =>
  path.reduce((found: unknown, name) => {
    const row = typeof found === "object" && found !== null ? Object.entries(found) : [];
    return row.find(([key]) => key === name)?.[1];
  }, texts);

test("every field and every code that the history shows has a text in Hindi and Kannada", async () => {
  const rows = await host.db.select().from(audit);
  const lacking = rows.flatMap(({ record, before, after }) => {
    const [kind = ""] = record.split(" ");
    const resource = findResource(kind) ?? kind;
    return Object.entries({ ...Object(before), ...Object(after) })
      .filter(([column]) => !hiddenColumns.has(column))
      .flatMap(([column, value]) => {
        const { name } = fieldOfColumn(column);
        const isCode =
          typeof value === "string" && /^[A-Z]+(?:_[A-Z]+)*$/.test(value) && value.length > 1;
        return Object.entries(languages).flatMap(([language, texts]) => {
          const label =
            textsAt(texts, `resources.${resource}`, "fields", name) ??
            textsAt(texts, "history", "fields", name) ??
            textsAt(texts, "columns", "fields", name);
          const choice =
            textsAt(texts, `resources.${resource}`, "choices", name, String(value)) ??
            textsAt(texts, "columns", "codes", String(value));
          return [
            ...(label === undefined ? [`${language}: ${kind} ${name}`] : []),
            ...(isCode && choice === undefined ? [`${language}: ${kind} ${name} ${value}`] : []),
          ];
        });
      });
  });
  expect([...new Set(lacking)].toSorted()).toEqual([]);
  expect([...new Set(lacking)].toSorted()).toEqual([]);
});

test("a station's calls are noted under its name", async () => {
  await host.call("station", "punch", exampleOf("punch", 1));
  for (const name of ["pairDevice", "punch"] as const) {
    expect((await notesOf(name)).at(-1)).toMatchObject({
      adminId: null,
      adminEmail: expect.stringMatching(/^station Gate A \(\d+\)$/),
    });
  }
});

test("a salary that is changed notes the one before", async () => {
  const { body } = exampleOf("addSalary", 1);
  const raised = { ...body, monthlyBaseSalary: 27_000 };
  await host.call("owner", "addSalary", { body });
  await host.call("owner", "addSalary", { body: raised });
  expect((await notesOf("addSalary")).at(-1)).toMatchObject({
    before: { monthlyBasePaise: 2_600_000 },
    after: { monthlyBasePaise: 2_700_000 },
  });
});

test("a write that is refused leaves no note", async () => {
  const earlier = (await host.db.select().from(audit)).length;
  const duplicateReel = { ...exampleOf("registerReel", 1).body, reelNo: 50_000 };
  expect(await host.call("staff", "registerReel", { body: duplicateReel })).toMatchObject({
    status: 409,
  });
  const shipped = { status: "SHIPPED", transportNumber: "KA-1" };
  const request = { params: { id: "1" }, body: shipped };
  expect(await host.call("staff", "moveOrder", request)).toMatchObject({ status: 409 });
  expect(await host.db.select().from(audit)).toHaveLength(earlier);
});

test("no note and no line of the log has a password, its hash or a token", async () => {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const app = buildApp({ db: host.db, secret, logger: { level: "trace", stream } });
  const token = await host.tokenOf("owner");
  const post = (url: string, payload: object) =>
    app.inject({ method: "POST", url, payload, headers: { authorization: `Bearer ${token}` } });

  await post("/api/admin/login", { email: "owner@example.com", password: "corrugated-board" });
  await post("/api/admin/login", { email: "owner@example.com", password: "wrong-but-secret" });
  const made = { ...exampleOf("createAdmin", 60).body, password: "a-secret-of-somebody" };
  expect((await post("/api/admin/create", made)).statusCode).toBe(200);
  expect((await post("/api/admin/create", made)).statusCode).toBe(409);
  // An error inside the database. The statement has the password's hash among its values.
  await host.db.execute("alter table audit rename to gone");
  const again = { ...made, email: "another@example.com" };
  expect((await post("/api/admin/create", again)).statusCode).toBe(500);
  await host.db.execute("alter table gone rename to audit");
  await host.db.execute("alter table admins rename column password_hash to gone");
  expect((await post("/api/admin/create", again)).statusCode).toBe(500);
  await host.db.execute("alter table admins rename column gone to password_hash");
  await app.close();

  const log = lines.join("");
  expect(log).toContain("/api/admin/create");
  expect(log).toContain("does not exist");
  const notes = await host.db.select().from(audit);
  const notesText = JSON.stringify(notes.map(({ call: _call, ...note }) => note));
  for (const text of [log, notesText]) {
    expect(text).not.toMatch(/corrugated-board|wrong-but-secret|a-secret-of-somebody|\$|eyJ/);
    expect(text).not.toContain(token);
  }
  expect(notesText).not.toMatch(/password/i);
});
