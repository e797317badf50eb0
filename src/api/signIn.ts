import { featuresHeader } from "../../contract/route";
import { isLanguage } from "../../domain/languages";
import { chooseLanguage } from "../texts/language";
import { UnreadableReply } from "./hostErrors";
import { isRow, type Row } from "./json";
import { host } from "./plainHost";
import { type Session, sessionOf, startSession } from "./session";
import { forgetSessionEnd } from "./sessionEnd";

/** Reads the login reply without a validator, which keeps the login page small. Only the token is required. */
function readLogin(reply: unknown): Session & { readonly language: unknown } {
  const { token, admin }: Record<string, unknown> = isRow(reply) ? reply : {};
  if (typeof token !== "string" || token === "") throw new UnreadableReply("login");
  const details = isRow(admin) ? admin : {};
  return { ...sessionOf(token, details), language: details.language };
}

/** Keeps the session of a login reply. */
export function openSession(reply: unknown, features: string): void {
  const session = readLogin(reply);
  if (isLanguage(session.language)) chooseLanguage(session.language);
  startSession(session, features);
  forgetSessionEnd();
}

/** The reply to an admin with a second factor, in place of a session. */
export interface PendingSignIn {
  readonly step: Row;
  readonly features: string;
}

/**
 * Signs an admin in and keeps the session. Resolves with the second step if the admin has a second factor.
 * @throws the errors of the host's call
 */
export async function signIn(credentials: {
  email: string;
  password: string;
}): Promise<PendingSignIn | undefined> {
  const { reply, headers } = await host.call("login", credentials);
  const features = headers.get(featuresHeader) ?? "";
  if (isRow(reply) && isRow(reply.secondStep)) return { step: reply.secondStep, features };
  openSession(reply, features);
  return undefined;
}
