import { expect, test } from "vitest";
import { agoText, secondsText, sizeText } from "../../../src/admin/operations/figures";

const now = new Date("2026-11-23T12:00:00Z");

test.each([
  ["2026-11-21T11:59:00Z", "2 days ago"],
  ["2026-11-22T12:00:01Z", "23 hours ago"],
  ["2026-11-23T11:20:00Z", "40 minutes ago"],
  ["2026-11-23T11:59:00Z", "1 minute ago"],
])("%s was %s", (at, words) => {
  expect(agoText(at, now, "en")).toBe(words);
});

test.each([
  "2026-11-23T11:59:30Z",
  "2026-11-23T12:00:00Z",
  // The clock of the server is ahead.
  "2026-11-25T12:00:00Z",
])("%s has no number of minutes yet", (at) => {
  expect(agoText(at, now, "en")).toBeUndefined();
});

test("the words are in the language, with the digits that the office uses", () => {
  expect(agoText("2026-11-21T11:59:00Z", now, "hi")).toBe("2 दिन पहले");
  expect(agoText("2026-11-21T11:59:00Z", now, "kn")).toBe("2 ದಿನಗಳ ಹಿಂದೆ");
});

test("durations and sizes are short", () => {
  expect([secondsText(1.26), secondsText(41.4)]).toEqual(["1.3 s", "41 s"]);
  expect([sizeText(840), sizeText(1_240), sizeText(12_420_000)]).toEqual([
    "840 B",
    "1.2 kB",
    "12.4 MB",
  ]);
});
