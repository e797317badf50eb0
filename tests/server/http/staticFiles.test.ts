import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildApp } from "../../../server/app";
import { writeBuild } from "../../../server/http/builtPages";
import { emptyDatabase } from "../../support/emptyDatabase";
import { secret } from "../../support/plant";
import { temporaryFolder } from "../../support/temporaryFolder";

const database = emptyDatabase();
const folder = temporaryFolder("web");
let app: ReturnType<typeof buildApp>;

const ownScript = "console.log('the page is here')";

const files = {
  "index.html": `<h1>Home</h1><script data-x="1">${ownScript}</script><script type="application/ld+json">{}</script>`,
  "about/index.html": "<h1>About</h1>",
  "sector/index.html": "<h1>Sector</h1>",
  "sector/paint-industry/index.html": "<h1>Paint</h1>",
  "404.html": "<h1>Not here</h1>",
  "admin/index.html": "<h1>Admin</h1>",
  "scan/index.html": "<h1>Station</h1>",
  "wall/index.html": "<h1>Wall</h1>",
  "assets/main-abc123.js": "console.log('a script that is long enough');",
};

beforeAll(async () => {
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder.path, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    writeFileSync(`${path}.br`, brotliCompressSync(content));
    writeFileSync(`${path}.gz`, gzipSync(content));
  }
  app = buildApp({ db: database.db, secret, webRoot: folder.path });
  await app.ready();
});

afterAll(async () => {
  await app?.close();
  folder.remove();
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: "GET", url, headers });

test.each([
  ["/", 200, "Home"],
  ["/about", 200, "About"],
  ["/about/", 200, "About"],
  ["/about?x=1", 200, "About"],
  ["/sector/Textiles", 200, "Sector"],
  ["/sector/Building%20Materials", 200, "Sector"],
  ["/sector/Paint%20Industry", 200, "Paint"],
  ["/sector/%ZZ", 200, "Sector"],
  ["/admin", 200, "Admin"],
  ["/admin/dashboard/orders", 200, "Admin"],
  ["/scan", 200, "Station"],
  ["/scan/", 200, "Station"],
  ["/scan?x=1", 200, "Station"],
  ["/wall", 200, "Wall"],
  ["/wall/", 200, "Wall"],
  ["/wallpaper", 404, "Not here"],
  ["/scanner", 404, "Not here"],
  ["/administration", 404, "Not here"],
  ["/sector/a/b", 404, "Not here"],
  ["/nowhere", 404, "Not here"],
  ["/assets/gone.js", 404, "Not here"],
  ["/../../package.json", 404, "Not here"],
  ["/%2e%2e/package.json", 404, "Not here"],
])("%s answers %i", async (url, status, heading) => {
  const reply = await get(url);
  expect(reply.statusCode).toBe(status);
  expect(reply.body).toContain(heading);
  expect(reply.headers["content-type"]).toContain("text/html");
});

test("the page of a link to set a password loads nothing from elsewhere and tells no other page of itself", async () => {
  const { headers } = await app.inject("/admin/set-password");
  expect(headers).toMatchObject({ "referrer-policy": "no-referrer" });
  const policy = String(headers["content-security-policy"]);
  expect(policy).not.toContain("https:");
  expect(policy).toContain("img-src 'self' data:;frame-src 'self' data:;");
});

test("the scan station's page alone may use the camera and run its decoder", async () => {
  for (const path of ["/scan", "/scan/", "/scan?x=1"]) {
    const { headers } = await get(path);
    expect(headers["permissions-policy"]).toBe("camera=(self)");
    expect(headers["content-security-policy"]).toContain("script-src 'wasm-unsafe-eval' 'self'");
  }
  for (const path of ["/", "/admin", "/scanner", "/assets/main-abc123.js"]) {
    const { headers } = await get(path);
    expect(headers["permissions-policy"]).toBe("camera=()");
    expect(headers["content-security-policy"]).not.toContain("wasm");
  }
});

