import type { Page } from "@playwright/test";
import type { SignedIn } from "./signIn";

/**
 * Gives a page a session in its storage, as a login does. The page follows no changes, because an open stream keeps the
 * network busy, and the benchmarks wait until it is idle.
 */
export const signedIn = (page: Page, { token, admin, features }: SignedIn) =>
  page.addInitScript(
    ([key, details, can]) => {
      localStorage.setItem("token", key ?? "");
      localStorage.setItem("adminDetails", details ?? "");
      localStorage.setItem("hostFeatures", can ?? "");
    },
    [token, JSON.stringify(admin), features.replace(/\blive\b/, "")],
  );
