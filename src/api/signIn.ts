import { isLanguage } from "../../domain/languages";
import { chooseLanguage } from "../texts/useTexts";
import { UnreadableReply } from "./hostErrors";
import { isRow, type Row } from "./json";
import { publicHost, saysAllCalls } from "./sendCall";
import { type Session, sessionOf, startSession } from "./session";

const key = "ended";

/** Marks that the host ended the session, so that the login page says so. The mark lasts as long as the tab. */
export const noteSessionEnd = () => sessionStorage.setItem(key, "yes");

/** Forgets the session's end after a login or a chosen logout. */
export const forgetSessionEnd = () => sessionStorage.removeItem(key);

/** True if the session ended by itself and the person is at the login page. */
export const hasSessionEnded = (): boolean => sessionStorage.getItem(key) !== null;

/** Reads the login reply without a validator, which keeps the login page small. Only the token is required. */
function readLogin(reply: unknown): Session & { readonly language: unknown } {
  const { token, admin }: Record<string, unknown> = isRow(reply) ? reply : {};
  if (typeof token !== "string" || token === "") throw new UnreadableReply("login");
  const details = isRow(admin) ? admin : {};
  return { ...sessionOf(token, details), language: details.language };
}

/** Keeps the session of a login reply. */
export function openSession(reply: unknown, isOwnHost: boolean): void {
  const session = readLogin(reply);
  if (isLanguage(session.language)) chooseLanguage(session.language);
  startSession(session, isOwnHost);
  forgetSessionEnd();
}

/** The reply to an admin with a second factor, in place of a session. */
export interface PendingSignIn {
  readonly step: Row;
  readonly isOwnHost: boolean;
}

/**
 * Signs an admin in and keeps the session. Resolves with the second step if the admin has a second factor.
 * @throws the errors of the host's call
 */
export async function signIn(credentials: {
  email: string;
  password: string;
}): Promise<PendingSignIn | undefined> {
  const { reply, headers } = await publicHost.call("login", credentials);
  const isOwnHost = saysAllCalls(headers);
  if (isRow(reply) && isRow(reply.secondStep)) return { step: reply.secondStep, isOwnHost };
  openSession(reply, isOwnHost);
  return undefined;
}

const dashboard = "/admin/dashboard";

/** Returns the login page's address. The login opens `here` afterwards. */
export const loginAddress = (here: string) => `/admin?next=${encodeURIComponent(here)}`;

/** Returns the page to open after the login: `next` if it is a page of the dashboard, else the dashboard. */
export function pageAfterLogin(next: string | null): string {
  const base = "http://plant.invalid";
  if (next === null || !URL.canParse(next, base)) return dashboard;
  const { origin, pathname, search, hash } = new URL(next, base);
  const isOurs = pathname === dashboard || pathname.startsWith(`${dashboard}/`);
  return origin === base && isOurs ? `${pathname}${search}${hash}` : dashboard;
}
