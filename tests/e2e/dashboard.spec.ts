import { expect, test } from "../support/browser/fixtures";

const tile = (name: string) => new RegExp(`^${name}`);

test("the dashboard shows the morning's figures, each with a link to its screen", async ({
  office,
}) => {
  await office.goto("/admin/dashboard");
  await expect(office.getByRole("link", { name: tile("Present today") })).toContainText(
    /\d+ of \d+/,
  );
  await expect(office.getByRole("link", { name: tile("Reels in use") })).toContainText(/\d/);
  await expect(office.getByRole("link", { name: tile("Unanswered enquiries") })).toContainText(
    /\d/,
  );
  const board = office.getByRole("link", { name: tile("On the board") });
  await expect(board).toContainText(/\d+ To Do\s*\d+ In Progress\s*\d+ Done\s*\d+ Shipped/);
  await board.click();
  await expect(office.getByRole("heading", { name: "Orders Dashboard" })).toBeVisible();
  await office.goBack();
  await office.getByRole("link", { name: tile("Present today") }).click();
  await expect(office.getByRole("heading", { name: "Attendance" })).toBeVisible();
  await office.goBack();
  await office.getByRole("link", { name: tile("Unanswered enquiries") }).click();
  await expect(office.getByRole("combobox", { name: "Replied" })).toHaveText("No");
  await expect(office.getByRole("checkbox").first()).toBeVisible();
  await expect(office.getByRole("checkbox", { checked: true })).toHaveCount(0);
});

test("a window that becomes as narrow as a phone's shows its page, and no menu lies over it", async ({
  office,
}) => {
  await office.goto("/admin/dashboard/account");
  await expect(office.getByRole("navigation", { name: "Admin" })).toBeVisible();
  await office.setViewportSize({ width: 390, height: 844 });
  await expect(office.getByRole("navigation", { name: "Admin" })).toHaveCount(0);
  await office.getByRole("button", { name: "Open menu" }).click();
  await office.getByRole("link", { name: "Order List" }).click();
  await expect(office.getByRole("heading", { name: "Order List" })).toBeVisible();
});

test("the tiles fill their rows in a window of any width", async ({ office }) => {
  await office.goto("/admin/dashboard");
  const tiles = office
    .getByRole("main")
    .getByRole("listitem")
    .filter({ hasText: /^(Late|On the)/ });
  await expect(tiles.last()).toContainText("Shipped");
  await expect(office.getByRole("link", { name: tile("Open exceptions") })).toContainText(/\d/);
  const roomLeft = () =>
    tiles.first().evaluate(({ parentElement }) => {
      const list = parentElement?.getBoundingClientRect();
      const boxes = [...(parentElement?.children ?? [])].map((one) => one.getBoundingClientRect());
      const rows = [...new Set(boxes.map(({ top }) => top))].map((top) => {
        const row = boxes.filter((box) => box.top === top);
        const left = Math.min(...row.map((box) => box.left)) - (list?.left ?? 0);
        const right = (list?.right ?? 0) - Math.max(...row.map((box) => box.right));
        return Math.round(left + right);
      });
      return [...new Set(rows)];
    });
  for (const width of [390, 768, 1024, 1440, 1920]) {
    await office.setViewportSize({ width, height: 900 });
    await expect.poll(roomLeft, `${width} pixels wide`).toEqual([0]);
  }
});

test("the charts are in sight immediately on a laptop, and late orders are first", async ({
  office,
}) => {
  await office.setViewportSize({ width: 1440, height: 900 });
  await office.goto("/admin/dashboard");
  for (const name of ["Orders by week", "Attendance of the last 30 days", "Paper in stock by GSM"])
    await expect(office.getByRole("region", { name })).toBeInViewport({ ratio: 0.9 });
  const tiles = office.getByRole("link", { name: /^(Late orders|Open exceptions|Present today)/ });
  await expect(tiles).toHaveText([/^Late orders/, /^Open exceptions/, /^Present today/]);
});
