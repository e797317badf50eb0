import { vi } from "vitest";

// Each worker has one list. The files of a worker share this module, but each loads failOnConsoleErrors.ts again.
const errors: string[] = [];
const expected: RegExp[] = [];
const allowed: RegExp[] = [];

/** react-admin 5.15 hands its box of columns a property that MUI 9 no longer has. */
const known = /InputProps inputprops/;

/**
 * Announces console errors that the present test causes on purpose, by their texts. Each must appear at least once. Any
 * other error fails the test. Outside production react-admin logs the rejections of its data provider.
 */
export function expectConsoleErrors(...texts: readonly RegExp[]) {
  expected.push(...texts);
}

/**
 * Announces console errors that may appear or not, depending on which of two things happens first. Where their order is
 * certain, `expectConsoleErrors` is right.
 */
export function allowConsoleErrors(...texts: readonly RegExp[]) {
  allowed.push(...texts);
}

/** Collects the console errors instead of printing them, even after a test that has restored or cleared its mocks. */
export function collectConsoleErrors() {
  const note = (...values: readonly unknown[]) => void errors.push(values.join(" "));
  vi.spyOn(console, "error").mockClear().mockImplementation(note);
}

/** Fails a test that caused a console error without announcing it, or announced one that never came. */
export function checkConsoleErrors() {
  const came = errors.splice(0);
  const announced = expected.splice(0);
  const permitted = [known, ...announced, ...allowed.splice(0)];
  const unexpected = came.filter((text) => !permitted.some((one) => one.test(text)));
  const missing = announced.filter((one) => !came.some((text) => one.test(text)));
  // The texts are in the message, because a reporter's short message omits the content of a list.
  if (unexpected.length > 0) throw new Error(`Unexpected console errors: ${unexpected.join("\n")}`);
  if (missing.length > 0)
    throw new Error(`Console errors that did not come: ${missing.join(", ")}`);
}
