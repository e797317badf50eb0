import * as z from "zod/mini";
import { schemaError } from "../domain/messages/schemaError";
import { Admin, NewSession, SecondStep } from "./admins";
import { call } from "./call";
import { instant, line, optional } from "./fields";
import { routes } from "./routes";

/** Minutes for which a proof of the second factor counts. The calls with `proven` need one. */
export const proofMinutes = 10;

/** The reason of a 409: the caller proves the second factor and repeats the call. */
export const proofReason = "secondFactor";

const unexpected = schemaError("form.unexpected");

const base64url = (max: number) =>
  z.string().check(z.maxLength(max), z.regex(/^[\w-]+$/, unexpected));

/** Names the first half of a call in two halves. It is valid once and for some minutes. */
const ticket = () => z.string().check(z.regex(/^[\w-]{20,100}$/, unexpected));

/** A passkey's signature over the challenge of the ticket, as WebAuthn encodes it. */
const PasskeyAssertion = z.object({
  id: base64url(1400),
  authenticatorData: base64url(4000),
  clientDataJSON: base64url(8000),
  signature: base64url(8000),
});

const PasskeyAttestation = z.object({
  id: base64url(1400),
  attestationObject: base64url(40_000),
  clientDataJSON: base64url(8000),
  transports: z.array(line(20)).check(z.maxLength(10)),
});

/** One of the three ways to prove a second factor. */
export const Proof = z.object({
  ticket: ticket(),
  /** Six digits of the authenticator app. */
  code: optional(line(20)),
  recoveryCode: optional(line(40)),
  passkey: z.optional(PasskeyAssertion),
});
export type Proof = z.infer<typeof Proof>;

const Factor = z.object({
  id: z.int(),
  name: z.string(),
  createdAt: instant(),
  lastUsedAt: z.nullable(instant()),
});

export const SecondFactors = z.object({
  app: z.nullable(Factor),
  passkeys: z.array(Factor),
  recoveryCodesLeft: z.int(),
  /** True if super admins must have a second factor. */
  isRequired: z.boolean(),
  /** True if the rule applies to the caller. */
  mustHave: z.boolean(),
});
export type SecondFactors = z.infer<typeof SecondFactors>;

/** The first factor needs the password. Further ones need a proof of a present one. */
const FactorStart = z.object({ currentPassword: optional(z.string().check(z.maxLength(128))) });

const AppEnrolment = z.object({
  ticket: ticket(),
  /** In base 32, for typing. */
  key: z.string(),
  /** An SVG picture of the QR code. */
  qrCode: z.string(),
});

/** What `navigator.credentials.create` needs. The browser fills in the rest. */
const PasskeyEnrolment = z.object({
  ticket: ticket(),
  challenge: z.string(),
  rpId: z.string(),
  rpName: z.string(),
  userId: z.string(),
  userName: z.string(),
  displayName: z.string(),
  algorithms: z.array(z.int()),
  /** Credentials that this admin has already. */
  excluded: z.array(z.string()),
});
export type PasskeyEnrolment = z.infer<typeof PasskeyEnrolment>;

/** Shown once. Empty if the admin has recovery codes already. */
const NewRecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/** A sign-in on one device, with the times of the host. */
export const AdminSession = z.object({
  id: z.string(),
  /** As the browser names itself: `Chrome`, or an empty text. */
  browser: z.string(),
  system: z.string(),
  createdAt: instant(),
  lastSeenAt: instant(),
  /** True for the session that makes the call. */
  isThis: z.boolean(),
});
export type AdminSession = z.infer<typeof AdminSession>;

const Sessions = z.object({ sessions: z.array(AdminSession) });

const Proven = z.object({ until: instant() });

/** True if super admins must have a second factor. */
const SignInRules = z.object({ isRequired: z.boolean() });

export const secondFactorCalls = {
  finishSignIn: call(routes.finishSignIn, {
    repeat: "never",
    maxPerMinute: 60,
    body: Proof,
    reply: NewSession,
  }),
  getSecondFactors: call(routes.getSecondFactors, { reply: SecondFactors }),
  beginApp: call(routes.beginApp, { repeat: "never", body: FactorStart, reply: AppEnrolment }),
  finishApp: call(routes.finishApp, {
    repeat: "never",
    body: z.object({ ticket: ticket(), code: line(20) }),
    reply: NewRecoveryCodes,
  }),
  beginPasskey: call(routes.beginPasskey, {
    repeat: "never",
    body: FactorStart,
    reply: PasskeyEnrolment,
  }),
  finishPasskey: call(routes.finishPasskey, {
    repeat: "never",
    body: z.object({ ticket: ticket(), name: line(60), attestation: PasskeyAttestation }),
    reply: NewRecoveryCodes,
  }),
  removeFactor: call(routes.removeFactor, { reply: SecondFactors, ignoresReply: true }),
  renewRecoveryCodes: call(routes.renewRecoveryCodes, { repeat: "never", reply: NewRecoveryCodes }),
  beginProof: call(routes.beginProof, { repeat: "never", reply: SecondStep }),
  finishProof: call(routes.finishProof, {
    repeat: "never",
    body: Proof,
    reply: Proven,
    ignoresReply: true,
  }),
  getSessions: call(routes.getSessions, { reply: Sessions }),
  endSession: call(routes.endSession, { reply: Sessions, ignoresReply: true }),
  getAdminSessions: call(routes.getAdminSessions, { reply: Sessions }),
  endAdminSession: call(routes.endAdminSession, { reply: Sessions, ignoresReply: true }),
  resetSecondFactor: call(routes.resetSecondFactor, { reply: Admin, ignoresReply: true }),
  updateSignInRules: call(routes.updateSignInRules, {
    body: SignInRules,
    reply: SignInRules,
    ignoresReply: true,
  }),
};
