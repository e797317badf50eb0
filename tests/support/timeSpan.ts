import { expect } from "vitest";

/**
 * Begins a span of time. The returned check expects a moment within it, however long the machine takes. A database
 * rounds its time to a millisecond.
 */
export function beginSpan() {
  const begin = Date.now();
  return (moment: string | number | Date) => {
    const at = new Date(moment).getTime();
    expect(at).toBeGreaterThanOrEqual(begin);
    expect(at).toBeLessThanOrEqual(Date.now() + 1);
  };
}
