import { expect, test } from "vitest";
import { commonPasswords } from "../../../domain/commonPasswords";
import { buildApp } from "../../../server/app";
import { exampleOf } from "../../support/examples";
import { plant, secret } from "../../support/plant";

const host = plant();

test("every answer, an error too, carries the headers that keep a browser in bounds", async () => {
  for (const url of ["/api/health", "/api/public/getAllIndustry", "/api/nothing", "/api/%zz"]) {
    const { headers } = await host.app.inject(url);
    const policy = String(headers["content-security-policy"]);
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("script-src 'self';");
    // The map's host, and no other one.
    expect(policy).toContain("frame-src https://www.openstreetmap.org blob:;");
    for (const nobody of ["object-src", "base-uri", "frame-ancestors"]) {
      expect(policy).toContain(`${nobody} 'none'`);
    }
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
    });
    expect(headers).not.toHaveProperty("x-powered-by");
  }
});

const preflight = (origin: string) => ({
  method: "OPTIONS" as const,
  url: "/api/admin/order/getAllOrders",
  headers: {
    origin,
    "access-control-request-method": "GET",
    "access-control-request-headers": "authorization",
  },
});

test("without CORS_ORIGIN no other origin may call", async () => {
  const preflightReply = await host.app.inject(preflight("https://elsewhere.example"));
  expect(preflightReply.headers).not.toHaveProperty("access-control-allow-origin");
  const headers = { origin: "https://elsewhere.example" };
  const reply = await host.app.inject({ url: "/api/public/getAllIndustry", headers });
  expect(reply.headers).not.toHaveProperty("access-control-allow-origin");
});

test("the origins of CORS_ORIGIN may call and read, and no other", async () => {
  const corsOrigin = "https://one.example, https://two.example";
  const app = buildApp({ db: host.db, secret, corsOrigin });
  const preflightReply = await app.inject(preflight("https://two.example"));
  expect(preflightReply.statusCode).toBe(204);
  expect(preflightReply.headers["access-control-allow-origin"]).toBe("https://two.example");
  expect(String(preflightReply.headers["access-control-allow-headers"])).toMatch(/authorization/i);
  const headers = { origin: "https://one.example" };
  const reply = await app.inject({ url: "/api/public/getAllIndustry", headers });
  expect(reply.headers["access-control-allow-origin"]).toBe("https://one.example");
  const exposed = String(reply.headers["access-control-expose-headers"]).split(", ");
  expect(exposed).toEqual(expect.arrayContaining(["Content-Range", "Plant-Calls"]));
  expect(reply.headers.vary).toBe("Origin, Accept-Encoding, Authorization");
  const other = await app.inject(preflight("https://three.example"));
  expect(other.headers).not.toHaveProperty("access-control-allow-origin");
  await app.close();
});

test("a path that cannot be read is refused as JSON, without the framework's own words", async () => {
  for (const url of ["/api/%zz", "/api/public/%E0%A4%A"]) {
    const reply = await host.app.inject(url);
    expect(reply.statusCode).toBe(404);
    expect(Object.keys(reply.json())).toEqual(["message", "code"]);
  }
});

test("an admin's password has 8 to 128 characters and is no common one", async () => {
  expect(commonPasswords.size).toBeGreaterThanOrEqual(100);
  const { body } = exampleOf("createAdmin", 1);
  const longest = "long reels ".repeat(12).slice(0, 128);
  const refused = ["", "seven77", `${longest}x`, "password", "PASSWORD1", "12345678"];
  // Only the server's longer list has these passwords.
  refused.push("millwall", "Taekwondo", "pufunga7782", "ｍillwall", "Millwall@2026", "Rahul#12345");
  for (const password of refused) {
    const reply = await host.call("owner", "createAdmin", { body: { ...body, password } });
    expect(reply.status).toBe(400);
    expect(Object.keys(reply.body.errors)).toEqual(["password"]);
  }
  for (const [index, password] of ["e8ght+8q", longest, "पासवर्ड📦📦"].entries()) {
    const email = `password${index}@example.com`;
    const made = await host.call("owner", "createAdmin", { body: { ...body, email, password } });
    expect(made.status).toBe(200);
    const reply = await host.call("visitor", "login", { body: { email, password } });
    expect(reply.status).toBe(200);
  }
});

test("one address may send 20 enquiries a minute, the next one waits, and another address does not", async () => {
  const send = (from: string) => host.call("visitor", "submitContact", { ...enquiry, from });
  const enquiry = exampleOf("submitContact", 1);
  for (let sent = 0; sent < 20; sent += 1) expect((await send("192.0.2.1")).status).toBe(200);
  const refused = await send("192.0.2.1");
  expect(refused.status).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect(Object.keys(refused.body)).toEqual(["message", "code"]);
  expect((await send("192.0.2.2")).status).toBe(200);
});
