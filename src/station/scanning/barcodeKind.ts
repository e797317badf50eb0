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
