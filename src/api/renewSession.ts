import { adminKey, notifySessionChange, readSession, type Session, tokenKey } from "./session";

/** Replaces the session's token. This file is separate from `session.ts`, because the site loads that file too. */
export function renewToken(token: string): void {
  localStorage.setItem(tokenKey, token);
  notifySessionChange();
}

export function renewAdmin({ firstName, lastName, email }: Session["admin"]): void {
  const details = JSON.stringify({ firstName, lastName, email });
  if (localStorage.getItem(adminKey) === details) return;
  localStorage.setItem(adminKey, details);
  notifySessionChange();
}

/** Writes the account's present name into its session; the session of another account stays. */
export function followAccount(account: Session["admin"]): void {
  if (readSession()?.admin.email === account.email) renewAdmin(account);
}
