import { sql } from "drizzle-orm";
import { afterEach, describe, expect, test } from "vitest";
import { connectForCalls } from "../../../server/db/connect";
import { preparedStatement } from "../../../server/db/frequentReads";
import {
  choosePrimary,
  databaseRole,
  findPrimary,
  isAddress,
  serversOf,
  serverUrls,
  withDatabase,
} from "../../../server/db/hosts";
import { notifications } from "../../../server/db/ownConnections";
import { databaseProxy } from "../../support/databaseProxy";
import { emptyDatabase } from "../../support/emptyDatabase";

const database = emptyDatabase();

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

describe("an address with several hosts", () => {
  const both = "postgres://plant:a%40b@one:5433,[::1]/plant?target_session_attrs=read-write";

  test("has one address for each host, and one role and database", () => {
    expect(serverUrls(both)).toEqual([
      "postgres://plant:a%40b@one:5433/plant",
      "postgres://plant:a%40b@[::1]/plant",
    ]);
    expect(serversOf(both)).toBe("one:5433, [::1]");
    expect(databaseRole(both)).toBe("plant");
    expect(serverUrls(withDatabase(both, "a copy"))).toContain(
      "postgres://plant:a%40b@[::1]/a%20copy",
    );
  });

  test.each([
    [both, true],
    ["postgres://127.0.0.1/plant", true],
    ["postgres:///plant?host=/var/run", true],
    ["postgres://plant@one:5432,two:port/plant", false],
    ["postgres://plant@one two/plant", false],
    ["mysql://localhost", false],
  ])("%s can be read: %s", (url, isGood) => expect(isAddress(url)).toBe(isGood));
});

describe("the primary", () => {
  const found = (one: number | undefined, two: number | undefined) => [
    { url: "one", timeline: one },
    { url: "two", timeline: two },
  ];

  test.each([
    ["the only host that takes writes", found(undefined, 1), undefined, "two"],
    ["the host that was promoted last", found(1, 2), { url: "one", timeline: 1 }, "two"],
    ["the present one of two equal ones", found(3, 3), { url: "two", timeline: 3 }, "two"],
    [
      "none, while only one from before a promotion answers",
      found(1, undefined),
      { url: "two", timeline: 2 },
      undefined,
    ],
    ["none, while no host takes writes", found(undefined, undefined), undefined, undefined],
  ])("is %s", (_what, hosts, present, url) => {
    expect(choosePrimary(hosts, present)?.url).toBe(url);
  });

  test("if all hosts only read there is no primary, and the message has no password", async () => {
    const readOnly = (value: string) =>
      database.db.execute(`do $$ begin execute format(
        'alter database %I set default_transaction_read_only = ${value}', current_database()); end $$`);
    const url = new URL(database.callsUrl);
    const both = database.callsUrl.replace(url.host, `${url.host},${url.host}`);
    await readOnly("on");
    await expect(findPrimary(both)).rejects.toThrow(
      `None of the PostgreSQL servers ${url.host}, ${url.host} takes writes at the moment`,
    );
    await readOnly("off");
    expect(await findPrimary(both)).toBe(database.callsUrl);
  });
});

/** Makes a pool with two ways to the database, as to a primary and the standby that takes its place. */
async function twoHosts(checkoutMillis: number) {
  const [first, second] = [
    await databaseProxy(database.callsUrl),
    await databaseProxy(database.callsUrl),
  ];
  const both = first.url.replace(/127\.0\.0\.1:\d+/, `$&,${new URL(second.url).host}`);
  const moves: string[] = [];
  const { db, close } = await connectForCalls(
    both,
    { max: 4, connectionTimeoutMillis: 10_000, checkoutMillis },
    (host) => moves.push(host),
  );
  closers.push(first.close, second.close, close);
  const answers = () =>
    db.execute(sql`select 1`).then(
      () => true,
      () => false,
    );
  return { first, second, db, moves, answers };
}

test("when the primary ends, the pool connects to the host that takes writes, and stays there", async () => {
  const { first, second, db, moves, answers } = await twoHosts(5_000);
  await Promise.all(Array.from({ length: 4 }, answers));
  first.disappear();
  await expect.poll(answers).toBe(true);
  first.recover();
  expect(moves).toEqual([new URL(second.url).host]);
  expect(db.$client.options.connectionString).toBe(second.url);
  expect(db.$client.directUrl).toBe(second.url);
  expect(await Promise.all(Array.from({ length: 8 }, answers))).not.toContain(false);
});

test("a statement on a primary that hangs is rejected when another host is the primary", async () => {
  const { first, db, moves } = await twoHosts(60_000);
  // An idle connection, which hangs too.
  await Promise.all([db.execute(sql`select 1`), db.execute(sql`select 1`)]);
  first.hang();
  await expect(db.execute(sql`select 1`)).rejects.toThrow();
  expect(moves).toHaveLength(1);
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
});

describe("behind a pooler", () => {
  const setting = (name: string, value: string) =>
    database.db.execute(`do $$ begin execute format(
      'alter database %I set ${name} = ${value}', current_database()); end $$`);

  test("the start names the settings that the role lacks", async () => {
    await expect(
      connectForCalls(database.callsUrl, { directUrl: database.callsUrl }),
    ).rejects.toThrow(
      /^Connections through the pooler lack the settings .*statement_timeout, lock_timeout, idle_in_transaction_session_timeout: set them for the role/,
    );
  });

  test("the start asks for the direct address if settings of connections are dropped", async () => {
    // PostgreSQL has its own value for a setting that the pooler drops.
    const settings = { statement_timeout: "0" };
    await expect(connectForCalls(database.callsUrl, { settings })).rejects.toThrow(
      /pooler that drops the settings statement_timeout: set DATABASE_DIRECT_URL too/,
    );
  });

  test("no statement has a name, and the server listens on a direct connection", async () => {
    for (const name of ["statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout"])
      await setting(name, "10000");
    await setting("timezone", '"UTC"');
    const direct = await databaseProxy(database.callsUrl);
    const { db, close } = await connectForCalls(database.callsUrl, {
      max: 1,
      directUrl: direct.url,
    });
    let notified = 0;
    const channel = notifications(db, () => {
      notified += 1;
    });
    closers.push(direct.close, close, channel.close);

    const one = preparedStatement<{ one: number }>("one", sql`select 1 as one`);
    expect(await one(db, {})).toEqual([{ one: 1 }]);
    const named = await db.execute(sql`select name from pg_prepared_statements`);
    expect(named.rows).toEqual([]);

    channel.listen();
    await expect.poll(() => notified).toBe(1);
    const { rows } = await db.execute(
      sql`select pid from pg_stat_activity where query = 'listen plant_lists' and datname = current_database()`,
    );
    expect(rows).toHaveLength(1);
    direct.cut();
    await expect.poll(() => notified).toBe(2);
  });
});
