import {
  adminKey,
  notifySessionChange,
  readSession,
  type Session,
  sessionChange,
  sessionKeys,
  tokenKey,
} from "./session";

type Listener = (where: "this tab" | "other tab") => void;

/** Calls `listener` when the session changes in this tab or in another one. Returns a function that stops this. */
export function subscribeToSession(listener: Listener): () => void {
  const inThisTab = () => listener("this tab");
  const inOtherTab = ({ key }: StorageEvent) => {
    if (key === null || sessionKeys.includes(key)) listener("other tab");
  };
  window.addEventListener(sessionChange, inThisTab);
  window.addEventListener("storage", inOtherTab);
  return () => {
    window.removeEventListener(sessionChange, inThisTab);
    window.removeEventListener("storage", inOtherTab);
  };
}

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
