import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { buildApp } from "../../../server/app";
import { connectForCalls } from "../../../server/db/connect";
import { payRuns, punches } from "../../../server/db/schema";
import { at } from "../../support/at";
import { exampleOf } from "../../support/examples";
import { hangMs } from "../../support/hang";
import { hire } from "../../support/hire";
import { plant, secret } from "../../support/plant";

const host = plant({ hasServerLimits: true });

/** Returns a server with calls that wait for no lock, as under load. Only calls with a long time wait. */
async function impatientApp() {
  const settings = { lock_timeout: "1ms" };
  const { db, close } = await connectForCalls(host.url, { settings });
  const app = buildApp({ db, secret });
  const authorization = `Bearer ${await host.tokenOf("owner")}`;
  return {
    send: (method: "POST" | "PUT", path: string, payload: object) =>
      app.inject({ method, url: `/api/admin/${path}`, headers: { authorization }, payload }),
    async close() {
      await app.close();
      await close();
    },
  };
}

/** Locks the table of runs in a mode, while `work` runs until it calls back. */
const whileLocked = <T>(mode: string, work: (release: () => Promise<void>) => Promise<T>) =>
  new Promise<T>((done, fail) => {
    const lockTransaction = host.db.transaction(async (tx) => {
      await tx.execute(sql`lock table ${payRuns} in ${sql.raw(mode)} mode`);
      await new Promise<void>((released) => {
        work(async () => released())
          .then(done, fail)
          .finally(released);
      });
    });
    lockTransaction.catch(fail);
  });

const waiting = async () =>
  (
    await host.db.execute(
      sql`select from pg_locks where relation = 'pay_runs'::regclass and not granted`,
    )
  ).rows.length;

test("the lock of a month waits as long as an import for those who write pay, and is then done", async () => {
  const joinedAt = at("01-01 08:00");
  const employeeId = await hire(host.db, { name: "Asha", barcodeId: "EMP-A-00001", joinedAt });
  const scans = ["03-10 09:00", "03-10 17:00"].map((moment) => at(moment));
  await host.db.insert(punches).values(scans.map((punchedAt) => ({ employeeId, punchedAt })));
  const app = await impatientApp();
  const reply = await whileLocked("row share", async (release) => {
    const locking = app.send("PUT", "payroll/2026-03/lock", {});
    await expect.poll(waiting, { timeout: hangMs }).toBe(1);
    await release();
    return await locking;
  });
  expect(reply.json()).toMatchObject({ month: "2026-03", isLocked: true });
  await app.close();
});

test("a write of pay during a long lock gets its message, not one about an absent database", async () => {
  const app = await impatientApp();
  const { body = {} } = exampleOf("createAdvance", 1);
  const reply = await whileLocked("exclusive", () => app.send("POST", "advances", body));
  expect([reply.statusCode, reply.json().code]).toEqual([409, "pay.beingLocked"]);
  await app.close();
});

test("a lock of a locked month that waits behind another lock says that it is locked, not that the database is absent", async () => {
  const app = await impatientApp();
  const reply = await whileLocked("exclusive", async (release) => {
    const locking = app.send("PUT", "payroll/2026-03/lock", {});
    await expect.poll(waiting, { timeout: hangMs }).toBe(1);
    await release();
    return await locking;
  });
  expect([reply.statusCode, reply.json().message]).toEqual([
    409,
    expect.stringContaining("locked already"),
  ]);
  await app.close();
});
