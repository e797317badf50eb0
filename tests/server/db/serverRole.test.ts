import { getTableName, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { allTables } from "../../../server/db/tables";
import { plant } from "../../support/plant";

const host = plant();

/** Returns PostgreSQL's message when the server's own role runs a statement. */
const errorBodyOf = (statement: string) =>
  host.callsDb.execute(sql.raw(statement)).then(
    () => "done",
    (error: Error) => String(error.cause),
  );

test("the server's role owns nothing and has no rights over others", async () => {
  const { rows } = await host.callsDb.execute(sql`
    select rolsuper, rolcreatedb, rolcreaterole, rolbypassrls,
      (select count(*)::int from pg_class where relowner = pg_roles.oid) as owned
    from pg_roles where rolname = current_user`);
  expect(rows).toEqual([
    { rolsuper: false, rolcreatedb: false, rolcreaterole: false, rolbypassrls: false, owned: 0 },
  ]);
});

const appendOnly = [
  "audit",
  "scans",
  "reel_movements",
  "box_specification_versions",
  "board_settings",
];

test("the server's role changes the rows of every table, but only adds to tables that never change", async () => {
  for (const name of allTables.map(getTableName)) {
    const { rows } = await host.callsDb.execute<{ may: string }>(sql`
      select string_agg(word, ' ') as may from unnest(
        array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']) word
      where has_table_privilege(${name}, word)`);
    const may = appendOnly.includes(name) ? "select insert" : "select insert update delete";
    expect([name, rows[0]?.may]).toEqual([name, may]);
  }
});

test.each([
  "update audit set admin_email = 'nobody@example.com'",
  "delete from audit",
  "truncate orders",
  "drop table orders",
  "alter table orders add column more text",
  "create table more (id int)",
  "create schema more",
  "create role more",
  "select * from drizzle.__drizzle_migrations",
  "select rolpassword from pg_authid",
  "copy orders to program 'cat'",
  "select pg_read_file('postgresql.conf')",
])("the server's role cannot: %s", async (statement) => {
  expect(await errorBodyOf(statement)).toMatch(/permission denied|must be owner/);
});
