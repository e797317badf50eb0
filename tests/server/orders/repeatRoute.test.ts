import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { buildApp } from "../../../server/app";
import { orders } from "../../../server/db/schema";
import { repeatAddress } from "../../../server/orders/repeatRoute";
import { newOrder } from "../../support/newOrder";
import { plant, secret } from "../../support/plant";
import { smallBox, specifiedBox } from "../../support/specifiedOrder";
import { temporaryFolder } from "../../support/temporaryFolder";

const host = plant();
const web = temporaryFolder("web");
let app: ReturnType<typeof buildApp>;

afterAll(async () => {
  await app?.close();
  web.remove();
});

async function open(code: string, language = "en-IN,en;q=0.9") {
  writeFileSync(join(web.path, "index.html"), "");
  app ??= buildApp({ db: host.db, secret, webRoot: web.path });
  const url = new URL(repeatAddress("http://site", code)).pathname;
  return app.inject({ method: "GET", url, headers: { "accept-language": language } });
}

async function codeOf(client: string, order: object = {}) {
  const body = { ...newOrder(client), ...order };
  const { body: made } = await host.call("owner", "createOrder", { body });
  const found = (await host.db.select().from(orders)).find(({ id }) => id === made.id);
  return found?.repeatCode ?? "";
}

test("the code of a specified box opens its estimate, and nothing else of the order is told", async () => {
  const version = await specifiedBox(host.db, "Small box", smallBox);
  const code = await codeOf("Kaveri Weaves", {
    specificationVersionId: version,
    poNumber: "77/26",
  });
  const { statusCode, headers, body } = await open(code.toLowerCase());
  expect(statusCode).toBe(302);
  const { length, width, height, ply } = smallBox;
  const { pathname, searchParams } = new URL(String(headers.location), "http://site");
  expect(pathname).toBe("/estimate");
  expect(Object.fromEntries(searchParams)).toMatchObject({
    length: String(length),
    width: String(width),
    height: String(height),
    ply: String(ply),
    style: smallBox.style,
  });
  expect(headers.location + body).not.toMatch(/Kaveri|77|Peenya|500/);
});

test("a box without a specification opens the enquiry form with its size, board and code, in the visitor's language", async () => {
  const code = await codeOf("Deccan Tile", { materialGrade: "5 ply kraft" });
  const { headers } = await open(code, "kn-IN,en;q=0.8");
  const { pathname, searchParams, hash } = new URL(String(headers.location), "http://site");
  expect([pathname, hash]).toEqual(["/kn/contact", "#contactus"]);
  expect(searchParams.get("again")).toBe(`300 × 200 × 150 mm, 5 ply kraft, ${code}`);
});

test.each(["0123456789ABCDEF0123", "%00", "%F0%9F%93%A6", "x".repeat(2000)])(
  "an unknown code opens the empty enquiry form: %.20s",
  async (code) => {
    const { statusCode, headers } = await open(code);
    expect([statusCode, headers.location]).toEqual([302, "/contact#contactus"]);
  },
);
