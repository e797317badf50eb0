import { hkdfSync } from "node:crypto";
import { CompactEncrypt, compactDecrypt } from "jose";

/** Encrypts the keys of authenticator apps, so that a copy of the database alone makes no codes. */
export function factorKeys(secret: string) {
  const key = new Uint8Array(hkdfSync("sha256", secret, "", "keys of authenticator apps", 32));

  return {
    /** Returns a compact JWE. */
    encrypt: (text: string): Promise<string> =>
      new CompactEncrypt(new TextEncoder().encode(text))
        .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
        .encrypt(key),

    /** Decrypts a key. Returns undefined if another secret has encrypted it. */
    decrypt: (encrypted: string): Promise<string | undefined> =>
      compactDecrypt(encrypted, key).then(
        ({ plaintext }) => new TextDecoder().decode(plaintext),
        () => undefined,
      ),
  };
}

export type FactorKeys = ReturnType<typeof factorKeys>;
