import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { forgetAttempts } from "../../api/createOnce";
import { noteOpenForm, readDraft, removeDraft } from "../../api/savedDrafts";
import type { Draft } from "./readDraft";

/** The key of a form's draft: several forms at one address have names. */
function useFormPath(form: string | undefined): string {
  const { pathname } = useLocation();
  return form === undefined ? pathname : `${pathname}#${form}`;
}

/**
 * Returns the text typed at this address before the session ended. The form restores it once. A form without such
 * text is a new one and repeats no earlier request.
 */
export function useSavedDraft(form?: string): Draft | undefined {
  const path = useFormPath(form);
  const [draft] = useState(() => readDraft(path));
  useEffect(() => removeDraft(path), [path]);
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
