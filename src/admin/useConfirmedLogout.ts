import { useEffect } from "react";
import { useLogout } from "react-admin";

type LogoutQuestion = (logout: () => void) => void;

/** What asks before a logout, while a form is open that holds something unsaved. */
let question: LogoutQuestion | undefined;

/** Has a logout go through the question of a form that holds something unsaved. */
export function useLogoutQuestion(ask: LogoutQuestion): void {
  useEffect(() => {
    question = ask;
    return () => {
      if (question === ask) question = undefined;
    };
  }, [ask]);
}

/** Ends the session, once whoever has typed something in an open form has been asked. */
export function useConfirmedLogout(): () => void {
  const logout = useLogout();
  return () => {
    const leave = () => void logout({}, "/admin", false);
    if (question === undefined) leave();
    else question(leave);
  };
}
