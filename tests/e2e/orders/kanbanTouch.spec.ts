import type { CDPSession } from "@playwright/test";
import { expect, test } from "../../support/browser/fixtures";
import { cardIn, column, kanbanPath } from "../../support/browser/kanbanPage";

test.use({ hasTouch: true, viewport: { width: 900, height: 900 } });

const touch = (fingers: CDPSession, type: "touchStart" | "touchMove" | "touchEnd", at?: object) =>
  fingers.send("Input.dispatchTouchEvent", {
    type,
    touchPoints: at ? [{ x: 0, y: 0, ...at }] : [],
  });

test("a finger that rests on a card lifts it, and carries it to the next column", async ({
  office,
  context,
  placeOrder,
}) => {
  const { id } = await placeOrder();
  await office.goto(kanbanPath);
  const card = cardIn(office, "To Do", id);
  await card.scrollIntoViewIfNeeded();
  const from = await card.boundingBox();
  const to = await column(office, "In Progress").boundingBox();
  if (!from || !to) throw new Error("The kanban is not on the page");
  const start = { x: from.x + from.width / 2, y: from.y + from.height / 2 };
  const goal = { x: to.x + to.width / 3, y: to.y + 200 };

  const fingers = await context.newCDPSession(office);
  await touch(fingers, "touchStart", start);
  await expect(card).toHaveAttribute("data-dragging", "");
  for (const part of [0.25, 0.5, 0.75, 1])
    await touch(fingers, "touchMove", {
      x: start.x + (goal.x - start.x) * part,
      y: start.y + (goal.y - start.y) * part,
    });
  await expect(column(office, "In Progress")).toHaveAttribute("data-over", "true");
  await touch(fingers, "touchEnd");
  await expect(cardIn(office, "In Progress", id)).toBeVisible();
});
