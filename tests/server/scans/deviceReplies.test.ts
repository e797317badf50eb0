import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { calls } from "../../../contract/calls";
import { type CallName, callNames } from "../../../contract/routes";
import { indiaDate } from "../../../domain/indiaTime";
import { exampleOf, sent } from "../../support/examples";
import { newOrder } from "../../support/newOrder";
import { owing } from "../../support/owing";
import { plant } from "../../support/plant";
import { scanBody } from "../../support/scanBody";
import { seed } from "../../support/seed";

const host = plant({ checksReplies: true });
const { makeClient, makeInvoice } = owing(host);

/** The digits of each amount, wage and phone number in this plant. */
const marked = "73197";

let orderId = 0;

beforeAll(async () => {
  await seed(host);
  const clientId = await makeClient("Over Limit", {
    creditLimitPaise: 73_197_00,
    contactPhone: `+91 ${marked} 00000`,
    contactEmail: `${marked}@example.com`,
  });
  await makeInvoice(clientId, indiaDate(new Date()), 173_197);
  const { body } = await host.call("owner", "createOrder", {
    body: { ...newOrder("Over Limit"), creditReason: "The cheque is here" },
  });
  orderId = body.id;
  await host.db.execute(
    sql`update orders set price_paise = 7319700 where quotation_id is not null`,
  );
  await host.db.execute(sql`update employees set email = ${marked} || id || '@example.com'`);
  await host.db.execute(sql`update pay_terms set monthly_base_paise = 7319700`);
  // A reservation of an admin whose email has changed since.
  await host.call("owner", "reserveReel", exampleOf("reserveReel", 1));
  await host.db.execute(sql`update reel_reservations set created_by = 'gone@example.com'`);
});

const dispatch = (more: object = {}) => ({
  body: {
    ...scanBody(),
    barcodeId: `ORD-${String(orderId).padStart(6, "0")}`,
    quantity: 1,
    transportNumber: "KA01AB1234",
    ...more,
  },
});

const secrets = new RegExp(`₹|@|${marked}|73,197`);

test("a station above the credit limit is told only to ask the office", async () => {
  const reply = await host.call("station", "dispatchOrder", dispatch());
  expect(reply).toMatchObject({ status: 409, body: { code: "credit.askOffice" } });
  expect(reply.text).not.toMatch(secrets);
});

test("a queued dispatch above the limit tells the station nothing more, and the office the figures", async () => {
  const scan = dispatch({ queued: true });
  const replies = [
    await host.call("station", "dispatchOrder", scan),
    await host.call("station", "dispatchOrder", scan),
  ];
  for (const reply of replies) {
    expect(reply).toMatchObject({
      status: 200,
      body: { outcome: "EXCEPTION", code: "credit.askOffice" },
    });
    expect(reply.text).not.toMatch(secrets);
  }
  const { body } = await host.call("owner", "getExceptions");
  const exception = body.find((row: { id: string }) => row.id.endsWith(scan.body.scanId));
  expect(exception.detail).toContain("₹1,00,000 over the limit");
});

const deviceCalls = callNames.filter((name) => calls[name].access === "device");

const readers = (name: CallName) =>
  name === "getWall" ? (["wall"] as const) : (["station"] as const);

test.each(deviceCalls)("%s tells a device no money, wage, phone number or email", async (name) => {
  for (const who of readers(name)) {
    const right = await host.call(who, name, sent(exampleOf(name, 1)));
    expect(right.status).toBe(200);
    expect(right.text).not.toMatch(secrets);
    // The same request again, and one with a wrong body.
    const again = await host.call(who, name, sent(exampleOf(name, 1)));
    expect(again.text).not.toMatch(secrets);
    const wrong = await host.call(who, name, { ...sent(exampleOf(name, 1)), body: {} });
    expect(wrong.text).not.toMatch(secrets);
  }
});
