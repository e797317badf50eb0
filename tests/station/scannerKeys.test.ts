import { expect, test } from "vitest";
import { nextKey, noKeys } from "../../src/station/scanning/useScanner";

/** Returns the scanned codes of these keys. `gapMs` is the time between two keys. */
function scannedOf(keys: readonly string[], gapMs: number, isOutside = false): readonly string[] {
  const scanned: string[] = [];
  let run = noKeys;
  for (const [place, key] of keys.entries()) {
    const next = nextKey(run, { key, at: 1000 + place * gapMs, isOutside });
    run = next.run;
    if (next.scanned !== undefined) scanned.push(next.scanned);
  }
  return scanned;
}

test("keys at most 100 ms apart that end with Enter or Tab are a scanned code", () => {
  expect(scannedOf([..."EMP-A-00017", "Enter"], 100)).toEqual(["EMP-A-00017"]);
  expect(scannedOf([..."REEL-000042", "Tab"], 5)).toEqual(["REEL-000042"]);
});

test("a person types slower than any scanner", () => {
  expect(scannedOf([..."EMP-A-00017", "Enter"], 101)).toEqual([]);
});

test("outside a field no person types, so a scanner may pause for two seconds", () => {
  expect(scannedOf([..."EMP-A-00017", "Enter"], 2_000, true)).toEqual(["EMP-A-00017"]);
  expect(scannedOf([..."EMP-A-00017", "Enter"], 2_001, true)).toEqual([]);
});

test("fewer than three keys are no code: a person pressed a key and Enter", () => {
  expect(scannedOf(["4", "2", "Enter"], 20)).toEqual([]);
  expect(scannedOf(["4", "2", "0", "Enter"], 20)).toEqual(["420"]);
});

test("the Shift that a scanner holds for its capitals is no part of the code", () => {
  expect(scannedOf(["Shift", "E", "Shift", "M", "Shift", "P", "-", "1", "Enter"], 30)).toEqual([
    "EMP-1",
  ]);
});

test("text from before the scanner began, or before another key, is no part of the code", () => {
  const slow = nextKey(noKeys, { key: "7", at: 0 }).run;
  let run = slow;
  for (const [place, key] of [..."REEL-1"].entries())
    run = nextKey(run, { key, at: 500 + place }).run;
  expect(nextKey(run, { key: "Enter", at: 510 }).scanned).toBe("REEL-1");
  expect(scannedOf(["1", "2", "Backspace", "3", "4", "5", "Enter"], 10)).toEqual(["345"]);
});

test("two codes one after the other are two scans", () => {
  expect(scannedOf([..."EMP-A-1", "Enter", ..."EMP-A-2", "Enter"], 8)).toEqual([
    "EMP-A-1",
    "EMP-A-2",
  ]);
});
