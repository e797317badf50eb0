import { indiaDate } from "../../domain/indiaTime";
import { rates, wasteRows } from "../../server/db/schema";
import type { plant } from "./plant";
import { smallBox, specifiedBox } from "./specifiedOrder";

const common = {
  validFrom: indiaDate(new Date()),
  source: "Price list",
  createdBy: "owner@example.com",
};

/** A rate of this day is older than the plant allows. */
export const oldDate = "2026-01-01";

/** Enters a rate of all papers up to 400 GSM and of all work of a glued box, and a waste table. */
export async function enterRates({ db }: Pick<ReturnType<typeof plant>, "db">): Promise<void> {
  await db.insert(rates).values([
    { ...common, kind: "PAPER", toGsm: 400, ratePaise: 3800, per: "KILOGRAM" },
    { ...common, kind: "CONVERSION", ratePaise: 1500, per: "KILOGRAM" },
    { ...common, kind: "PRINT", ratePaise: 15, per: "BOX" },
    { ...common, kind: "JOINING", validFrom: oldDate, joint: "GLUED", ratePaise: 20, per: "BOX" },
    { ...common, kind: "PLATE", ratePaise: 500_000, per: "PIECE" },
    { ...common, kind: "FREIGHT", ratePaise: 50, per: "BOX" },
  ]);
  await db.insert(wasteRows).values([
    { ...common, uptoQuantity: 1_000, setupSheets: 80, runPercent: 5 },
    { ...common, uptoQuantity: 100_000_000, setupSheets: 50, runPercent: 3 },
  ]);
}

/** Makes an order of 5,000 printed boxes by a quotation with these terms. The tooling costs ₹5,000, with a markup of 15 %. */
export async function acceptedOrder(host: ReturnType<typeof plant>, name: string, terms: object) {
  const line = {
    specificationVersionId: await specifiedBox(host.db, name, { ...smallBox, printColours: 1 }),
    quantities: [5000],
    markupPercent: 15,
    joint: "GLUED",
    hasDie: false,
    isDelivered: true,
    isToolingApart: false,
    ...terms,
  };
  const body = { client: "Kaveri Weaves", lines: [line] };
  const { id } = (await host.call("staff", "createQuotation", { body })).body;
  const params = { id: String(id) };
  await host.call("staff", "sendQuotation", { params, body: { version: 1 } });
  const { body: accepted } = await host.call("staff", "acceptQuotation", {
    params,
    body: {
      line: 0,
      quantity: 5000,
      revision: 1,
      productType: "RSC Box",
      unit: "A",
      deliveryAddress: "Plot 12, Peenya",
      promisedDate: "2026-12-20",
    },
  });
  return { orderId: Number(accepted.orderId), quotationId: Number(id) };
}
