import { expect, test } from "vitest";
import { barsOf, code128 } from "../../../src/admin/print/BarcodeDrawing";

test("a run of dark modules is one bar", () => {
  expect(barsOf("1101000111")).toEqual([
    { at: 0, width: 2 },
    { at: 3, width: 1 },
    { at: 7, width: 3 },
  ]);
});

test("a barcode starts and ends as Code 128 does", () => {
  const modules = code128("EMP-A-00017");
  expect(modules).toMatch(/^11010010000/);
  expect(modules).toMatch(/1100011101011$/);
});
