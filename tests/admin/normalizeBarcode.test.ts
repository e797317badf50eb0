import fc from "fast-check";
import { expect, test } from "vitest";
import { normalizeBarcode } from "../../src/admin/layout/BarcodeLink";
import { unicodeText } from "../support/unicodeText";

test.each([
  [" reel-000042 ", "REEL-000042"],
  ["REEL-000042\r\n", "REEL-000042"],
  ["48 126", "48126"],
  ["re_el/0#0!é42", "REEL0042"],
  ["   ", ""],
  ["<>", ""],
])("%j is read as %j", (typed, barcode) => {
  expect(normalizeBarcode(typed)).toBe(barcode);
});

test("any text becomes A to Z, digits and hyphens, and a second reading changes nothing", () => {
  fc.assert(
    fc.property(unicodeText, (typed) => {
      const barcode = normalizeBarcode(typed);
      expect(barcode).toMatch(/^[A-Z0-9-]*$/);
      expect(normalizeBarcode(barcode)).toBe(barcode);
    }),
  );
});
