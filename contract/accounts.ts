import * as z from "zod/mini";
import { languages } from "../domain/languages";
import { schemaError } from "../domain/messages/schemaError";
import { AdminEdit, Password } from "./admins";
import { call, featureCall } from "./call";
import { editedVersion, instant } from "./fields";
import { publicRoutes } from "./publicRoutes";

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

export const LanguageChoice = z.object({ language: z.enum(languages) });

export const PasswordChange = z.object({
  currentPassword: z.string().check(z.minLength(1), z.maxLength(128), z.meta({ kind: "password" })),
  newPassword: Password,
});

/** The new session after a password change. All other sessions end. */
const RenewedSession = z.object({ token: z.string().check(z.minLength(1)) });

/** A link to set a password is shown once: the page's address with this token after a `#`. */
export const PasswordLink = z.object({ token: z.string(), expiresAt: instant() });
export type PasswordLink = z.infer<typeof PasswordLink>;

const accountsCall = featureCall("accounts");

export const accountCalls = {
  getAccount: accountsCall("/admin/account", "GET", "admin", { reply: Account }),
  updateAccount: accountsCall("/admin/account", "PUT", "admin", {
    body: AccountEdit,
    reply: Account,
  }),
  changeLanguage: accountsCall("/admin/account/language", "PUT", "admin", {
    body: LanguageChoice,
    reply: Account,
    ignoresReply: true,
  }),
  changePassword: accountsCall("/admin/account/password", "PUT", "admin", {
    repeat: "never",
    body: PasswordChange,
    reply: RenewedSession,
  }),
  signOutEverywhere: accountsCall("/admin/account/sign-out", "PUT", "admin", {
    reply: "text",
    ignoresReply: true,
  }),
  createPasswordLink: accountsCall("/admin/admins/:id/password-link", "POST", "super", {
    proven: true,
    repeat: "never",
    reply: PasswordLink,
  }),
  setPassword: call(publicRoutes.setPassword, {
    maxPerMinute: 20,
    body: z.object({
      token: z.string().check(z.regex(/^[\w-]{20,100}$/, schemaError("form.link"))),
      password: Password,
    }),
    reply: "text",
  }),
};
