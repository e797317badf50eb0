import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();
const base64url = (data: Uint8Array) => Buffer.from(data).toString("base64url");

const userPresent = 0x01;
const hasCredential = 0x40;

/** Returns an authenticator in software: ES256, without attestation. It signs for any origin that a test names. */
export function softPasskey({ rpId = "localhost", origin = "http://localhost" } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const id = randomBytes(32);
  let signatures = 0;

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  function authenticatorData(flags: number, rest: Uint8Array = new Uint8Array()) {
    const head = Buffer.alloc(5);
    head.writeUInt8(flags, 0);
    head.writeUInt32BE(signatures, 1);
    return Buffer.concat([sha256(rpId), head, rest]);
  }

  function attestedCredential() {
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, "base64url"))],
      [-3, new Uint8Array(Buffer.from(y, "base64url"))],
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length, 0);
    return Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(key)]);
  }

  return {
    id: base64url(id),

    /** Returns the answer to `navigator.credentials.create`. */
    attest(challenge: string) {
      const data = authenticatorData(userPresent | hasCredential, attestedCredential());
      const attestation = new Map<string, string | Uint8Array | Map<string, never>>([
        ["fmt", "none"],
        ["attStmt", new Map<string, never>()],
        ["authData", new Uint8Array(data)],
      ]);
      return {
        id: base64url(id),
        attestationObject: base64url(isoCBOR.encode(attestation)),
        clientDataJSON: base64url(clientData("webauthn.create", challenge)),
        transports: ["internal"],
      };
    },

    /** Returns the answer to `navigator.credentials.get`. */
    assert(challenge: string) {
      signatures += 1;
      const data = authenticatorData(userPresent);
      const client = clientData("webauthn.get", challenge);
      const signature = sign("sha256", Buffer.concat([data, sha256(client)]), privateKey);
      return {
        id: base64url(id),
        authenticatorData: base64url(data),
        clientDataJSON: base64url(client),
        signature: base64url(signature),
      };
    },
  };
}
