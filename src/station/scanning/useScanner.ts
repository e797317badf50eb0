import { useEffectEvent, useLayoutEffect } from "react";

/** Keys that may come from a scanner: typed faster than a person types, and ended by Enter or Tab. */
interface KeyRun {
  readonly text: string;
  /** The time of the last key, in milliseconds. */
  readonly at: number;
}

export const noKeys: KeyRun = { text: "", at: Number.NEGATIVE_INFINITY };

/** The longest gap between two keys of a scanner within a field, in milliseconds. A person types more slowly. */
const longestGapMs = 100;
/** The longest gap outside of fields, in milliseconds. Only a scanner types there, and it may pause within a code. */
const longestGapOutsideMs = 2_000;
const shortestCode = 3;

interface KeyPress {
  readonly key: string;
  readonly at: number;
  /** True if the run began outside a field. */
  readonly isOutside?: boolean;
}

/** Returns the next state after a key: a longer run, a new run, or a scanned code. */
export function nextKey(
  run: KeyRun,
  { key, at, isOutside }: KeyPress,
): { run: KeyRun; scanned?: string } {
  // A scanner holds Shift for capital letters. The key Shift is no part of the code.
  if (key === "Shift" || key === "CapsLock") return { run };
  const isFast = at - run.at <= (isOutside ? longestGapOutsideMs : longestGapMs);
  const text = isFast ? run.text : "";
  if (key === "Enter" || key === "Tab") {
    return text.length >= shortestCode ? { run: noKeys, scanned: text } : { run: noKeys };
  }
  return { run: [...key].length === 1 ? { text: text + key, at } : noKeys };
}

interface FieldBefore {
  readonly field: HTMLInputElement;
  readonly value: string;
}

function focusedField(): FieldBefore | undefined {
  const field = document.activeElement;
  return field instanceof HTMLInputElement ? { field, value: field.value } : undefined;
}

/** Removes the scanner's keys from a field, in a way that React notices. */
function restore({ field, value }: FieldBefore) {
  if (field.value === value) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Returns the field's text if it ends with the scanned code, else the code. */
const wholeText = (scanned: string): string => {
  const text = focusedField()?.value ?? "";
  return text.toUpperCase().endsWith(scanned.toUpperCase()) ? text : scanned;
};

interface ScannerOptions {
  /** Returns the code, from the text at scanner speed or the focused field's whole text. */
  readonly read: (scanned: string, whole: string) => string;
  readonly onScan: (code: string) => void;
}

/**
 * Listens for a USB scanner on the whole page. The scanner's Enter reaches no field or button, and the code is removed
 * from the focused field. If the scanner paused within a code, the code's beginning is in the field.
 */
export function useScanner(options: ScannerOptions) {
  const read = useEffectEvent(options.read);
  const onScan = useEffectEvent(options.onScan);

  // The listener exists before the page is painted, so the first code is read too.
  useLayoutEffect(() => {
    let run = noKeys;
    let before: FieldBefore | undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      const isOutside = before === undefined;
      const next = nextKey(run, { key: event.key, at: event.timeStamp, isOutside });
      if (next.run !== run && next.run.text.length === 1) before = focusedField();
      run = next.run;
      if (next.scanned === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      const code = read(next.scanned, wholeText(next.scanned));
      // If the field held the code's beginning, the field is cleared.
      if (before !== undefined) restore(code === next.scanned ? before : { ...before, value: "" });
      onScan(code);
    };
    window.addEventListener("keydown", onKeyDown, { capture: true });
    return () => window.removeEventListener("keydown", onKeyDown, { capture: true });
  }, []);
}

/** The kind of a barcode: a badge, a paper reel, a job card, a tool, or a number that a mill printed on a reel. */
export type Barcode =
  | { readonly kind: "badge" | "reel" | "order" | "tool" | "number"; readonly code: string }
  | { readonly kind: "other" | "unreadable"; readonly text: string };

/** The characters of the plant's barcodes. */
const readable = /^[A-Z0-9-]{3,40}$/;

/** Reads a barcode and decides its kind. Small letters are accepted, because a scanner may have caps lock on. */
export function readBarcode(text: string): Barcode {
  const code = text.trim().toUpperCase();
  // A JavaScript number stores this many digits exactly.
  if (/^\d{1,15}$/.test(code)) return { kind: "number", code };
  if (!readable.test(code)) return { kind: "unreadable", text: text.trim() };
  if (/^EMP-./.test(code)) return { kind: "badge", code };
  if (/^REEL-./.test(code)) return { kind: "reel", code };
  if (/^ORD-\d+$/.test(code)) return { kind: "order", code };
  if (/^TOOL-\d+$/.test(code)) return { kind: "tool", code };
  return { kind: "other", text: code };
}

const isPlantCode = (text: string) =>
  ["badge", "reel", "order", "tool"].includes(readBarcode(text).kind);

/**
 * Returns the code: the scanned text, or the whole field. A scanned text that is a complete plant code needs nothing
 * from the field.
 */
export const chooseReading = (scanned: string, whole: string): string =>
  isPlantCode(scanned) ? scanned : whole;
