import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { noteOpenForm, readDraft, removeDraft } from "../../api/savedDrafts";

/** The browser stores no more than a few million characters in all. */
const longestDraft = 1_000_000;

/** What is pasted, which outlasts the end of a session. */
export function useImportDraft() {
  const { pathname } = useLocation();
  const [saved] = useState(() => readDraft(pathname)?.text);
  const restored = typeof saved === "string" ? saved : "";
  const [text, setText] = useState(restored);
  const latest = useRef(text);
  useEffect(() => {
    latest.current = text;
  });
  useEffect(() => {
    removeDraft(pathname);
    return noteOpenForm(pathname, () => {
      const { current } = latest;
      return current === "" || current.length > longestDraft ? undefined : { text: current };
    });
  }, [pathname]);
  return { text, setText, isRestored: restored !== "" && text === restored };
}
