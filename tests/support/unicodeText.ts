import fc from "fast-check";

/**
 * Texts of up to ten of any code points. fast-check's unit `binary` maps all of Unicode first, to be able to shrink.
 */
export const unicodeText = fc
  .array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 10 })
  .map((codes) => String.fromCodePoint(...codes));
