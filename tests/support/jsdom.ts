import "@testing-library/jest-dom/vitest";
import { cleanup } from "@testing-library/react";
import { afterAll, afterEach, vi } from "vitest";

// No jsdom test looks at styles, and to parse each of MUI's rules takes longer than to render.
HTMLStyleElement.prototype.appendChild = (node) => node;

afterEach(cleanup);

/** The next file of this worker finds a browser in which nobody has been. */
afterAll(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, "", "/");
});
