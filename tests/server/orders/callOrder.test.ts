import { afterAll, beforeAll, expect, test } from "vitest";
import { calls } from "../../../contract/calls";
import { buildApp } from "../../../server/app";
import { filesCalled, readSteps } from "../../support/filesCalled";
import { newOrder } from "../../support/newOrder";
import { plant, secret } from "../../support/plant";

const host = plant({ checksReplies: false, checksWrites: false });

/** The instances at which the other browser follows the changes, one for each pass. */
const instances: ReturnType<typeof buildApp>[] = [];

beforeAll(async () => {
  for (let count = 0; count < 2; count += 1) {
    const app = buildApp({ db: host.callsDb, secret });
    instances.push(app);
    await app.listen({ port: 0, host: "127.0.0.1" });
  }
});

afterAll(async () => {
  for (const app of instances) await app.close();
});

/** The pool of connections is not among them: V8 cannot break in the constructor of a derived class. */
const rooms = /^server\/(http\/callHandler|orders\/|records\/|audit\/|lists\/|live\/|db\/(?!pool))/;

/** Opens a stream of changes. @returns a function that reads until the stream has told a change of orders */
async function follow(app: ReturnType<typeof buildApp>) {
  const { body } = await fetch(`${app.listeningOrigin}/api${calls.getLiveChanges.path}`, {
    headers: { authorization: `Bearer ${await host.tokenOf("owner")}` },
  });
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let told = "";
  const readUntil = async (pattern: RegExp) => {
    while (!pattern.test(told)) {
      const chunk = await reader?.read();
      if (chunk === undefined || chunk.done) throw new Error(`The stream ended after ${told}`);
      told += chunk.value;
    }
  };
  await readUntil(/\n/);
  return async () => {
    await readUntil(/"changed":\[[^\]]*"orders"/);
    await reader?.cancel();
  };
}

test("a moved card passes the host's files that CONTRIBUTING lists, 24 at most with the browsers' files", async () => {
  const steps = readSteps("CONTRIBUTING.md", "#### In the host");
  const browserSteps = readSteps("CONTRIBUTING.md", "#### In the two browsers");
  const statuses: number[] = [];
  const pass = (place: number) => async () => {
    const app = instances[place];
    if (app === undefined) throw new Error(`There is no instance ${place}`);
    const readChange = await follow(app);
    const { status } = await host.call("staff", "moveOrder", {
      params: { id: String(ids[place]) },
      body: { status: "IN_PROGRESS" },
    });
    statuses.push(status);
    await readChange();
    await app.close();
  };
  const placeOrder = () => host.call("staff", "createOrder", { body: newOrder("Kaveri Weaves") });
  const ids = [(await placeOrder()).body.id, (await placeOrder()).body.id];
  expect(await filesCalled(rooms, pass(0), pass(1))).toEqual(steps);
  expect(statuses).toEqual([200, 200]);
  const all = [...browserSteps, ...steps];
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBeLessThanOrEqual(24);
});
