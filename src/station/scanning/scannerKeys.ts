/** The keys of what may be a scanner at work: it types faster than anybody, and ends with Enter or Tab. */
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

/** What a key makes of the run so far: it goes on, begins anew, or ends in a scanned code. */
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
