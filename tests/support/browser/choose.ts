import type { Page } from "@playwright/test";

/**
 * Chooses in a box that opens a list. A key opens it: a press of the mouse that a busy machine draws out for 200 ms
 * opens the list and chooses at once.
 */
export const choose = async (page: Page, label: string, option: string) => {
  await page.getByRole("combobox", { name: label }).press("ArrowDown");
  await page.getByRole("option", { name: option, exact: true }).click();
};
