import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
} from "@simplewebauthn/browser";
import type { SecondStep } from "../../contract/admins";
import type { PasskeyEnrolment } from "../../contract/secondFactors";

/** True if the browser knows passkeys and the address has a host name: passkeys belong to a name, not to an IP address. */
export const canUsePasskeys = () =>
  browserSupportsWebAuthn() && !/^[\d.]+$|:/.test(window.location.hostname);

const descriptors = (ids: readonly string[]) =>
  ids.map((id) => ({ id, type: "public-key" as const }));

/** Asks the device for a new passkey. @throws the browser's error if the person cancels or the device has it already */
export async function createPasskey(enrolment: Omit<PasskeyEnrolment, "ticket">) {
  const { challenge, rpId, rpName, userId, userName, displayName } = enrolment;
  const { id, response } = await startRegistration({
    optionsJSON: {
      challenge,
      rp: { id: rpId, name: rpName },
      user: { id: userId, name: userName, displayName },
      pubKeyCredParams: enrolment.algorithms.map((alg) => ({ alg, type: "public-key" })),
      excludeCredentials: descriptors(enrolment.excluded),
      authenticatorSelection: { residentKey: "discouraged", userVerification: "preferred" },
      attestation: "none",
    },
  });
  const { attestationObject, clientDataJSON, transports = [] } = response;
  return { id, attestationObject, clientDataJSON, transports };
}

/** Asks the device to sign the challenge. @throws the browser's error if the person cancels */
export async function signByPasskey(challenged: NonNullable<SecondStep["passkey"]>) {
  const { id, response } = await startAuthentication({
    optionsJSON: {
      challenge: challenged.challenge,
      rpId: challenged.rpId,
      allowCredentials: descriptors(challenged.credentials),
      userVerification: "preferred",
    },
  });
  const { authenticatorData, clientDataJSON, signature } = response;
  return { id, authenticatorData, clientDataJSON, signature };
}
