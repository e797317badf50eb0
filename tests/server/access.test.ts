import { SignJWT } from "jose";
import { expect, test } from "vitest";
import { callNames, table } from "../../contract/table";
import { plant, secret } from "../support/plant";

const host = plant();

const params = { id: "1", barcode: "X", barcodeId: "X", barcodeIdOrReelNo: "X" };

const guarded = callNames.filter((name) => table[name].access !== "public");
const superOnly = callNames.filter((name) => table[name].access === "super");

const sign = (key: string, expires: string) =>
  new SignJWT({ version: 0 })
    .setProtectedHeader({ alg: "HS256" })
    .setIssuer("corrugated-plant")
    .setSubject("1")
    .setIssuedAt()
    .setExpirationTime(expires)
    .sign(new TextEncoder().encode(key));

const none = `${btoa('{"alg":"none"}')}.${btoa('{"sub":"1","version":0,"iss":"corrugated-plant"}')}.`;

test.each(guarded)("a visitor may not call %s", async (name) => {
  expect(await host.call("visitor", name, { params })).toMatchObject({ status: 401 });
});

test.each(superOnly)("an admin of the lesser role may not call %s", async (name) => {
  expect(await host.call("staff", name, { params })).toMatchObject({ status: 403 });
});

test.each(callNames)("a super admin is not turned away from %s", async (name) => {
  const { status } = await host.call("owner", name, { params });
  expect([401, 403]).not.toContain(name === "login" ? 400 : status);
});

test("a token that is forged, expired, unsigned or broken opens nothing", async () => {
  const tokens = [
    await sign("another-secret-of-at-least-32-characters", "1h"),
    await sign(secret, "-1s"),
    none,
    "rubbish",
    "",
  ];
  for (const token of tokens) {
    const reply = await host.call("visitor", "getAllOrders", {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(reply.status).toBe(401);
  }
  const good = { authorization: `Bearer ${await sign(secret, "1h")}` };
  expect(await host.call("visitor", "getAllOrders", { headers: good })).toMatchObject({
    status: 200,
  });
});

test("a wrong password and an unknown email get the same words", async () => {
  for (const email of ["owner@example.com", "nobody@example.com"]) {
    const reply = await host.call("visitor", "login", { body: { email, password: "wrong one" } });
    expect(reply).toMatchObject({ status: 401, body: { message: "Invalid email or password" } });
  }
});

test("an email is the same in capitals", async () => {
  const body = { email: "OWNER@example.com", password: "corrugated-board" };
  expect(await host.call("visitor", "login", { body })).toMatchObject({ status: 200 });
});

test("a path below /api that no call has is refused as JSON, with any method", async () => {
  for (const method of ["GET", "POST", "DELETE"] as const) {
    const reply = await host.app.inject({ method, url: "/api/admin/everything" });
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toEqual({ message: "This call was not found" });
  }
});

test("a call by another method says which one it has", async () => {
  const reply = await host.app.inject({ method: "DELETE", url: "/api/admin/login" });
  expect(reply.statusCode).toBe(405);
  expect(reply.headers).toMatchObject({ allow: "POST" });
});
