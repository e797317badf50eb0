import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { forgetAttempts } from "../../api/createOnce";
import { noteOpenForm, readDraft, removeDraft } from "../../api/savedDrafts";
import type { Draft } from "./readDraft";

/**
 * What was typed at this address when the session ended: the form goes on with it, once. A form without it is a new
 * one, which repeats nothing that an earlier form has sent.
 */
export function useSavedDraft(): Draft | undefined {
  const { pathname } = useLocation();
  const [draft] = useState(() => readDraft(pathname));
  useEffect(() => removeDraft(pathname), [pathname]);
  useEffect(() => {
    if (draft === undefined) forgetAttempts();
  }, [draft]);
  return draft;
}

/** Has what the form of this address holds saved should the session end; nothing is, of a form in which nobody typed. */
export function useDraftSaving(draft: Draft | undefined): void {
  const { pathname } = useLocation();
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  });
  useEffect(() => noteOpenForm(pathname, () => latest.current), [pathname]);
}
