import * as z from "zod/mini";
import { schemaError } from "../domain/messages/schemaError";
import { Admin, NewSession, SecondStep } from "./admins";
import { call, ownCall } from "./call";
import { instant, line, optional } from "./fields";
import { publicRoutes } from "./publicRoutes";

/** The minutes for which a proof of the second factor counts. The calls with `proven` need a proof. */
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
  /** The key of the app in base 32, for typing. */
  key: z.string(),
  /** An SVG picture of the QR code. */
  qrCode: z.string(),
});

/** The options of `navigator.credentials.create` that the host decides. The browser fills in the rest. */
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

/** The recovery codes, which are shown once. Empty if the admin has recovery codes already. */
const NewRecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/** A sign-in on one device, with the times of the host. */
export const AdminSession = z.object({
  id: z.string(),
  /** The name of the browser, such as `Chrome`. Empty for an unknown one. */
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
  finishSignIn: call(publicRoutes.finishSignIn, {
    changes: ["admins", "notices", "secondFactors", "sessions"],
    repeat: "never",
    maxPerMinute: 60,
    body: Proof,
    reply: NewSession,
  }),
  getSecondFactors: ownCall("/admin/account/factors", "GET", "admin", {
    isBeforeFactor: true,
    reply: SecondFactors,
  }),
  beginApp: ownCall("/admin/account/second-factor/app/begin", "POST", "admin", {
    changes: ["secondFactors"],
    isBeforeFactor: true,
    repeat: "never",
    body: FactorStart,
    reply: AppEnrolment,
  }),
  finishApp: ownCall("/admin/account/second-factor/app", "POST", "admin", {
    changes: ["secondFactors", "sessions"],
    isBeforeFactor: true,
    repeat: "never",
    body: z.object({ ticket: ticket(), code: line(20) }),
    reply: NewRecoveryCodes,
  }),
  beginPasskey: ownCall("/admin/account/second-factor/passkey/begin", "POST", "admin", {
    changes: ["secondFactors"],
    isBeforeFactor: true,
    repeat: "never",
    body: FactorStart,
    reply: PasskeyEnrolment,
  }),
  finishPasskey: ownCall("/admin/account/second-factor/passkey", "POST", "admin", {
    changes: ["secondFactors", "sessions"],
    isBeforeFactor: true,
    repeat: "never",
    body: z.object({ ticket: ticket(), name: line(60), attestation: PasskeyAttestation }),
    reply: NewRecoveryCodes,
  }),
  removeFactor: ownCall("/admin/account/factors/:id/remove", "PUT", "admin", {
    changes: ["secondFactors"],
    isBeforeFactor: true,
    proven: true,
    reply: SecondFactors,
    ignoresReply: true,
  }),
  renewRecoveryCodes: ownCall("/admin/account/second-factor/recovery-codes", "POST", "admin", {
    changes: ["secondFactors"],
    isBeforeFactor: true,
    proven: true,
    repeat: "never",
    reply: NewRecoveryCodes,
  }),
  beginProof: ownCall("/admin/account/second-factor/proof/begin", "POST", "admin", {
    changes: [],
    isBeforeFactor: true,
    repeat: "never",
    reply: SecondStep,
  }),
  finishProof: ownCall("/admin/account/second-factor/proof", "POST", "admin", {
    changes: ["admins", "secondFactors", "sessions"],
    isBeforeFactor: true,
    repeat: "never",
    body: Proof,
    reply: Proven,
    ignoresReply: true,
  }),
  getSessions: ownCall("/admin/account/sessions", "GET", "admin", {
    isBeforeFactor: true,
    reply: Sessions,
  }),
  endSession: ownCall("/admin/account/sessions/:id/end", "PUT", "admin", {
    changes: ["sessions"],
    isBeforeFactor: true,
    reply: Sessions,
    ignoresReply: true,
  }),
  getAdminSessions: ownCall("/admin/admins/:id/sessions", "GET", "super", {
    reply: Sessions,
  }),
  endAdminSession: ownCall("/admin/admins/:id/sessions/:sessionId/end", "PUT", "super", {
    changes: ["sessions"],
    reply: Sessions,
    ignoresReply: true,
  }),
  resetSecondFactor: ownCall("/admin/admins/:id/reset-second-factor", "PUT", "super", {
    changes: ["admins", "secondFactors", "sessions"],
    proven: true,
    reply: Admin,
    ignoresReply: true,
  }),
  updateSignInRules: ownCall("/admin/sign-in-rules", "PUT", "super", {
    changes: ["secondFactors"],
    proven: true,
    body: SignInRules,
    reply: SignInRules,
    ignoresReply: true,
  }),
};
