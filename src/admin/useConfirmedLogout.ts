import { useEffect } from "react";
import { useLogout } from "react-admin";

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
