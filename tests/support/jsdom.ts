import "@testing-library/jest-dom/vitest";
import { cleanup } from "@testing-library/react";
import { afterEach, expect, vi } from "vitest";

const complaints = vi.spyOn(console, "error").mockImplementation(() => undefined);

/** A console error fails the test that caused it. */
afterEach(() => {
  cleanup();
  const said = complaints.mock.calls.map((call) => call.join(" "));
  complaints.mockClear();
  expect(said).toEqual([]);
});
