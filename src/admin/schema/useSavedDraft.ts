import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { readDraft, removeDraft } from "../../api/savedDrafts";
import type { Draft } from "./readDraft";

/** What was typed at this address when the session ended: the form goes on with it, once. */
export function useSavedDraft(): Draft | undefined {
  const { pathname } = useLocation();
  const [draft] = useState(() => readDraft(pathname));
  useEffect(() => removeDraft(pathname), [pathname]);
  return draft;
}
