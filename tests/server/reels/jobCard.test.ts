import { BinaryBitmap, Code128Reader, HybridBinarizer, RGBLuminanceSource } from "@zxing/library";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { orders } from "../../../server/db/schema";
import { jobCardPdf } from "../../../server/reels/jobCardPdf";
import { specificationOfOrder } from "../../../server/specifications/orderSpecification";
import { exampleOf } from "../../support/examples";
import { boxContent } from "../../support/goodsExamples";
import { newOrder } from "../../support/newOrder";
import { plant } from "../../support/plant";
import { drawPdf, readPdf } from "../../support/readPdf";

const host = plant();

/** What a scanner reads on the card's upper part. */
async function scanned(pdf: Buffer): Promise<string> {
  const { data, width, height } = await drawPdf(pdf, 4);
  const part = Math.round(height / 5);
  const grey = Uint8ClampedArray.from({ length: width * part }, (_, at) => data[at * 4] ?? 255);
  const picture = new RGBLuminanceSource(grey, width, part);
  return new Code128Reader().decode(new BinaryBitmap(new HybridBinarizer(picture))).getText();
}

async function cardOf(id: number): Promise<Buffer> {
  const [order] = await host.db.select().from(orders).where(eq(orders.id, id));
  if (!order) throw new Error(`There is no order ${id}`);
  const { body } = await host.call("staff", "getOrderPaper", { params: { id: String(id) } });
  return jobCardPdf({
    order,
    specification: await specificationOfOrder(host.db, id),
    paper: body,
  });
}

test("a job card is one A5 page with the order's code, drawing, papers and run; its code finds the order", async () => {
  await host.call("owner", "createSpecification", exampleOf("createSpecification", 1));
  const body = { ...newOrder("Kaveri Weaves"), specificationVersionId: 1 };
  const { body: made } = await host.call("owner", "createOrder", { body });
  const { pages } = await readPdf(await cardOf(made.id));
  expect(pages).toHaveLength(1);
  expect(pages[0]?.size).toEqual([420, 595]);
  for (const text of ["Kaveri Weaves", "order #1", "L 400", "W 300", "H 200", "Golden", "Flute C"])
    expect(pages[0]?.text).toContain(text);
  expect(pages[0]?.text).toContain("Blank 1,445 × 500 mm");
  expect(boxContent.layers).toHaveLength(3);

  const code = await scanned(await cardOf(made.id));
  expect(code).toBe("ORD-000001");
  const { body: found } = await host.call("staff", "search", { query: { text: code } });
  expect(found[0]).toMatchObject({ kind: "order", key: "1", isExact: true });

  const reply = await host.call("staff", "getJobCard", { params: { id: "1" } });
  expect(reply).toMatchObject({ status: 200, headers: { "content-type": "application/pdf" } });
  expect(reply.text.slice(0, 5)).toBe("%PDF-");
});

test("an order without a specification has a card without a drawing, and one that is not there none", async () => {
  const { body: made } = await host.call("owner", "createOrder", { body: newOrder("Deccan Tile") });
  const { pages } = await readPdf(await cardOf(made.id));
  expect(pages).toHaveLength(1);
  expect(pages[0]?.text).toContain("Deccan Tile");
  const none = await host.call("staff", "getJobCard", { params: { id: "99" } });
  expect(none.status).toBe(404);
});
