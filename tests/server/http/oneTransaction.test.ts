import { randomUUID } from "node:crypto";
import pg from "pg";
import { beforeAll, expect, test, vi } from "vitest";
import { type CallName, callNames, routes } from "../../../contract/routes";
import { handlers } from "../../../server/features";
import { exampleOf, sent } from "../../support/examples";
import { newOrder } from "../../support/newOrder";
import { provingCalls } from "../../support/peopleExamples";
import { plant } from "../../support/plant";
import { seed } from "../../support/seed";

const host = plant();
const unchecked = plant({ checksWrites: false });

beforeAll(() => seed(host));

const writes = callNames.filter((name) => routes[name].method !== "GET");

const hasOwnTransactions = (name: CallName) => {
  const handler: unknown = handlers[name];
  return typeof handler === "object" && handler !== null && "ownTransactions" in handler;
};

test("few writes open transactions themselves, and each says why", () => {
  expect(writes.filter(hasOwnTransactions)).toMatchInlineSnapshot(`
    [
      "login",
      "finishSignIn",
      "sendEnquiryFile",
      "setPassword",
      "changePassword",
      "addFile",
      "importEmployees",
      "importRecords",
      "startBackup",
      "startDrill",
      "restoreBackup",
      "lockPayrollMonth",
      "unlockPayrollMonth",
      "uploadPicture",
      "punch",
      "issueReel",
      "returnReel",
      "dispatchOrder",
      "enterStage",
      "reverseStage",
      "stopMachine",
      "startMachine",
      "scanTool",
      "scanCrew",
      "dismissScan",
      "beginApp",
      "finishApp",
      "beginPasskey",
      "finishPasskey",
      "renewRecoveryCodes",
      "finishProof",
    ]
  `);
});

/** Returns the statements that begin a transaction or a savepoint while `work` runs. */
async function beginningsIn(work: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, "query");
  await work();
  const texts = query.mock.calls.map(([statement]: readonly unknown[]) =>
    typeof statement === "string" ? statement : String(Reflect.get(Object(statement), "text")),
  );
  query.mockRestore();
  return texts.filter((text) => /^(begin|savepoint)\b/i.test(text));
}

const inOneTransaction = writes.filter(
  (name) => !hasOwnTransactions(name) && !provingCalls.includes(name),
);

test.each(inOneTransaction)("%s is one transaction, with a key or without", async (name) => {
  const headers = [{}, { "idempotency-key": randomUUID() }];
  for (const [n, more] of headers.entries()) {
    const request = sent(exampleOf(name, 60 + n));
    await host.tokenOf("owner");
    const beginnings = await beginningsIn(() =>
      host.call("owner", name, { ...request, headers: { ...request.headers, ...more } }),
    );
    expect(beginnings).toEqual([expect.stringMatching(/^begin/)]);
  }
});

test("a move without a key is one statement, unless the order ships", async () => {
  const { body } = await unchecked.call("owner", "createOrder", {
    body: newOrder("Kaveri Weaves"),
  });
  const move = (status: string, headers = {}) => {
    const sentMove = { status, ...(status === "SHIPPED" && { transportNumber: "KA01" }) };
    const params = { id: String(body.id) };
    return beginningsIn(async () => {
      const reply = await unchecked.call("owner", "moveOrder", { params, body: sentMove, headers });
      expect(reply.status).toBe(200);
    });
  };
  expect(await move("IN_PROGRESS")).toEqual([]);
  expect(await move("COMPLETED", { "idempotency-key": randomUUID() })).toHaveLength(1);
  expect(await move("SHIPPED")).toHaveLength(1);
});
