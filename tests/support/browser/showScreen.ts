import type { Page } from "@playwright/test";

/** Goes to another address of an open page, as a link does: without loading the page again. */
export const showScreen = (page: Page, address: string) =>
  page.evaluate((to) => {
    // The router counts its entries by `idx`. Without it a form could not ask before the person leaves.
    history.pushState({ idx: Number(history.state?.idx ?? 0) + 1 }, "", to);
    dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
  }, address);
