import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { audit, boxSpecificationVersions, orders } from "../../../server/db/schema";
import { exampleOf } from "../../support/examples";
import { boxContent } from "../../support/goodsExamples";
import { newOrder, orderForm } from "../../support/newOrder";
import { plant } from "../../support/plant";

const host = plant();
const one = { params: { id: "1" } };
const version = (changes: object, basedOnVersion: number) => ({
  ...one,
  body: { content: { ...boxContent, ...changes }, basedOnVersion },
});

beforeAll(async () => {
  await host.call("staff", "createSpecification", exampleOf("createSpecification", 1));
});

test("a specification is listed in the form of an order, and its page has its first version", async () => {
  const row = {
    id: 1,
    client: "Kaveri Weaves",
    name: "Saree carton 1",
    size: "400 × 300 × 200 mm",
    materialGrade: "120 / 100 C / 120 GSM, 18 BF",
    ply: 3,
    style: "0201",
    number: 1,
    latestVersionId: 1,
    createdBy: "staff@example.com",
  };
  expect((await host.call("staff", "getSpecifications")).body).toEqual([
    expect.objectContaining(row),
  ]);
  expect((await host.call("staff", "getSpecification", one)).body).toMatchObject({
    ...row,
    versions: [{ number: 1, content: boxContent, settings: { joint3: 45, widestDeckle: 1800 } }],
  });
});

test("a client has one box of a name", async () => {
  const again = exampleOf("createSpecification", 1);
  expect(await host.call("owner", "createSpecification", again)).toMatchObject({
    status: 409,
    body: { errors: { name: expect.stringContaining("of this name already") } },
  });
});

test("unfit flutes and a box wider than every reel are refused at their fields with the figures", async () => {
  const refused = async (changes: object) => {
    const body = { client: "Deccan", name: "Tile", content: { ...boxContent, ...changes } };
    const { status, body: reply } = await host.call("owner", "createSpecification", { body });
    expect(status).toBe(400);
    return reply.errors;
  };
  expect(await refused({ ply: 5 })).toEqual({
    "content.layers":
      "A board of 5 ply has 5 papers, every second one fluted: these are 3 with 1 fluted",
  });
  expect(await refused({ width: 1700 })).toEqual({
    "content.width":
      "The blank is 1,900 mm wide: with 10 mm of edge on each side it needs a reel of 1,920 mm, and the widest is 1,800 mm",
  });
  expect(await refused({ style: "OTHER" })).toEqual({
    "content.blankLength": "Enter the blank's length",
    "content.blankWidth": "Enter the blank's width",
  });
});

test("each further version is a new row, based on the latest one, and no row ever changes", async () => {
  const at = version({ height: 250 }, 1);
  const both = await Promise.all([
    host.call("owner", "createSpecificationVersion", at),
    host.call("staff", "createSpecificationVersion", at),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.body.message).toContain("Version 2 was saved");
  expect((await host.call("staff", "getSpecification", one)).body).toMatchObject({
    number: 2,
    size: "400 × 300 × 250 mm",
    versions: [
      { number: 2, content: { height: 250 } },
      { number: 1, content: boxContent },
    ],
  });
  await expect(host.db.update(boxSpecificationVersions).set({ number: 9 })).rejects.toThrow();
  const auditRows = await host.db
    .select({ before: audit.before, after: audit.after })
    .from(audit)
    .where(eq(audit.call, "createSpecificationVersion"));
  expect(auditRows).toMatchObject([
    { before: { number: 1, height: 200 }, after: { number: 2, height: 250 } },
  ]);
});

test("an order keeps its version when there is a newer one, and an unknown version is refused", async () => {
  const order = { ...newOrder("Kaveri Weaves"), size: "400 × 300 × 200 mm" };
  const named = { body: { ...order, specificationVersionId: 1 } };
  expect((await host.call("staff", "createOrder", named)).status).toBe(200);
  expect((await host.call("staff", "getOrder", one)).body).toMatchObject({
    specificationVersionId: 1,
    specification: { id: 1, name: "Saree carton 1", number: 1 },
  });
  expect((await host.call("staff", "getSpecificationVersion", one)).body).toMatchObject({
    specificationId: 1,
    client: "Kaveri Weaves",
    name: "Saree carton 1",
    number: 1,
    size: "400 × 300 × 200 mm",
  });
  expect(
    await host.call("staff", "createOrder", { body: { ...order, specificationVersionId: 99 } }),
  ).toMatchObject({
    status: 400,
    body: { errors: { specificationVersionId: expect.any(String) } },
  });
  expect(await host.db.select({ id: orders.id }).from(orders)).toHaveLength(1);
  expect(
    await host.call("staff", "getSpecificationVersion", { params: { id: "99" } }),
  ).toMatchObject({
    status: 404,
  });
});

test("an edit without the specification field keeps it, and one with null removes it", async () => {
  const edit = (change: object) =>
    host.call("staff", "updateOrder", { ...one, body: { ...orderForm("Asha"), ...change } });
  expect((await edit({ version: 1 })).body).toMatchObject({ specificationVersionId: 1 });
  const removalReply = await edit({ version: 2, specificationVersionId: null });
  expect(removalReply.status).toBe(200);
  expect(removalReply.body).not.toHaveProperty("specificationVersionId");
  const [row] = await host.db.select().from(orders).where(eq(orders.id, 1));
  expect(row).toMatchObject({ specificationVersionId: null, boardSettingsId: null });
});

test("the boxes of orders on the kanban have their weight, and those of cancelled orders have none", async () => {
  const made = async (client: string) => {
    const body = { ...newOrder(client), specificationVersionId: 1 };
    return (await host.call("owner", "createOrder", { body })).body.id;
  };
  await host.db.update(orders).set({ cancelledAt: new Date(), cancelReason: "Doubled" });
  const weights = async () => (await host.call("staff", "getBoxWeights")).body;
  expect(await weights()).toEqual({ weights: [] });
  const id = await made("Kaveri Weaves");
  const { weight, area } = { weight: 120 + 100 * 1.4 + 120, area: 1.445 * 0.503 };
  const [found] = (await weights()).weights;
  expect(found).toEqual({ versionId: 1, grams: expect.closeTo(weight * area, -1) });
  await host.db
    .update(orders)
    .set({ status: "SHIPPED", shippedAt: new Date(0), transportNumber: "KA 01 AB 1234" })
    .where(eq(orders.id, id));
  expect(await weights()).toEqual({ weights: [] });
});
