import { useEffect, useEffectEvent } from "react";
import { nextKey, noKeys } from "./scannerKeys";

interface FieldBefore {
  readonly field: HTMLInputElement;
  readonly value: string;
}

function focusedField(): FieldBefore | undefined {
  const field = document.activeElement;
  return field instanceof HTMLInputElement ? { field, value: field.value } : undefined;
}

/** Takes what the scanner has typed out of a field again, in a way that React notices. */
function restore({ field, value }: FieldBefore) {
  if (field.value === value) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** What a field holds to which the scanner has just added its code. */
const wholeText = (scanned: string): string => {
  const text = focusedField()?.value ?? "";
  return text.toUpperCase().endsWith(scanned.toUpperCase()) ? text : scanned;
};

/**
 * Listens for a USB scanner wherever the focus is: a code that it types never ends up in a field or on a
 * button.
 * @param onScan also gets what the field with the focus held in all: a scanner that paused in the middle
 * of a code has typed its beginning there
 */
export function useScanner(onScan: (code: string, whole: string) => void) {
  const notifyScan = useEffectEvent(onScan);

  useEffect(() => {
    let run = noKeys;
    let before: FieldBefore | undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      const next = nextKey(run, { key: event.key, at: event.timeStamp });
      if (next.run !== run && next.run.text.length === 1) before = focusedField();
      run = next.run;
      if (next.scanned === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      const whole = wholeText(next.scanned);
      if (before !== undefined) restore(before);
      notifyScan(next.scanned, whole);
    };
    window.addEventListener("keydown", onKeyDown, { capture: true });
    return () => window.removeEventListener("keydown", onKeyDown, { capture: true });
  }, []);
}
