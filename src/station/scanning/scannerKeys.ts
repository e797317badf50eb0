/** Keys that may come from a scanner: typed faster than a person types, and ended by Enter or Tab. */
interface KeyRun {
  readonly text: string;
  /** When its last key came, in milliseconds. */
  readonly at: number;
}

export const noKeys: KeyRun = { text: "", at: Number.NEGATIVE_INFINITY };

const longestGapMs = 100;
const shortestCode = 3;

interface KeyPress {
  readonly key: string;
  readonly at: number;
}

/** Returns the next state after a key: a longer run, a new run, or a scanned code. */
export function nextKey(run: KeyRun, { key, at }: KeyPress): { run: KeyRun; scanned?: string } {
  // A scanner holds Shift for its capitals: that key is none of the code.
  if (key === "Shift" || key === "CapsLock") return { run };
  const isFast = at - run.at <= longestGapMs;
  const text = isFast ? run.text : "";
  if (key === "Enter" || key === "Tab") {
    return text.length >= shortestCode ? { run: noKeys, scanned: text } : { run: noKeys };
  }
  return { run: [...key].length === 1 ? { text: text + key, at } : noKeys };
}
