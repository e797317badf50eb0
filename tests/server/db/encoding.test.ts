import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { gradeEncoding } from "../../../server/cli/findings";
import { connect } from "../../../server/db/connect";
import { createScratchDatabase } from "../../../server/db/swapDatabases";
import { StartupError } from "../../../server/errors";
import { urlOf } from "../../support/cluster";

const name = `ascii_${randomUUID().replaceAll("-", "")}`;
const address = () => urlOf(inject("cluster").url, name);

async function query(url: string, statement: string): Promise<object[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(statement).finally(() => client.end());
  return rows;
}

beforeAll(() =>
  query(
    inject("cluster").url,
    `create database ${name} encoding 'SQL_ASCII' locale_provider libc lc_collate 'C' lc_ctype 'C' template template0`,
  ),
);

afterAll(() => query(inject("cluster").url, `drop database if exists ${name} with (force)`));

test("a database of another encoding than UTF8 stops the start in one line, and gets no tables", async () => {
  const start = connect(address());
  await expect(start).rejects.toThrow(StartupError);
  await expect(start).rejects.toThrow(
    /^The database has the encoding SQL_ASCII, and the plant needs UTF8: [^\n]*encoding 'UTF8' template template0[^\n]*$/,
  );
  expect(await query(address(), "select to_regclass('admins')::text as name")).toEqual([
    { name: null },
  ]);
});

test("doctor names the encoding", () => {
  expect(gradeEncoding("UTF8")).toMatchObject({ subject: "encoding", grade: "ok" });
  expect(gradeEncoding("SQL_ASCII")).toMatchObject({
    grade: "fail",
    sentence: expect.stringContaining("SQL_ASCII"),
  });
});

test("a restore into a server whose databases have another encoding makes one of UTF8", async () => {
  const scratch = await createScratchDatabase(address(), "restore");
  const rows = await query(scratch.url, "select current_setting('server_encoding') as encoding");
  await scratch.drop();
  expect(rows).toEqual([{ encoding: "UTF8" }]);
});
