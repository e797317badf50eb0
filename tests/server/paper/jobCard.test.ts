import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Language } from "../../../domain/languages";
import { orders } from "../../../server/db/schema";
import { jobCardPdf } from "../../../server/paper/jobCards/jobCardPdf";
import { readOrderSpecification } from "../../../server/specifications/versions";
import { readOrderTools } from "../../../server/tools/toolRecord";
import { exampleOf } from "../../support/examples";
import { newOrder } from "../../support/newOrder";
import { plant } from "../../support/plant";
import { readBarcodes } from "../../support/readBarcode";
import { drawPdf, readPdf } from "../../support/readPdf";
import { smallBox, specifiedBox } from "../../support/specifiedOrder";

const host = plant();

async function cardOf(id: number, language?: Language): Promise<Buffer> {
  const [order] = await host.db.select().from(orders).where(eq(orders.id, id));
  if (!order) throw new Error(`There is no order ${id}`);
  const { body } = await host.call("staff", "getOrderPaper", { params: { id: String(id) } });
  return jobCardPdf({
    companyName: "Alepet Cartons",
    repeatAddress: `https://www.alepet.example/again/${order.repeatCode}`,
    order,
    specification: await readOrderSpecification(host.db, id),
    paper: body,
    tools: await readOrderTools(host.db, order.specificationVersionId),
    artwork: undefined,
    language,
  });
}

test("a job card is one A5 page with code, drawing, papers and run, and its code finds the order", async () => {
  await host.call("owner", "createSpecification", exampleOf("createSpecification", 1));
  const body = { ...newOrder("Kaveri Weaves"), specificationVersionId: 1 };
  const { body: made } = await host.call("owner", "createOrder", { body });
  const tool = { number: "P-7", kind: "PLATE_SET", owner: "CLIENT", place: "Rack 3" };
  const { body: plate } = await host.call("staff", "createTool", { body: tool });
  const params = { id: String(plate.id) };
  await host.call("staff", "assignTool", { params, body: { specificationId: 1 } });
  const { pages } = await readPdf(await cardOf(made.id));
  expect(pages).toHaveLength(1);
  expect(pages[0]?.text).toContain("Plate set P-7: rack Rack 3");
  expect(pages[0]?.size).toEqual([420, 595]);
  for (const text of ["Kaveri Weaves", "order #1", "L 400", "W 300", "H 200", "Golden", "Flute C"])
    expect(pages[0]?.text).toContain(text);
  for (const text of ["Blank 1,445 × 500 mm", "Style: 0201 regular slotted", "Print: 1 colour"])
    expect(pages[0]?.text).toContain(text);
  // 500 boxes, three side by side on 1,520 mm: 240.8 m of board; no reel lies in the store.
  expect(pages[0]?.text).toContain("Top 120 18 Golden from 152 43.9 43.9 none yet");
  expect(pages[0]?.text).toContain("Reel Out, kg Back, kg");

  const codes = await readBarcodes(await drawPdf(await cardOf(made.id), 4));
  const [joint = ""] = codes.filter((code) => code.startsWith("https:"));
  expect(codes.filter((code) => code !== joint)).toEqual(["ORD-000001"]);
  expect(joint).toMatch(/^https:\/\/www\.alepet\.example\/again\/[0-9A-F]{20}$/);
  for (const text of ["ORD-000001", joint.slice(-20)]) {
    const { body: found } = await host.call("staff", "search", { query: { text } });
    expect(found[0]).toMatchObject({ kind: "order", key: "1", isExact: true });
  }

  const reply = await host.call("staff", "getJobCard", { params: { id: "1" } });
  expect(reply).toMatchObject({ status: 200, headers: { "content-type": "application/pdf" } });
  expect(reply.text.slice(0, 5)).toBe("%PDF-");
});

test("an order without a specification has a card without a drawing, and one that is not there none", async () => {
  const { body: made } = await host.call("owner", "createOrder", { body: newOrder("Deccan Tile") });
  const { pages } = await readPdf(await cardOf(made.id));
  expect(pages).toHaveLength(1);
  for (const text of ["Deccan Tile", "Deliver to ", "Reel Out, kg Back, kg", "Packing"])
    expect(pages[0]?.text).toContain(text);
  const none = await host.call("staff", "getJobCard", { params: { id: "99" } });
  expect(none.status).toBe(404);
});

test("a card of 5 ply has one page", async () => {
  const [liner, flute] = smallBox.layers;
  const layers = [liner, flute, liner, { ...flute, flute: "C" as const }, liner];
  const version = await specifiedBox(host.db, "Strong box", { ...smallBox, ply: 5, layers });
  const body = { ...newOrder("Garuda Two-Wheeler Parts"), specificationVersionId: version };
  const { body: made } = await host.call("owner", "createOrder", { body });
  const { pages } = await readPdf(await cardOf(made.id));
  expect(pages).toHaveLength(1);
  expect(pages[0]?.text).toContain("Packing");
});

test("a card that needs a second page names the order on it, and no table leaves its headings behind", async () => {
  const [liner, flute] = smallBox.layers;
  const layers = [liner, flute, liner, flute, liner, flute, liner];
  const version = await specifiedBox(host.db, "Heavy box", { ...smallBox, ply: 7, layers });
  const client = "Western Ghats Coffee Traders";
  const body = { ...newOrder(client), specificationVersionId: version };
  const { body: made } = await host.call("owner", "createOrder", { body });
  const [first, second, ...more] = (await readPdf(await cardOf(made.id))).pages;
  expect(more).toEqual([]);
  expect(first?.text).toContain("Flute 3 B");
  expect(second?.text).toContain(`Job card, order #${made.id}, ${client}, page 2`);
  expect(second?.text).toContain("Packing");
  for (const page of [first, second])
    expect(page?.text.trim()).not.toMatch(/Sign, time$|Back, kg$/);
});

// The text of a PDF has vowel signs and conjuncts in the order of their glyphs: only simple words are compared.
test.each([
  { language: "hi", words: ["टॉप 120 18 Golden 152 से", "परत GSM BF शेड"] },
  { language: "kn", words: ["ಟಾಪ್ 120 18 Golden 152", "ಪದರ GSM BF"] },
] as const)(
  "a card in the language $language has no English word, and fits on a page",
  async ({ language, words }) => {
    await host.call("owner", "createSpecification", exampleOf("createSpecification", 1));
    const body = { ...newOrder("Kaveri Weaves"), specificationVersionId: 1 };
    const { body: made } = await host.call("owner", "createOrder", { body });
    const sent = { params: { id: String(made.id) }, query: { language } };
    const { pages } = await readPdf((await host.call("staff", "getJobCard", sent)).bytes);
    expect(pages).toHaveLength(1);
    for (const word of words) expect(pages[0]?.text).toContain(word);
    expect(pages[0]?.text).not.toMatch(/Job card|Due|Blank|Layer|Flute|Liner|Reel|Waste|Packing/);
  },
);
