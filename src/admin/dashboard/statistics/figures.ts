/** Returns a share in whole per cent, or a dash if `whole` is 0. */
export const percent = (part: number, whole: number): string =>
  whole === 0 ? "–" : `${Math.round((100 * part) / whole)} %`;

/** Kilograms as tonnes, such as `12.4`. */
export const tonnes = (kilograms: number): string =>
  (kilograms / 1_000).toLocaleString("en-IN", { maximumFractionDigits: 1 });

const dayMs = 86_400_000;

/** Returns the number of days between two calendar dates. */
export const daysBetween = (earlier: string, later: string): number =>
  Math.round((Date.parse(later) - Date.parse(earlier)) / dayMs);
