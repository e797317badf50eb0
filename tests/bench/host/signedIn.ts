import type { Page } from "@playwright/test";
import type { SignedIn } from "./signIn";

/**
 * Gives a page a session in its storage, as a login does. The page follows no changes, because an open stream keeps the
 * network busy, and the benchmarks wait until it is idle.
 */
export const signedIn = (page: Page, { token, admin }: SignedIn) =>
  page.addInitScript(
    ([key, details]) => {
      localStorage.setItem("token", key ?? "");
      localStorage.setItem("adminDetails", details ?? "");
      localStorage.setItem("ownHost", "yes");
      const { fetch } = window;
      window.fetch = (address, request) =>
        String(address).includes("/admin/live") ? new Promise(() => {}) : fetch(address, request);
    },
    [token, JSON.stringify(admin)],
  );
