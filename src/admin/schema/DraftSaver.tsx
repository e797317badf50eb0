import { Alert } from "@mui/material";
import {
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { useBlocker, useCanBlock } from "react-admin";
import { useWatch } from "react-hook-form";
import { useLocation } from "react-router-dom";
import { forgetAttempts } from "../../api/createOnce";
import { noteOpenForm, readSavedDraft, removeDraft } from "../../api/savedDrafts";
import { readSession } from "../../api/session";
import { useTexts } from "../../texts/useTexts";
import { ConfirmDialog } from "../layout/ConfirmDialog";
import { useLogoutQuestion } from "../sessionEnd";
import { leaveTexts } from "./partTexts";
import { contentOf, type Draft } from "./readDraft";
import { schemaTexts } from "./texts";

interface LeaveWarningProps {
  readonly isUnsaved: boolean;
  /** True during a save, which navigates before React renders again. */
  readonly isSaving?: RefObject<boolean>;
}

/**
 * Asks before the person leaves with unsaved input. The end of a session saves a draft instead
 * (docs/decisions/0009-drafts.md).
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

interface OpenDraftProps {
  readonly name: string | undefined;
  /** The draft of the saved values over which the person has typed. Input that differs from it is unsaved. */
  readonly base: Draft;
  /** True if the form began with the input of an ended session. */
  readonly isRestored: boolean;
  readonly isSaving: RefObject<boolean>;
  /** The fields that are never stored. */
  readonly secrets?: readonly string[] | undefined;
}

/** Stores the input of the form around it if the session ends. Asks before the person leaves unsaved input. */
export function OpenDraft({ name, base, isRestored, isSaving, secrets = [] }: OpenDraftProps) {
  const draft = useWatch();
  const isUnsaved = contentOf(draft) !== contentOf(base);
  const storedPart = (values: Draft) =>
    Object.fromEntries(Object.entries(values).filter(([field]) => !secrets.includes(field)));
  useDraftSaving(isUnsaved ? storedPart(draft) : undefined, name);
  useDraftSaving(isUnsaved ? storedPart(base) : undefined, baseName(name));
  return (
    <>
      {isRestored && isUnsaved && <RestoredNote />}
      <LeaveWarning isUnsaved={isUnsaved} isSaving={isSaving} />
    </>
  );
}

function RestoredNote() {
  const text = useTexts(schemaTexts);
  return (
    <Alert severity="info" role="status">
      {text("create.restored")}
    </Alert>
  );
}

/** Returns the key of a form's draft. Several forms at one address have names. */
function useFormPath(form: string | undefined): string {
  const { pathname } = useLocation();
  return form === undefined ? pathname : `${pathname}#${form}`;
}

const baseName = (form = "") => `${form} base`;

function useStoredDraft(form: string | undefined): Draft | undefined {
  const path = useFormPath(form);
  const [draft] = useState(() => readSavedDraft(path));
  useEffect(() => removeDraft(path), [path]);
  return draft;
}

/** Returns the draft of the saved values from which the input of an ended session was typed. */
export const useSavedBase = (form?: string): Draft | undefined => useStoredDraft(baseName(form));

/**
 * Returns the input that was typed here before the session ended. A form without such input creates a new record: it
 * forgets the creations that got no reply.
 */
export function useSavedDraft(form?: string): Draft | undefined {
  const draft = useStoredDraft(form);
  useEffect(() => {
    if (draft === undefined) forgetAttempts();
  }, [draft]);
  return draft;
}

/** Saves the draft of the form at this address if the session ends. Undefined for an untouched form. */
export function useDraftSaving(draft: Draft | undefined, form?: string): void {
  const path = useFormPath(form);
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  });
  useEffect(() => noteOpenForm(path, () => latest.current), [path]);
}
