/** What was typed or scanned as the plant writes it: A–Z, 0–9 and hyphen, and nothing else. */
export const normalizeBarcode = (typed: string) =>
  typed
    .trim()
    .toUpperCase()
    .replace(/[^A-Z0-9-]/g, "");
