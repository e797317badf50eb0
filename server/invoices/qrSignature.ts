import { createPublicKey, type KeyObject, verify } from "node:crypto";
import * as z from "zod/mini";
import type { QrSignature } from "../../contract/invoices";

const pemBlock = /-----BEGIN ([A-Z ]+)-----[\s\S]+?-----END \1-----/g;

/** Reads public keys and certificates from PEM text. Undefined if the text has none, or anything else. */
export function readPortalKeys(text: string): readonly KeyObject[] | undefined {
  const blocks = [...text.matchAll(pemBlock)];
  if (blocks.length === 0 || text.replace(pemBlock, "").trim() !== "") return undefined;
  try {
    return blocks.map(([pem, kind = ""]) => {
      if (kind.includes("PRIVATE")) throw new Error("A private key is no key of the portal");
      return createPublicKey(pem);
    });
  } catch {
    return undefined;
  }
}

const Header = z.object({ alg: z.literal("RS256") });

function isSigned(token: string, keys: readonly KeyObject[]): boolean {
  const [header = "", payload = "", signature = ""] = token.trim().split(".");
  try {
    Header.parse(JSON.parse(Buffer.from(header, "base64url").toString()));
  } catch {
    return false;
  }
  const content = Buffer.from(`${header}.${payload}`);
  const bytes = Buffer.from(signature, "base64url");
  return keys.some(
    (key) => key.asymmetricKeyType === "rsa" && verify("RSA-SHA256", content, key, bytes),
  );
}

/** Checks the signature of a QR code's token (JWS, RS256) with the portal's keys in PEM text. */
export function qrSignatureOf(token: string, portalKeys: string | undefined): QrSignature {
  if (portalKeys === undefined) return "NO_KEY";
  return isSigned(token, readPortalKeys(portalKeys) ?? []) ? "CHECKED" : "WRONG";
}
