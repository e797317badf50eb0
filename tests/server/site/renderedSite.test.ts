import { mkdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Writable } from "node:stream";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { publishParts } from "../../../scripts/site/publish";
import { buildApp } from "../../../server/app";
import { connect } from "../../../server/db/connect";
import { companyFacts } from "../../../server/db/schema";
import { partsFile } from "../../../server/site/siteFiles";
import { cheapPasswords, plant, secret } from "../../support/plant";
import { temporaryFolder } from "../../support/temporaryFolder";

const host = plant();
const folder = temporaryFolder("rendered");
const webRoot = join(folder.path, "web");

/** Returns a renderer as the build leaves it, with two pages. A mark in the tagline makes it fail. */
const renderer = (mark: string) => `
  const defaults = { name: "Alepet Cartons", phone: "+91 80 0000 0000" };
  export async function renderSite({ name, phone, tagline }) {
    if (tagline.en === "Fails") throw new Error("The page is torn");
    const head = "<title>" + name.en + "</title>";
    const body = "<p>${mark} " + phone + "</p>";
    const page = { head, body, facts: { name: name.en, phone }, defaults };
    return new Map([["index.html", page], ["about/index.html", page], ["404.html", page]]);
  }`;

function publishSite(mark: string) {
  const code = join(folder.path, "prerender.js");
  writeFileSync(code, renderer(mark));
  // The host compresses replies of more than 1,000 bytes.
  const parts = {
    styles: `<style>${"p{}".repeat(400)}</style>`,
    script: "<script>start()</script>",
  };
  const pages = { "index.html": parts, "about/index.html": parts, "404.html": parts };
  const template = "<html><head><!--head--></head><body><!--body--></body></html>";
  const office = `<meta name="application-name" content="<!--name-->">`;
  publishParts(code, { template, office, drawings: {}, pages }, webRoot);
}

type App = ReturnType<typeof buildApp>;
const closers: (() => Promise<void>)[] = [];

/** Starts an instance on the plant's database. Its heartbeat is short. */
async function startInstance() {
  const connection = await connect(host.ownerUrl);
  const errors: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      errors.push(JSON.parse(String(chunk)).msg);
      done();
    },
  });
  const app = buildApp({
    db: connection.db,
    secret,
    webRoot,
    passwordCost: cheapPasswords,
    live: { beatMillis: 50 },
    logger: { level: "error", stream },
  });
  closers.push(async () => {
    await app.close();
    await connection.close();
  });
  await app.ready();
  return { app, errors };
}

beforeAll(() => {
  mkdirSync(join(webRoot, "about"), { recursive: true });
  for (const file of ["index.html", "about/index.html", "404.html"])
    writeFileSync(join(webRoot, file), "<p>Of the build</p><script>start()</script>");
  publishSite("First");
});

afterEach(async () => {
  for (const close of closers.splice(0)) await close();
  await host.db.delete(companyFacts);
});

afterAll(folder.remove);

/** Polls a value, because a rendering waits for processors too. */
const eventually = <Value>(read: () => Value) => expect.poll(read);

const home = async (app: App) => (await app.inject("/")).body;

async function edit(app: App, facts: object) {
  const token = await host.tokenOf("owner");
  const present = (await host.call("visitor", "getCompanyFacts")).body;
  const reply = await app.inject({
    method: "PUT",
    url: "/api/admin/company",
    headers: { authorization: `Bearer ${token}` },
    payload: { ...present, ...facts },
  });
  expect(reply.statusCode).toBe(200);
}

test("with nothing stored the pages of the build are served", async () => {
  const { app } = await startInstance();
  expect(await home(app)).toContain("Of the build");
});

test("an edit at one instance shows in the pages of all instances, without JavaScript", async () => {
  const [one, other] = [await startInstance(), await startInstance()];
  await edit(one.app, {
    phone: "+91 98450 12345",
    name: { en: "Nandi </script>", hi: "", kn: "" },
  });
  for (const { app } of [one, other]) {
    await eventually(() => home(app)).toContain("<p>First +91 98450 12345</p>");
    expect((await app.inject("/about/")).body).toContain("+91 98450 12345");
    expect(await app.inject("/nowhere")).toMatchObject({
      statusCode: 404,
      body: expect.stringContaining("+91 98450 12345"),
    });
  }
  expect((await one.app.inject("/admin/dashboard/orders")).body).toContain('"Nandi &lt;/script>"');
  const page = await home(one.app);
  // The text of a fact cannot end the block of facts.
  const [, block = ""] = /<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(page) ?? [];
  expect(JSON.parse(block)).toEqual({ name: "Nandi </script>", phone: "+91 98450 12345" });
});

test("an instance that starts has the stored facts in its first reply, compressed and with an ETag", async () => {
  await edit((await startInstance()).app, {
    phone: "+91 98450 11111",
    website: "https://x.example",
  });
  const { app } = await startInstance();
  const get = (headers: Record<string, string>) => app.inject({ url: "/", headers });
  const plain = await get({});
  expect(plain.body).toContain("+91 98450 11111");
  expect(plain.headers["content-security-policy"]).toMatch(/script-src 'self' 'sha256-/);
  const br = await get({ "accept-encoding": "br, gzip" });
  const gzip = await get({ "accept-encoding": "gzip" });
  expect(br.headers).toMatchObject({ vary: "Accept-Encoding", "cache-control": "no-cache" });
  expect(String(brotliDecompressSync(br.rawPayload))).toBe(plain.body);
  expect(gzip.headers["content-encoding"]).toBe("gzip");
  expect(String(gunzipSync(gzip.rawPayload))).toBe(plain.body);
  const etag = String(plain.headers.etag);
  expect(await get({ "if-none-match": `"old", ${etag}` })).toMatchObject({
    statusCode: 304,
    body: "",
  });
  expect((await app.inject("/sitemap.xml")).body).toContain("<loc>https://x.example/about</loc>");
  expect((await app.inject("/robots.txt")).body).toContain("https://x.example/sitemap.xml");
});

test("while the rendering fails the last pages stay, and the log says why in one line", async () => {
  const { app, errors } = await startInstance();
  await edit(app, { phone: "+91 98450 22222" });
  await eventually(() => home(app)).toContain("22222");
  await edit(app, { phone: "+91 98450 33333", tagline: { en: "Fails", hi: "", kn: "" } });
  await eventually(() => errors).toEqual(["The public pages were not rendered: The page is torn"]);
  expect(await home(app)).toContain("22222");
  await edit(app, { tagline: { en: "Works", hi: "", kn: "" } });
  await eventually(() => home(app)).toContain("33333");
});

test("a new build is rendered while the server runs", async () => {
  const { app } = await startInstance();
  await edit(app, { phone: "+91 98450 44444" });
  await eventually(() => home(app)).toContain("First");
  publishSite("Second");
  utimesSync(partsFile(webRoot), new Date(), new Date(Date.now() + 1_000));
  await eventually(() => home(app)).toContain("Second +91 98450 44444");
});
