import type { Page } from "@playwright/test";
import { type DragTimes, noteTimes, readTimes, waitForLift } from "./dragTimes";

async function middleOf(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} is not on the kanban`);
  return { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 300) };
}

/** Carries the first card of To Do over the kanban and lets it go in In Progress. */
export async function drag(page: Page): Promise<DragTimes> {
  const card = await middleOf(page, "[data-column='TODO'] [data-order]");
  const far = await middleOf(page, "[data-column='SHIPPED']");
  const near = await middleOf(page, "[data-column='IN_PROGRESS']");
  await page.mouse.move(card.x, card.y);
  await noteTimes(page);
  await page.mouse.down();
  await page.mouse.move(card.x + 7, card.y);
  await waitForLift(page);
  await page.mouse.move(far.x, far.y, { steps: 40 });
  await page.mouse.move(near.x, near.y, { steps: 40 });
  await page.mouse.up();
  return readTimes(page);
}
