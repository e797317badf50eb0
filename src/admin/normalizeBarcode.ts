/** Normalizes a typed or scanned barcode: only A–Z, 0–9 and hyphen remain. */
export const normalizeBarcode = (typed: string) =>
  typed
    .trim()
    .toUpperCase()
    .replace(/[^A-Z0-9-]/g, "");
