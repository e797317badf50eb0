import type { Locator, Page } from "@playwright/test";

export const kanbanPath = "/admin/dashboard/orders";

export const column = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

export const cardIn = (page: Page, name: string, id: number) =>
  column(page, name).getByRole("article", { name: `Order #${id}`, exact: true });

/** Returns the point in the middle of an element's visible part. */
async function middle(element: Locator) {
  const box = await element.boundingBox();
  if (box === null) throw new Error("The element is not on the page");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Carries a card with the mouse, in steps as a hand does, and lets go over the target. */
export async function dragTo(page: Page, card: Locator, target: Locator) {
  await card.hover();
  await page.mouse.down();
  const to = await middle(target);
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.mouse.up();
}
