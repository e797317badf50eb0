import * as z from "zod/mini";
import { isCommonPassword } from "../domain/commonPasswords";
import { languages } from "../domain/languages";
import { schemaError } from "../domain/messages/schemaError";
import { call, createFor, featureCall, listFor, specifiedCall, updateFor } from "./call";
import { accountEmail, editedVersion, gender, id, line, phone, version } from "./fields";
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

/** The server checks a longer list of common passwords than the browser should load. */
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
  /** Absent on the specification's host. */
  active: z.optional(z.boolean()),
  version: version(),
});
export type Admin = z.infer<typeof Admin>;

/** Every field but the password. Only its owner changes a password. */
export const AdminEdit = z.object({ ...adminFields, version: editedVersion() });

const editCall = featureCall("edit");

export const adminAccountCalls = {
  login: call(publicRoutes.login, {
    repeat: "safe",
    maxPerMinute: 60,
    body: Login,
    reply: LoginReply,
  }),
  getAdmins: specifiedCall("/admin/get-admins", "GET", "super", listFor("admins", Admin)),
  createAdmin: specifiedCall("/admin/create", "POST", "super", {
    ...createFor("admins", AdminRegistration, z.object({ firstName: z.string() })),
  }),
  updateAdmin: editCall("/admin/admins/:id", "PUT", "super", updateFor("admins", AdminEdit, Admin)),
  deactivateAdmin: editCall("/admin/admins/:id/deactivate", "PUT", "super", {
    reply: Admin,
    ignoresReply: true,
  }),
  reinstateAdmin: editCall("/admin/admins/:id/reinstate", "PUT", "super", {
    reply: Admin,
    ignoresReply: true,
  }),
};
