import { eq, sql } from "drizzle-orm";
import { beforeAll } from "vitest";
import { quotations } from "../../../server/db/schema";
import type { plant } from "../../support/plant";
import { enterRates } from "../../support/quoting";
import { specifiedBox } from "../../support/specifiedOrder";

/** Returns functions that make and change quotations of a plant with rates and a box. */
export function quotationCalls(host: ReturnType<typeof plant>) {
  let box: number;

  beforeAll(async () => {
    await enterRates(host);
    box = await specifiedBox(host.db, "Shirt box");
  });

  const lineOf = (more: object = {}) => ({
    specificationVersionId: box,
    quantities: [1000, 500],
    markupPercent: 15,
    toolingTerms: "once",
    isToolingApart: false,
    joint: "GLUED",
    hasDie: false,
    isDelivered: true,
    ...more,
  });

  const formOf = (more: object = {}) => ({
    client: "Kaveri Weaves",
    validityDays: 30,
    lines: [lineOf()],
    ...more,
  });

  const create = async (more: object = {}): Promise<string> => {
    const reply = await host.call("staff", "createQuotation", { body: formOf(more) });
    if (reply.status !== 200) throw new Error(reply.text);
    return String(reply.body.id);
  };

  const get = async (id: string) =>
    (await host.call("staff", "getQuotation", { params: { id } })).body;

  type Change = "updateQuotation" | "sendQuotation" | "reviseQuotation" | "loseQuotation";

  /** Changes a quotation in its present version. */
  async function change(id: string, call: Change, body: object = {}) {
    const { version } = await get(id);
    const versioned = call === "loseQuotation" ? body : { version, ...body };
    return host.call("staff", call, { params: { id }, body: versioned });
  }

  const send = (id: string) => change(id, "sendQuotation");

  const acceptance = (more: object = {}) => ({
    line: 0,
    quantity: 500,
    revision: 1,
    productType: "RSC Box",
    deliveryAddress: "Plot 12, Peenya",
    promisedDate: "2026-12-20",
    unit: "A",
    ...more,
  });

  const accept = (id: string, more: object = {}) =>
    host.call("staff", "acceptQuotation", { params: { id }, body: acceptance(more) });

  /** Makes the rates of paper 10 % dearer, from today on. */
  const raisePaper = () =>
    host.db.execute(sql`update rates set rate_paise = rate_paise * 11 / 10 where kind = 'PAPER'`);

  const forExpiry = (id: string) =>
    host.db
      .update(quotations)
      .set({ validUntil: "2020-01-31" })
      .where(eq(quotations.id, Number(id)));

  return {
    lineOf,
    formOf,
    create,
    get,
    change,
    send,
    accept,
    raisePaper,
    forExpiry,
    boxVersion: () => box,
  };
}
