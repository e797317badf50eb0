import type { Page } from "@playwright/test";
import type { SignedIn } from "./signIn";

/**
 * Lets a page find a session in its storage, as if somebody had signed in. It follows no changes: with a stream that
 * stays open the network is never idle, for which the benchmarks wait.
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
