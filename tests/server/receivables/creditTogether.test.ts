import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { orderBarcode } from "../../../server/barcodes";
import { enterSupplier } from "../../support/invoiceSettings";
import { of } from "../../support/invoicing";
import { waitingHere } from "../../support/locksHere";
import { owing } from "../../support/owing";
import { plant, type Replied } from "../../support/plant";
import { acceptedOrder, enterRates } from "../../support/quoting";
import { scanBody } from "../../support/scanBody";

const host = plant();
let clientId = 0;
let boxes = 0;

beforeAll(async () => {
  await enterSupplier(host, { limitCountsOrders: true, tolerancePercent: 10 });
  await enterRates(host);
  clientId = await owing(host).makeClient("Kaveri Weaves");
});

/** Makes two orders of 5,000 boxes for a client whose credit limit they use up. */
async function makeOrders() {
  await host.db.execute(sql`update clients set credit_limit_paise = null`);
  const orders = [];
  for (let count = 0; count < 2; count += 1) {
    boxes += 1;
    orders.push((await acceptedOrder(host, `Box ${boxes}`, { toolingTerms: "free" })).orderId);
  }
  const { outstanding, undelivered } = (await host.call("staff", "getClientAccount", of(clientId)))
    .body;
  const limit = Math.round((outstanding + undelivered) * 100);
  await host.db.execute(sql`update clients set credit_limit_paise = ${limit}`);
  return orders;
}

/** Sends a dispatch of more boxes than ordered, within the plant's tolerance of 10 %. */
const dispatchMore = (orderId: number) =>
  host.call("staff", "createDispatch", {
    body: { orderId, quantity: 5100, transportNumber: "KA01" },
  });

/**
 * Makes two shipments at the same moment: the first one waits before it writes its dispatch, until the second one waits
 * too.
 */
async function shipTogether(first: () => Promise<Replied>, second: () => Promise<Replied>) {
  const replies: Promise<Replied>[] = [];
  await host.db.transaction(async (tx) => {
    await tx.execute(sql`lock table dispatches in share mode`);
    for (const ship of [first, second]) {
      replies.push(ship());
      await expect.poll(() => waitingHere(host.db)).toBe(replies.length);
    }
  });
  return Promise.all(replies);
}

const aboveLimit = { status: 409, text: expect.stringContaining("over the limit") };

test("of two dispatches at once that exceed a credit limit together, the second is refused", async () => {
  const [one = 0, other = 0] = await makeOrders();
  const replies = await shipTogether(
    () => dispatchMore(one),
    () => dispatchMore(other),
  );
  expect(replies).toMatchObject([{ status: 200 }, aboveLimit]);
});

test("a station's dispatch at once with another one counts it for the credit limit", async () => {
  const [one = 0, other = 0] = await makeOrders();
  const scan = { barcodeId: orderBarcode(other), quantity: 5100, transportNumber: "KA02" };
  const replies = await shipTogether(
    () => dispatchMore(one),
    () => host.call("station", "dispatchOrder", { body: { ...scanBody(), ...scan } }),
  );
  // The operator sees no figures of the client.
  expect(replies).toMatchObject([
    { status: 200 },
    { status: 409, body: { code: "credit.askOffice" } },
  ]);
});

test("an order that ships at once with a dispatch counts it for the credit limit", async () => {
  const [one = 0, other = 0] = await makeOrders();
  for (const status of ["IN_PROGRESS", "COMPLETED"])
    await host.call("staff", "moveOrder", of(other, { status }));
  const replies = await shipTogether(
    () => dispatchMore(one),
    () =>
      host.call("staff", "moveOrder", of(other, { status: "SHIPPED", transportNumber: "KA03" })),
  );
  expect(replies).toMatchObject([{ status: 200 }, aboveLimit]);
});
