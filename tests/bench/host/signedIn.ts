import type { Page } from "@playwright/test";
import type { BoardPlant } from "./boardPlant";

/** Lets a page find a session in its storage, as if somebody had signed in. */
export const signedIn = (page: Page, { token, admin }: BoardPlant) =>
  page.addInitScript(
    ([key, details]) => {
      localStorage.setItem("token", key ?? "");
      localStorage.setItem("adminDetails", details ?? "");
    },
    [token, JSON.stringify(admin)],
  );
