import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { orders } from "../../../server/db/schema";
import { makeMachine } from "../../support/machines";
import { newOrder } from "../../support/newOrder";
import { plant } from "../../support/plant";
import { scanBody } from "../../support/scanBody";
import { smallBox, specifiedBox } from "../../support/specifiedOrder";

const host = plant();
const minuteMs = 60_000;
let [versionId, machineId] = [0, 0];

beforeAll(async () => {
  versionId = await specifiedBox(host.db, "Plain", smallBox);
  machineId = await makeMachine(host, "Corrugator", "CORRUGATING");
});

async function placeOrder() {
  const body = { ...newOrder("Kaveri Weaves"), quantity: 1000, specificationVersionId: versionId };
  return Number((await host.call("staff", "createOrder", { body })).body.id);
}

const ago = (minutes: number) => new Date(Date.now() - minutes * minuteMs);

const closings = {
  shipped: () => ({ status: "SHIPPED" as const, shippedAt: ago(30), transportNumber: "KA01" }),
  cancelled: () => ({ cancelledAt: ago(30), cancelReason: "Twice" }),
};

for (const [name, fieldsOf] of Object.entries(closings))
  test(`pieces that were made before an order was ${name} count, though their entry arrives later`, async () => {
    const id = await placeOrder();
    await host.db.update(orders).set(fieldsOf()).where(eq(orders.id, id));
    const scan = (minutes: number, good: number) =>
      host.call("station", "enterStage", {
        body: {
          ...scanBody(ago(minutes)),
          queued: true,
          barcodeId: `ORD-${String(id).padStart(6, "0")}`,
          machineId,
          good,
          waste: 0,
        },
      });
    expect((await scan(40, 300)).body).toMatchObject({ outcome: "ENTERED", good: 300 });
    expect((await scan(20, 7)).body).toMatchObject({ outcome: "EXCEPTION" });
    const enter = (minutes: number) =>
      host.call("staff", "createStageEntry", {
        body: {
          entryId: randomUUID(),
          machineId,
          orderId: id,
          good: 20,
          at: ago(minutes).toISOString(),
        },
      });
    expect((await enter(35)).status).toBe(200);
    expect(await enter(25)).toMatchObject({
      status: 400,
      body: { errors: { orderId: `Order #${id} is ${name}` } },
    });
    const { body } = await host.call("staff", "getOrderStages", { params: { id: String(id) } });
    expect(body.stages[0]).toMatchObject({ good: 320 });
  });
