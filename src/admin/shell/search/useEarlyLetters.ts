import { useEffect, useEffectEvent, useRef } from "react";

/** Returns a text after the press of a key: a letter is added, Backspace takes one away. Undefined for any other key. */
function textAfter(text: string, { key, ctrlKey, metaKey, altKey }: KeyboardEvent) {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key === "Backspace") return text.slice(0, -1);
  return key.length === 1 ? text + key : undefined;
}

export interface EarlyKeys {
  readonly letters: string;
  /** True if Enter came after the letters, as a scanner sends it. */
  readonly isEntered: boolean;
}

const none: EarlyKeys = { letters: "", isEntered: false };

/** Returns the keys after the press of one more. Undefined if the key is left to the page. */
function keysAfter({ letters }: EarlyKeys, event: KeyboardEvent): EarlyKeys | undefined {
  if (event.key === "Enter") return { letters, isEntered: letters !== "" };
  const text = textAfter(letters, event);
  return text === undefined ? undefined : { letters: text, isEntered: false };
}

/**
 * Keeps the keys that are typed while the dialog's code loads: from `begin`, when the person opens the dialog, until
 * the dialog calls `take`. Escape calls `onCancel` meanwhile.
 */
export function useEarlyLetters(isOpen: boolean, onCancel: () => void) {
  const keys = useRef(none);
  const isDialogShown = useRef(true);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (isDialogShown.current) return;
    const isCancel = event.key === "Escape";
    const later = keysAfter(keys.current, event);
    if (!isCancel && later === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (later) keys.current = later;
    if (isCancel) onCancel();
  });
  useEffect(() => {
    if (!isOpen) return;
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener("keydown", listener, { capture: true });
    return () => window.removeEventListener("keydown", listener, { capture: true });
  }, [isOpen]);
  return {
    begin: () => {
      keys.current = none;
      isDialogShown.current = false;
    },
    take: (): EarlyKeys => {
      isDialogShown.current = true;
      return keys.current;
    },
  };
}
