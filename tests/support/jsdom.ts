import "@testing-library/jest-dom/vitest";
import { cleanup, configure, prettyDOM } from "@testing-library/react";
import * as React from "react";
import { afterAll, afterEach, vi } from "vitest";
import { showLanguage } from "../../src/texts/useTexts";
import { checkReplies } from "./checkedReplies";
import { lateReplies } from "./fakeHost";
import { hangMs } from "./hang";

// Node 25 and later have a localStorage of their own, which is undefined without a file. This localStorage hides jsdom's.
const page: { readonly window: Window } = Reflect.get(globalThis, "jsdom");
for (const name of ["localStorage", "sessionStorage"] as const)
  Object.defineProperty(globalThis, name, { configurable: true, value: page.window[name] });

const insertBefore = HTMLHeadElement.prototype.insertBefore;

// No jsdom test looks at styles. Parsing MUI's style elements takes longer than rendering, and MUI searches all of them
// for each input.
HTMLHeadElement.prototype.insertBefore = function insertAllButStyles(node, next) {
  if (!(node instanceof HTMLStyleElement)) insertBefore.call(this, node, next);
  return node;
};

// React notes the stack of calls for each element up to a limit.
Object.defineProperty(
  Reflect.get(React, "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE"),
  "recentlyCreatedOwnerStacks",
  { get: () => 10_000, set: () => undefined },
);

configure({
  asyncUtilTimeout: hangMs,
  // A test that waits meets many errors that the person never sees. The document is printed only when an error's
  // message is read.
  getElementError: (message, container) => {
    const error = new Error();
    error.name = "TestingLibraryElementError";
    return Object.defineProperty(error, "message", {
      configurable: true,
      get: () => [message, prettyDOM(container)].filter(Boolean).join("\n\n"),
    });
  },
});

afterEach(async () => {
  await lateReplies();
  cleanup();
  await checkReplies();
});

/** Resets the browser for the next file of this worker. */
afterAll(async () => {
  // A module that arrives after the end of its test file cannot load in any later file.
  await vi.dynamicImportSettled();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, "", "/");
  return showLanguage([], "en");
});
