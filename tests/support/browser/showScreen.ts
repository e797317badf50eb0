import type { Page } from "@playwright/test";

/** Goes to another address of an open page, as a link does: without loading the page again. */
export const showScreen = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, address);
