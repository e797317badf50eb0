import { afterEach, expect, vi } from "vitest";

const complaints = vi.spyOn(console, "error").mockImplementation(() => undefined);

/** react-admin 5.15 hands its box of columns a property that MUI 9 no longer has. */
const isKnown = (text: string) => text.includes("InputProps inputprops");

/** A console error fails the test that caused it. */
afterEach(() => {
  const said = complaints.mock.calls.map((call) => call.join(" ")).filter((text) => !isKnown(text));
  complaints.mockClear();
  expect(said).toEqual([]);
});
