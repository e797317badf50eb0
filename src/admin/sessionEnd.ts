import { useEffect } from "react";
import { useLogout, useLogoutIfAccessDenied } from "react-admin";
import { readSession } from "../api/session";
import { isSessionEnd } from "../authProvider";

/**
 * Resolves with the reply. Never settles if the call ended the session. After a 401, react-admin redirects to
 * the login and resolves the call with an empty reply. The caller must not take that reply for the host's.
 * @throws the error of the call.
 */
export async function whileSignedIn<T>(call: Promise<T>): Promise<T> {
  const answer = await call;
  return readSession() === undefined ? new Promise<never>(() => undefined) : answer;
}

/** Redirects to the login if the session has ended. For calls outside react-admin's own hooks. */
export function useSessionEnd(error: unknown): void {
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  useEffect(() => {
    if (isSessionEnd(error)) void logoutIfAccessDenied(error);
  }, [error, logoutIfAccessDenied]);
}

type LogoutQuestion = (logout: () => void) => void;

/** The question before a logout, while an open form has unsaved values. */
let question: LogoutQuestion | undefined;

/** Registers a form's question, which a logout asks while the form is open. */
export function useLogoutQuestion(ask: LogoutQuestion): void {
  useEffect(() => {
    question = ask;
    return () => {
      if (question === ask) question = undefined;
    };
  }, [ask]);
}

/** Ends the session. Asks first if an open form has unsaved values. */
export function useConfirmedLogout(): () => void {
  const logout = useLogout();
  return () => {
    const leave = () => void logout({}, "/admin", false);
    if (question === undefined) leave();
    else question(leave);
  };
}
