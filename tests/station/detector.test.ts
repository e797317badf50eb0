import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { ZXING_WASM_SHA256 } from "barcode-detector/ponyfill";
import { expect, test } from "vitest";

test("the decoder that this host serves matches the detector", () => {
  const wasm = readFileSync("node_modules/zxing-wasm/dist/reader/zxing_reader.wasm");
  expect(createHash("sha256").update(wasm).digest("hex")).toBe(ZXING_WASM_SHA256);
});
