import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { idempotencyHeader } from "../../../contract/route";
import { indiaDate } from "../../../domain/indiaTime";
import { startServer } from "../../support/bundledServer";
import { dataDirs } from "../../support/dataDir";
import { callWith, sessionToken } from "../../support/serverProcess";

const { usedDataDir } = dataDirs();

const today = indiaDate(new Date());
const count = 50;
/** The acknowledged receipts after which the server is killed. */
const enough = 12;

test(`kill -9 under ${count} parallel receipts loses none that was acknowledged, and doubles none`, async () => {
  const dataDir = usedDataDir();
  const killed = await startServer({ DATA_DIR: dataDir });
  const token = await sessionToken(killed.origin);
  const call = callWith(killed.origin, token);
  const client = await call("POST", "/admin/clients", { name: "Kaveri Weaves" });
  const clientId: number = client.body.id;
  const opening = { clientId, date: today, amount: 5000 };
  const { body } = await call("POST", "/admin/client-openings", opening);
  const [{ id: paperId }] = body.openings;

  const requests = Array.from({ length: count }, (_, n) => ({
    key: randomUUID(),
    body: {
      clientId,
      date: today,
      mode: "BANK",
      reference: `UTR ${n}`,
      amount: 10,
      allocations: [{ kind: "OPENING", paperId, amount: 10 }],
    },
  }));
  const send = (origin: string, { key, body: receipt }: (typeof requests)[number]) =>
    fetch(`${origin}/api/admin/receipts`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${token}`,
        "content-type": "application/json",
        [idempotencyHeader]: key,
      },
      body: JSON.stringify(receipt),
    });
  const acknowledged: string[] = [];
  await Promise.allSettled(
    requests.map(async (request) => {
      const { status } = await send(killed.origin, request);
      if (status === 200) acknowledged.push(request.body.reference);
      // The server is killed while the other requests are written.
      if (acknowledged.length === enough) await killed.end("SIGKILL");
    }),
  );
  await killed.end("SIGKILL");

  const next = await startServer({ DATA_DIR: dataDir });
  const callNext = callWith(next.origin, token);
  const references = async () => {
    const { body: rows } = await callNext("GET", "/admin/receipts");
    return rows.map(({ reference }: { reference: string }) => reference);
  };
  const accountOf = async () => (await callNext("GET", `/admin/clients/${clientId}/account`)).body;
  const storedReferences = await references();
  expect(acknowledged.length).toBeGreaterThanOrEqual(enough);
  expect(storedReferences).toEqual(expect.arrayContaining(acknowledged));
  expect(new Set(storedReferences).size).toBe(storedReferences.length);
  expect(await accountOf()).toMatchObject({
    outstanding: 5000 - 10 * storedReferences.length,
    ageing: { onAccount: 0 },
  });

  // The office sends the requests without a reply again, with the same keys.
  for (const request of requests) expect((await send(next.origin, request)).status).toBe(200);
  const all = requests.map((request) => request.body.reference);
  expect((await references()).sort()).toEqual(all.sort());
  expect(await accountOf()).toMatchObject({ outstanding: 4500, ageing: { onAccount: 0 } });
  expect(await next.end("SIGTERM")).toMatchObject({ code: 0 });
});
