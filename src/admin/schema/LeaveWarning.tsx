import { type RefObject, useCallback, useEffect, useState } from "react";
import { useBlocker, useCanBlock } from "react-admin";
import { readSession } from "../../api/session";
import { ConfirmDialog } from "../layout/ConfirmDialog";
import { useLogoutQuestion } from "../useAskedLogout";
import { useScreenTexts } from "../useScreenTexts";
import { leaveTexts } from "./screenTexts";

interface LeaveWarningProps {
  /** Whether something would be lost. */
  readonly isUnsaved: boolean;
  /** Whether it is being saved at this moment: what is saved leads on by itself, before React has heard of it. */
  readonly isSaving?: RefObject<boolean>;
}

/**
 * Asks before a screen is left whose form holds something that is not saved, be it for another screen, by a
 * logout or with the tab. Whoever is sent to the login is not asked: what was typed is saved for them (docs/decisions/0009).
 */
export function LeaveWarning(props: LeaveWarningProps) {
  const canBlock = useCanBlock();
  useClosingWarning(props.isUnsaved);
  return (
    <>
      {canBlock && <NavigationWarning {...props} />}
      <LogoutWarning isUnsaved={props.isUnsaved} />
    </>
  );
}

function NavigationWarning({ isUnsaved, isSaving }: LeaveWarningProps) {
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved &&
      !isSaving?.current &&
      readSession() !== undefined &&
      currentLocation.pathname !== nextLocation.pathname,
  );
  return state === "blocked" && <Question onStay={() => reset?.()} onLeave={() => proceed?.()} />;
}

function LogoutWarning({ isUnsaved }: Pick<LeaveWarningProps, "isUnsaved">) {
  const [logout, setLogout] = useState<{ readonly run: () => void }>();
  const ask = useCallback((run: () => void) => setLogout({ run }), []);
  useLogoutQuestion(isUnsaved, ask);
  return logout && <Question onStay={() => setLogout(undefined)} onLeave={logout.run} />;
}

interface QuestionProps {
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

function Question({ onStay, onLeave }: QuestionProps) {
  const text = useScreenTexts(leaveTexts);
  return (
    <ConfirmDialog
      title={text("title")}
      question={text("question")}
      cancel={text("stay")}
      confirm={text("leave")}
      onCancel={onStay}
      onConfirm={onLeave}
    />
  );
}

/** The browser asks in its own words. */
function useClosingWarning(isUnsaved: boolean) {
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isUnsaved]);
}
