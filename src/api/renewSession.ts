import { adminKey, notifySessionChange, type Session, tokenKey } from "./session";

/**
 * A session that goes on with other contents: what the host can do stays known. Apart from the session itself,
 * which the login page and the site carry too.
 */

export function renewToken(token: string): void {
  localStorage.setItem(tokenKey, token);
  notifySessionChange();
}

export function renewAdmin(admin: Session["admin"]): void {
  localStorage.setItem(adminKey, JSON.stringify(admin));
  notifySessionChange();
}
