import type { Request } from "@playwright/test";
import { expect, test } from "../support/browser/fixtures";
import { cardIn, kanbanPath } from "../support/browser/kanbanPage";
import { scanBody } from "../support/scanBody";

const isStream = (url: string) => new URL(url).pathname === "/api/admin/live";

test("eight tabs share one stream and see changes within seconds, also after its tab is closed", async ({
  office,
  context,
  ownerRequest,
  placeOrder,
}) => {
  const requests = new Set<Request>();
  // A closed page does not report the end of a request.
  const streams = () => [...requests].filter((request) => !request.frame().page().isClosed());
  context.on("request", (request) => {
    if (isStream(request.url())) requests.add(request);
  });
  const drop = (request: Request) => void requests.delete(request);
  context.on("requestfailed", drop);
  context.on("requestfinished", drop);
  const { id } = await placeOrder();
  const tabs = [office];
  await office.goto(kanbanPath);
  await expect.poll(streams).toHaveLength(1);
  while (tabs.length < 8) {
    const tab = await context.newPage();
    await tab.goto(kanbanPath);
    tabs.push(tab);
  }
  for (const tab of tabs) await expect(cardIn(tab, "To Do", id)).toBeVisible();
  expect(streams()).toHaveLength(1);

  const move = (status: string) =>
    ownerRequest.put(`/api/admin/order/${id}/status`, { data: { status } });
  await move("IN_PROGRESS");
  for (const tab of tabs) await expect(cardIn(tab, "In Progress", id)).toBeVisible();

  await office.close();
  await expect.poll(streams).toHaveLength(1);
  await move("TODO");
  for (const tab of tabs.slice(1)) await expect(cardIn(tab, "To Do", id)).toBeVisible();

  const last = tabs[7] ?? office;
  const menu = last.getByRole("navigation", { name: "Admin" });
  await menu.getByRole("link", { name: "Attendance" }).click();
  await expect(last.getByRole("heading", { name: "Attendance" })).toBeVisible();
  expect(streams()).toHaveLength(1);
});

test("a reel that goes to the corrugator shows among those in use without a reload", async ({
  office,
  ownerRequest,
  placeOrder,
  placeReel,
}) => {
  const [{ id: orderId }, { barcodeId }] = [await placeOrder(), await placeReel()];
  await office.goto("/admin/dashboard/admin/inventory/in-use");
  await expect(office.getByRole("heading", { name: "In-Use Reels" })).toBeVisible();
  await expect(office.getByText(barcodeId)).toHaveCount(0);
  const data = { ...scanBody(), barcodeId, orderId, usageType: "TOP" };
  const issued = await ownerRequest.post("/api/station/issue-reel", { data });
  expect(issued.status()).toBe(200);
  await expect(office.getByText(barcodeId)).toBeVisible();
});
