import { generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { expect, test } from "vitest";
import { qrSignatureOf, readPortalKeys } from "../../../server/invoices/invoiceRows";

function newKeys() {
  const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  return { publicPem: publicKey.export({ type: "spki", format: "pem" }).toString(), privateKey };
}

const [portal, other] = [newKeys(), newKeys()];

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

function tokenOf(key: KeyObject, alg = "RS256") {
  const content = `${encoded({ alg, typ: "JWT" })}.${encoded({ data: "{}" })}`;
  return `${content}.${sign("RSA-SHA256", Buffer.from(content), key).toString("base64url")}`;
}

test("a signature is checked with any of the portal's keys", () => {
  const token = tokenOf(portal.privateKey);
  expect(qrSignatureOf(token, undefined)).toBe("NO_KEY");
  expect(qrSignatureOf(token, portal.publicPem)).toBe("CHECKED");
  expect(qrSignatureOf(token, `${other.publicPem}\n${portal.publicPem}`)).toBe("CHECKED");
  expect(qrSignatureOf(token, other.publicPem)).toBe("WRONG");
});

test("a changed content, another algorithm and a token without a signature are wrong", () => {
  const [head = "", , signature = ""] = tokenOf(portal.privateKey).split(".");
  const forged = [head, encoded({ data: '{"TotInvVal":1}' }), signature].join(".");
  for (const token of [forged, tokenOf(portal.privateKey, "none"), `${head}.e30`, "text"])
    expect(qrSignatureOf(token, portal.publicPem)).toBe("WRONG");
});

test("only public keys and certificates are taken as the portal's keys", () => {
  const privatePem = portal.privateKey.export({ type: "pkcs8", format: "pem" }).toString();
  const broken = "-----BEGIN PUBLIC KEY-----\nabc\n-----END PUBLIC KEY-----";
  for (const text of ["a key", privatePem, broken, `${portal.publicPem} and more`])
    expect(readPortalKeys(text)).toBeUndefined();
  expect(readPortalKeys(`${portal.publicPem}${other.publicPem}`)).toHaveLength(2);
});