/** Returns the reply's first line to a path that no client would send unchanged. */
async function statusLine(path: string) {
  if (app.server.address() === null) await app.listen({ host: "127.0.0.1", port: 0 });
  const address = app.server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const socket = connect(port, "127.0.0.1");
  socket.write(`GET ${path} HTTP/1.1\r\nHost: plant\r\nConnection: close\r\n\r\n`);
  let text = "";
  for await (const chunk of socket) text += chunk;
  expect(text).toContain("Not here");
  return text.split("\r\n")[0];
}

test.each(["/..", "/../", "/../x", "/a/../..", "/%2e%2e", "/\\..", "/./.."])(
  "a path that leads out of the folder is not found: %s",
  async (path) => {
    expect(await statusLine(path)).toBe("HTTP/1.1 404 Not Found");
  },
);

test("a file's reply names the headers on which it depends, besides those of CORS", async () => {
  expect((await get("/about")).headers.vary).toBe("Accept-Encoding");
  const corsOrigin = "https://one.example";
  const open = buildApp({ db: database.db, secret, webRoot: folder.path, corsOrigin });
  const { headers } = await open.inject({ url: "/about", headers: { origin: corsOrigin } });
  expect(headers.vary).toBe("Origin, Accept-Encoding");
  await open.close();
});

/** Returns the directives of the policy for pages that were built for this host. */
async function policyFor(apiHost: string) {
  const webRoot = join(folder.path, "assets");
  writeBuild(webRoot, { apiHost, files: [] });
  const built = buildApp({ db: database.db, secret, webRoot });
  const policy = String((await built.inject("/")).headers["content-security-policy"]);
  await built.close();
  return policy.split(";");
}

test.each([
  ["https://plant.example/api/", "https://plant.example"],
  ["http://10.0.0.7:8080", "http://10.0.0.7:8080"],
  ["https://[::1]:8443/v1", "https://[::1]:8443"],
  ["//plant.example/api", "plant.example"],
  ["https://Plänt.example/api", "https://xn--plnt-moa.example"],
])("pages that were built for %s may call it, and send it the form", async (apiHost, origin) => {
  expect(await policyFor(apiHost)).toEqual(
    expect.arrayContaining([`connect-src 'self' ${origin}`, `form-action 'self' ${origin}`]),
  );
});

test.each(["/api", "api", "https://", "https://; script-src *"])(
  "pages that were built for %s may call their own origin alone",
  async (apiHost) => {
    const policy = await policyFor(apiHost);
    expect(policy).toEqual(expect.arrayContaining(["connect-src 'self'", "form-action 'self'"]));
  },
);

test("a path below /api is never the web app", async () => {
  const reply = await get("/api/nowhere");
  expect(reply.statusCode).toBe(404);
  expect(reply.json()).toMatchObject({ message: "This call was not found" });
});

test("the smallest variant that the browser reads is sent", async () => {
  const encodingFor = async (accepted: string) =>
    (await get("/about", { "accept-encoding": accepted })).headers["content-encoding"];
  expect(await encodingFor("gzip, deflate, br")).toBe("br");
  expect(await encodingFor("gzip")).toBe("gzip");
  expect(await encodingFor("identity")).toBeUndefined();
});

test("files with a hash in their name are kept for a year, pages are asked for again", async () => {
  const script = await get("/assets/main-abc123.js");
  expect(script.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  const page = await get("/about");
  expect(page.headers["cache-control"]).toBe("no-cache");
  const again = await get("/about", { "if-none-match": String(page.headers.etag) });
  expect(again.statusCode).toBe(304);
});

test("every page has headers that protect it", async () => {
  const { headers } = await get("/");
  expect(headers["content-security-policy"]).toMatch(
    /script-src 'self' 'sha256-[^']+';.*object-src 'none';base-uri 'none';frame-ancestors 'none'/,
  );
  const hash = createHash("sha256").update(ownScript).digest("base64");
  expect(headers["content-security-policy"]).toContain(`'sha256-${hash}'`);
  expect(headers).toMatchObject({
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
  });
});
