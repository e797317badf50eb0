import type { Page } from "@playwright/test";

/**
 * Chooses in a box that opens a list. A key opens the list. On a busy machine a press of the mouse may last 200 ms,
 * which opens the list and chooses in one step.
 */
export const choose = async (page: Page, label: string, option: string) => {
  await page.getByRole("combobox", { name: label }).press("ArrowDown");
  await page.getByRole("option", { name: option, exact: true }).click();
};
