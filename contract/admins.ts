import * as z from "zod/mini";
import { isCommonPassword } from "../domain/commonPasswords";
import { languages } from "../domain/languages";
import { schemaError } from "../domain/messages/schemaError";
import { call, createFor, listFor, ownCall, specifiedCall, updateFor } from "./call";
import { accountEmail, editedVersion, gender, id, instant, line, phone, version } from "./fields";
import { publicRoutes } from "./publicRoutes";

export const roles = ["ROLE_ADMIN", "ROLE_SUPER_ADMIN"] as const;
export type Role = (typeof roles)[number];

export const Login = z.object({
  email: line(254),
  password: z.string().check(z.minLength(1), z.maxLength(128)),
});

const AdminDetails = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  language: z.optional(z.enum(languages)),
});

/** The second step of a sign-in: the kinds of factors that the admin has, and the challenge of a passkey. */
export const SecondStep = z.object({
  ticket: z.string(),
  hasApp: z.boolean(),
  hasRecoveryCodes: z.boolean(),
  passkey: z.optional(
    z.object({ challenge: z.string(), rpId: z.string(), credentials: z.array(z.string()) }),
  ),
});
export type SecondStep = z.infer<typeof SecondStep>;

export const NewSession = z.object({
  token: z.string().check(z.minLength(1)),
  admin: AdminDetails,
});

/** A session, or the second step of the sign-in for an admin with a second factor. */
const LoginReply = z.union([NewSession, z.object({ secondStep: SecondStep })]);

export const commonPassword = schemaError("password.common");

/** The schema of a new password. The server checks a longer list of common passwords than the browser should load. */
export const Password = z.string().check(
  z.minLength(8),
  z.maxLength(128),
  z.refine((password) => !isCommonPassword(password), commonPassword),
  z.meta({ kind: "password" }),
);

const adminFields = {
  userName: line(60),
  firstName: line(60),
  lastName: line(60),
  email: accountEmail(),
  phoneNumber: phone(),
  gender: gender(),
  role: z.enum(roles),
};

export const AdminRegistration = z.object({
  ...adminFields,
  password: Password,
});

export const Admin = z.object({
  id: id(),
  ...adminFields,
  userName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** Absent on a host that has only the specified calls (docs/another-host.md#rows). */
  active: z.optional(z.boolean()),
  version: version(),
});
export type Admin = z.infer<typeof Admin>;

/** The fields of an admin that a super admin may edit. The password is not among them: only its owner changes it. */
export const AdminEdit = z.object({ ...adminFields, version: editedVersion() });

export const passwordLinkLifetimeMs = 24 * 3_600_000;

export const Account = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  language: z.optional(z.enum(languages)),
  version: editedVersion(),
});
export type Account = z.infer<typeof Account>;

/** Admins of any role edit their own names. */
export const AccountEdit = z.pick(AdminEdit, { firstName: true, lastName: true, version: true });

const LanguageChoice = z.object({ language: z.enum(languages) });

export const PasswordChange = z.object({
  currentPassword: z.string().check(z.minLength(1), z.maxLength(128), z.meta({ kind: "password" })),
  newPassword: Password,
});

/** The new session after a password change. All other sessions end. */
const RenewedSession = z.object({ token: z.string().check(z.minLength(1)) });

/** A link to set a password, which the office shows once: the address of the page with this token after a `#`. */
export const PasswordLink = z.object({ token: z.string(), expiresAt: instant() });
export type PasswordLink = z.infer<typeof PasswordLink>;

export const adminCalls = {
  login: call(publicRoutes.login, {
    changes: ["sessions"],
    repeat: "safe",
    maxPerMinute: 60,
    body: Login,
    reply: LoginReply,
  }),
  getAdmins: specifiedCall("/admin/get-admins", "GET", "super", listFor("admins", Admin)),
  createAdmin: specifiedCall("/admin/create", "POST", "super", {
    ...createFor("admins", AdminRegistration, z.object({ firstName: z.string() })),
  }),
  updateAdmin: ownCall("/admin/admins/:id", "PUT", "super", updateFor("admins", AdminEdit, Admin)),
  deactivateAdmin: ownCall("/admin/admins/:id/deactivate", "PUT", "super", {
    changes: ["admins", "sessions"],
    reply: Admin,
    ignoresReply: true,
  }),
  reinstateAdmin: ownCall("/admin/admins/:id/reinstate", "PUT", "super", {
    changes: ["admins"],
    reply: Admin,
    ignoresReply: true,
  }),
  getAccount: ownCall("/admin/account", "GET", "admin", { isBeforeFactor: true, reply: Account }),
  updateAccount: ownCall("/admin/account", "PUT", "admin", {
    changes: ["admins"],
    isBeforeFactor: true,
    body: AccountEdit,
    reply: Account,
  }),
  changeLanguage: ownCall("/admin/account/language", "PUT", "admin", {
    changes: ["admins"],
    isBeforeFactor: true,
    body: LanguageChoice,
    reply: Account,
    ignoresReply: true,
  }),
  changePassword: ownCall("/admin/account/password", "PUT", "admin", {
    changes: ["admins", "sessions"],
    isBeforeFactor: true,
    repeat: "never",
    body: PasswordChange,
    reply: RenewedSession,
  }),
  signOutEverywhere: ownCall("/admin/account/sign-out", "PUT", "admin", {
    changes: ["admins", "sessions"],
    isBeforeFactor: true,
    reply: "text",
    ignoresReply: true,
  }),
  createPasswordLink: ownCall("/admin/admins/:id/password-link", "POST", "super", {
    changes: [],
    proven: true,
    repeat: "never",
    reply: PasswordLink,
  }),
  setPassword: call(publicRoutes.setPassword, {
    changes: ["admins"],
    maxPerMinute: 20,
    repeat: "never",
    body: z.object({
      token: z.string().check(z.regex(/^[\w-]{20,100}$/, schemaError("form.link"))),
      password: Password,
    }),
    reply: "text",
  }),
};
