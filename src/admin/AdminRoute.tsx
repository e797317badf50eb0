import { lazy, Suspense, useRef, useSyncExternalStore } from "react";
import { readSession } from "../api/session";
import { subscribeToSession } from "../api/subscribeToSession";
import { loadAdmin } from "./loadAdmin";

const AdminApp = lazy(loadAdmin);

const readAccount = () => readSession()?.token;

/** The account that is signed in; while a session ends, the one whose session it was. */
function useAccount(): string | undefined {
  const account = useSyncExternalStore(subscribeToSession, readAccount);
  const last = useRef(account);
  if (account !== undefined) last.current = account;
  return last.current;
}

/**
 * The admin behind its guard: a route's own `lazy` would fetch it before the guard decides. Each
 * account gets an admin of its own, with nothing in it of the one before.
 */
export function AdminRoute() {
  const account = useAccount();
  return (
    <Suspense fallback={null}>
      <AdminApp key={account} />
    </Suspense>
  );
}
