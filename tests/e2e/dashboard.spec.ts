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

test("what needs a person today is first on a laptop, each figure with its list, and the charts are below", async ({
  office,
}) => {
  await office.setViewportSize({ width: 1440, height: 900 });
  await office.goto("/admin/dashboard");
  const tiles = office.getByRole("main").getByRole("listitem").getByRole("link");
  const names = [
    ...["Late orders", "Open exceptions", "Machines stopped", "Unanswered enquiries"],
    ...["To invoice", "Owed by clients", "Present today"],
  ];
  for (const name of names)
    await expect(tiles.filter({ hasText: tile(name) })).toBeInViewport({ ratio: 1 });
  const missing = office.getByRole("region", { name: "Missing now" });
  const charts = office.getByRole("region", { name: "Orders by week" });
  await expect(missing).toBeInViewport();
  await expect(charts).toBeVisible();
  const topOf = async (part: typeof missing) => (await part.boundingBox())?.y ?? 0;
  expect(await topOf(missing)).toBeLessThan(await topOf(charts));
  await tiles.filter({ hasText: tile("Late orders") }).click();
  await expect(office.getByRole("heading", { name: "Late orders" })).toBeVisible();
  await office.goBack();
  await tiles.filter({ hasText: tile("Machines stopped") }).click();
  await expect(office).toHaveURL(/machineStops\?filter=/);
  await office.goBack();
  await tiles.filter({ hasText: tile("To invoice") }).click();
  await expect(office.getByRole("heading", { name: "To Invoice", level: 1 })).toBeVisible();
  const rows = office.getByRole("table").getByRole("row");
  await rows.nth(1).getByRole("link", { name: "Make invoice" }).click();
  await expect(office.getByRole("heading", { name: /^Invoice for / })).toBeVisible();
});
