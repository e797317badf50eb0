import { lazy, Suspense, useRef, useSyncExternalStore } from "react";
import { type LoaderFunctionArgs, replace } from "react-router-dom";
import { readSession } from "../api/session";
import { subscribeToSession } from "../api/sessionChanges";
import { loginAddress } from "../api/signIn";
import { canonicalPath } from "./addresses";

export const loadAdmin = () => import("./AdminApp");

const AdminApp = lazy(loadAdmin);

const readAccount = () => readSession()?.token;

/** Returns the token of the account that is signed in. After the session's end it still returns the session's token. */
function useAccount(): string | undefined {
  const account = useSyncExternalStore(subscribeToSession, readAccount);
  const last = useRef(account);
  if (account !== undefined) last.current = account;
  return last.current;
}

/** The admin behind its guard, which decides before the code is fetched. Each account mounts a new admin. */
export function AdminRoute() {
  const account = useAccount();
  return (
    <Suspense fallback={null}>
      <AdminApp key={account} />
    </Suspense>
  );
}

export function guardDashboard({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  const home = canonicalPath(pathname);
  if (readSession() === undefined) throw replace(loginAddress(home + search));
  if (home !== pathname) throw replace(home + search);
  return null;
}
