import { type RefObject, useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { useBlocker, useCanBlock } from "react-admin";
import { readSession } from "../../api/session";
import { useTexts } from "../../texts/useTexts";
import { ConfirmDialog } from "../layout/ConfirmDialog";
import { useLogoutQuestion } from "../sessionEnd";
import { leaveTexts } from "./partTexts";

interface LeaveWarningProps {
  readonly isUnsaved: boolean;
  /** True during a save, which navigates before React renders again. */
  readonly isSaving?: RefObject<boolean>;
}

/**
 * Asks before the person leaves with unsaved input. The end of a session saves a draft instead (docs/decisions/0009).
 */
export function LeaveWarning({ isUnsaved, isSaving }: LeaveWarningProps) {
  const canBlock = useCanBlock();
  const asks = useFirstUnsaved(isUnsaved);
  useClosingWarning(isUnsaved);
  if (!asks) return null;
  return (
    <>
      {canBlock && <NavigationWarning isSaving={isSaving} />}
      <LogoutWarning />
    </>
  );
}

/** The open forms that hold something unsaved, the oldest first. */
let unsavedForms: readonly object[] = [];
const followers = new Set<() => void>();

function setUnsavedForms(forms: readonly object[]): void {
  unsavedForms = forms;
  for (const follow of followers) follow();
}

function followUnsavedForms(follow: () => void): () => void {
  followers.add(follow);
  return () => followers.delete(follow);
}

/** True for one form of the screen, which asks for all: the router has one blocker at a time. */
function useFirstUnsaved(isUnsaved: boolean): boolean {
  const [form] = useState(() => ({}));
  useEffect(() => {
    if (!isUnsaved) return;
    setUnsavedForms([...unsavedForms, form]);
    return () => setUnsavedForms(unsavedForms.filter((other) => other !== form));
  }, [isUnsaved, form]);
  return useSyncExternalStore(followUnsavedForms, () => unsavedForms[0] === form);
}

function NavigationWarning({ isSaving }: { readonly isSaving: LeaveWarningProps["isSaving"] }) {
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !isSaving?.current &&
      readSession() !== undefined &&
      currentLocation.pathname !== nextLocation.pathname,
  );
  return state === "blocked" && <Question onStay={() => reset?.()} onLeave={() => proceed?.()} />;
}

function LogoutWarning() {
  const [logout, setLogout] = useState<{ readonly run: () => void }>();
  const ask = useCallback((run: () => void) => setLogout({ run }), []);
  useLogoutQuestion(ask);
  return logout && <Question onStay={() => setLogout(undefined)} onLeave={logout.run} />;
}

function Question({ onStay, onLeave }: Readonly<{ onStay: () => void; onLeave: () => void }>) {
  const text = useTexts(leaveTexts);
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

function useClosingWarning(isUnsaved: boolean) {
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isUnsaved]);
}
