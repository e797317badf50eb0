import { useEffect } from "react";
import { useLogoutIfAccessDenied } from "react-admin";
import { readSession } from "../api/session";
import { isSessionEnd } from "../authProvider";

/**
 * What a call answers, as long as the session lasts. react-admin notices a 401 by itself, leads to the
 * login, and gives the caller an empty answer in its place, which must not be taken for the host's: a
 * call that ended the session never settles, as nobody is there any more to read it.
 * @throws what the call throws.
 */
export async function whileSignedIn<T>(call: Promise<T>): Promise<T> {
  const answer = await call;
  return readSession() === undefined ? new Promise<never>(() => undefined) : answer;
}

/** Leads to the login where an error, of a call that react-admin did not watch, says that the session has ended. */
export function useSessionEnd(error: unknown): void {
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  useEffect(() => {
    if (isSessionEnd(error)) void logoutIfAccessDenied(error);
  }, [error, logoutIfAccessDenied]);
}
