import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { CallName } from "../../../contract/routes";
import { exampleOf, sent } from "../../support/examples";
import { goodsExamples } from "../../support/goodsExamples";
import { invoiceSettings } from "../../support/invoiceSettings";
import { invoicing, of } from "../../support/invoicing";
import { machineExamples } from "../../support/machineExamples";
import { plant } from "../../support/plant";
import { writing } from "../../support/refusals";
import { seed } from "../../support/seed";

const host = plant({ checksReplies: true });
const { dispatchBoxes, postFor } = invoicing(host);

beforeAll(async () => {
  await seed(host);
  const { version } = (await host.call("owner", "getInvoiceSettings")).body;
  await host.call("owner", "updateInvoiceSettings", { body: { ...invoiceSettings, version } });
});

const readDeadlocks = async () => {
  await host.db.execute(sql`select pg_stat_force_next_flush()`);
  const { rows } = await host.db.execute<{ count: number }>(
    sql`select deadlocks::int as count from pg_stat_database where datname = current_database()`,
  );
  return rows[0]?.count;
};

const edit = {
  client: "Kaveri Weaves",
  productType: "RSC Box",
  size: "300 x 200 x 150",
  unit: "A",
};

/** The writes that one dispatch, its order or its invoice can get at the same moment. */
const writes = {
  invoice: ({ dispatchId }) => postFor(dispatchId),
  challan: ({ dispatchId }) => postFor(dispatchId, { kind: "CHALLAN" }),
  cancel: ({ dispatchId }) =>
    host.call("staff", "cancelDispatch", of(dispatchId, { reason: "Counted again" })),
  dispatch: ({ orderId }) =>
    host.call("staff", "createDispatch", {
      body: { orderId, quantity: 1, transportNumber: "KA 01" },
    }),
  move: ({ orderId }) => host.call("staff", "moveOrder", of(orderId, { status: "COMPLETED" })),
  edit: ({ orderId }) =>
    host.call("staff", "updateOrder", {
      params: { id: String(orderId) },
      body: {
        ...edit,
        quantity: 5000,
        deliveryAddress: "Peenya",
        expectedCompletionDate: "2026-12-01T00:00:00.000Z",
        version: 1,
      },
    }),
  drop: ({ orderId }) =>
    host.call("staff", "cancelOrder", of(orderId, { reason: "Ordered twice" })),
} satisfies Record<
  string,
  (ring: { orderId: number; dispatchId: number }) => ReturnType<typeof host.call>
>;

const names = ["invoice", "challan", "cancel", "dispatch", "move", "edit", "drop"] as const;
const pairs = names.flatMap((one, index) => names.slice(index).map((two) => [one, two] as const));
const rounds = 3;

test.each(pairs)(
  "%s and %s of one order at once: both are answered, and no lock is a circle",
  async (one, two) => {
    for (let round = 0; round < rounds; round += 1) {
      const { id: dispatchId, orderId } = await dispatchBoxes(5000);
      const ring = { dispatchId, orderId };
      const replies = await Promise.all([one, two, one, two].map((name) => writes[name](ring)));
      for (const { status, text } of replies) expect([status < 500, text]).toEqual([true, text]);
    }
    expect(await readDeadlocks()).toBe(0);
  },
);

const changing = writing.filter(
  (name) => (name in goodsExamples || name in machineExamples) && name !== "undoCombinedRun",
);

/** Yields numbers from 0 to 1, the same ones for the same start. */
function* numbersFrom(start: number) {
  for (let state = start; ; ) {
    state = (state * 48271) % 2147483647;
    yield state / 2147483647;
  }
}

const numbers = numbersFrom(20261128);
const pick = (): CallName => {
  const { value = 0 } = numbers.next();
  return changing[Math.floor(Number(value) * changing.length)] ?? "moveOrder";
};

test("pairs of all writes on one plant's goods, at once, are all answered", async () => {
  const failed: string[] = [];
  for (let n = 0; n < 120; n += 1) {
    const [one, two] = [pick(), pick()];
    const replies = await Promise.all(
      [one, two, one, two].map((name, index) =>
        host.call("owner", name, sent(exampleOf(name, 1 + (n % 3) + (index >> 1)))),
      ),
    );
    for (const { status, text } of replies)
      if (status >= 500) failed.push(`${one} beside ${two}: ${status} ${text}`);
  }
  expect([failed, host.takeLogged()]).toEqual([[], []]);
  expect(await readDeadlocks()).toBe(0);
});
