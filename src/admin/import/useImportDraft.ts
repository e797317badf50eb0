import { useState } from "react";
import { useDraftSaving, useSavedDraft } from "../schema/useSavedDraft";

/** The browser's storage holds only a few million characters. */
const longestDraft = 1_000_000;

/** The pasted text, restored after the session ends and the admin signs in again. */
export function useImportDraft() {
  const saved = useSavedDraft()?.text;
  const restored = typeof saved === "string" ? saved : "";
  const [text, setText] = useState(restored);
  useDraftSaving(text === "" || text.length > longestDraft ? undefined : { text });
  return { text, setText, isRestored: restored !== "" && text === restored };
}
