import { expect, test } from "vitest";
import { chooseReading, readBarcode } from "../../src/station/scanning/useScanner";

test.each([
  ["EMP-A-00017", { kind: "badge", code: "EMP-A-00017" }],
  [" emp-b-00003\n", { kind: "badge", code: "EMP-B-00003" }],
  ["REEL-000042", { kind: "reel", code: "REEL-000042" }],
  ["tool-000012", { kind: "tool", code: "TOOL-000012" }],
  ["8901234567890", { kind: "number", code: "8901234567890" }],
  [" 42 ", { kind: "number", code: "42" }],
  ["1234567890123456", { kind: "other", text: "1234567890123456" }],
  ["REEL", { kind: "other", text: "REEL" }],
  ["EMP-", { kind: "other", text: "EMP-" }],
  ["EM", { kind: "unreadable", text: "EM" }],
  ["EMP'A'00017", { kind: "unreadable", text: "EMP'A'00017" }],
  [`EMP-${"1".repeat(40)}`, { kind: "unreadable", text: `EMP-${"1".repeat(40)}` }],
])("%j is %j", (text, barcode) => {
  expect(readBarcode(text)).toEqual(barcode);
});

test("a code that the scanner typed with a pause in it is read from the field in whole", () => {
  expect(chooseReading("-00017", "EMP-A-00017")).toBe("EMP-A-00017");
  expect(chooseReading("EMP-A-00017", "12EMP-A-00017")).toBe("EMP-A-00017");
  expect(chooseReading("EMP-A-00017", "EMP-A-00017")).toBe("EMP-A-00017");
  expect(chooseReading("REEL-000042", "EMP-REEL-000042")).toBe("REEL-000042");
  expect(chooseReading("890", "12890")).toBe("12890");
});
