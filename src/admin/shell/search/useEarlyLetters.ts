import { useEffect, useRef } from "react";

/** Returns a text after the press of a key: a letter is added, Backspace takes one away. Undefined for any other key. */
function textAfter(text: string, { key, ctrlKey, metaKey, altKey }: KeyboardEvent) {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key === "Backspace") return text.slice(0, -1);
  return key.length === 1 ? text + key : undefined;
}

/**
 * Keeps the letters that are typed while the dialog's code loads: from `begin`, when the person opens the dialog, until
 * the dialog calls `take`.
 */
export function useEarlyLetters(isOpen: boolean) {
  const letters = useRef("");
  const isDialogShown = useRef(true);
  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const text = isDialogShown.current ? undefined : textAfter(letters.current, event);
      if (text === undefined) return;
      event.preventDefault();
      letters.current = text;
    };
    window.addEventListener("keydown", onKeyDown, { capture: true });
    return () => window.removeEventListener("keydown", onKeyDown, { capture: true });
  }, [isOpen]);
  return {
    begin: () => {
      letters.current = "";
      isDialogShown.current = false;
    },
    take: () => {
      isDialogShown.current = true;
      return letters.current;
    },
  };
}
