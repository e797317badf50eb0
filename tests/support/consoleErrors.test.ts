import { expect, test, vi } from "vitest";
import { HostError } from "../../src/api/hostErrors";
import { allowConsoleErrors, expectConsoleErrors } from "./consoleErrors";

test("errors that a test announces may come, each as often as it does", () => {
  expectConsoleErrors(/^The list could not be loaded: Down$/, /^HostError: /);
  console.error("The list could not be loaded:", "Down");
  console.error("The list could not be loaded:", "Down");
  console.error(new HostError(503, { message: "Down" }));
  expect(console.error).toHaveBeenCalledTimes(3);
});

test.each([[[]], [["Down"]]])("errors that a test allows may come or not: %j", (texts) => {
  allowConsoleErrors(/^Down$/);
  for (const text of texts) console.error(text);
});

test.fails("an error that is not the allowed one fails its test", () => {
  allowConsoleErrors(/Down/);
  console.error("Up");
});

test.fails("an error that is not announced fails its test, though another one is", () => {
  expectConsoleErrors(/Down/);
  console.error("Down");
  console.error("Each child in a list should have a unique key");
});

test.fails("an error that is announced and never comes fails its test", () => {
  expectConsoleErrors(/Down/);
});

test.fails("an error that one test announces is not expected in the next", () => {
  console.error("Down");
});

test.fails("mocks that are cleared or restored take no error back", () => {
  console.error("Down");
  vi.clearAllMocks();
  vi.restoreAllMocks();
});

test.fails("after mocks were restored, errors still fail a test", () => {
  console.error("Down");
});
