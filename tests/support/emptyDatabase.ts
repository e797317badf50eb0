import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, inject } from "vitest";
import { type Connection, connect } from "../../server/db/connect";
import { urlOf } from "./cluster";

/** Makes a migrated, empty database for one test file. */
export function emptyDatabase() {
  const name = `plant_${randomUUID().replaceAll("-", "")}`;
  let connection: Connection;

  const onServer = async (statement: string) => {
    const client = new pg.Client({ connectionString: inject("cluster").url });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };

  beforeAll(async () => {
    const { url, template } = inject("cluster");
    await onServer(`create database ${name} template ${template} strategy file_copy`);
    connection = await connect(urlOf(url, name));
  });

  afterAll(async () => {
    await connection?.close();
    await onServer(`drop database if exists ${name} with (force)`);
  });

  return {
    get url() {
      return urlOf(inject("cluster").url, name);
    },
    /** The database's address for a role that owns no tables. A server uses such a role. */
    get callsUrl() {
      const { url, role } = inject("cluster");
      return urlOf(url, name, role);
    },
    get db() {
      return connection.db;
    },
  };
}
