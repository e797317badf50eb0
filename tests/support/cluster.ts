import pg from "pg";
import type { TestProject } from "vitest/node";
import { connect } from "../../server/db/connect";
import { startEmbedded } from "../../server/db/embedded/startEmbedded";
import { temporaryFolder } from "./temporaryFolder";

declare module "vitest" {
  interface ProvidedContext {
    /** A PostgreSQL with a migrated, empty database to clone. */
    cluster: { url: string; template: string };
  }
}

/** The address of another database on the same server. */
export function urlOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

async function openCluster() {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, close: async () => undefined };
  const dataDir = temporaryFolder("tests");
  const embedded = await startEmbedded(dataDir.path, "only-for-this-run-of-the-tests");
  return {
    url: embedded.url,
    close: async () => {
      await embedded.stop();
      dataDir.remove();
    },
  };
}

async function onServer(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** One cluster for a run, with a migrated template that each test file clones. */
export default async function setup(project: TestProject) {
  const { url, close } = await openCluster();
  const template = `plant_template_${process.pid}`;
  await onServer(url, `create database ${template}`);
  const { close: disconnect } = await connect(urlOf(url, template));
  await disconnect();
  project.provide("cluster", { url, template });
  return async () => {
    await onServer(url, `drop database ${template} with (force)`);
    await close();
  };
}
