import type { Page } from "@playwright/test";

/** Chooses in a box that opens a list. */
export const choose = async (page: Page, label: string, option: string) => {
  await page.getByRole("combobox", { name: label }).click();
  await page.getByRole("option", { name: option, exact: true }).click();
};
