import type { Locator } from "@playwright/test";
import type { Order } from "../../contract/orders";
import { expect, test } from "../support/browser/fixtures";

const overflow = (element: Locator) =>
  element.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);

test.describe("on a tablet with its menu open", () => {
  test.use({ viewport: { width: 768, height: 1024 } });

  test("the tables of paper are read without scrolling sideways", async ({ office }) => {
    await office.goto("/admin/dashboard/paper/waste");
    for (const name of ["By layer", "By mill", "By order, most waste first"]) {
      const table = office.getByRole("group", { name });
      await expect(table.getByRole("cell").first()).toBeVisible();
      expect.soft(await overflow(table), name).toBe(0);
    }
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("a reel's ledger is read without scrolling sideways", async ({ office, usedReel }) => {
    await office.goto(`/admin/dashboard/admin/inventory/reel/${usedReel}`);
    const ledger = office.getByRole("group", { name: "Ledger" });
    await expect(ledger.getByRole("cell", { name: "Received" })).toBeVisible();
    expect(await overflow(ledger)).toBe(0);
    expect(
      await ledger
        .getByRole("cell", { name: "Received" })
        .evaluate((cell) => getComputedStyle(cell, "::before").content),
    ).toContain("Movement");
  });

  test("the reels of an order's paper make its page no wider than the phone", async ({
    office,
    ownerRequest,
  }) => {
    const orders: Order[] = await (await ownerRequest.get("/api/admin/order/getAllOrders")).json();
    const specified = orders.find(
      (order) => order.status === "IN_PROGRESS" && order.specificationVersionId !== undefined,
    );
    await office.goto(`/admin/dashboard/orders/${specified?.id}/show`);
    await expect(office.getByRole("button", { name: /^Reserve REEL/ }).first()).toBeVisible();
    expect(await overflow(office.locator("html"))).toBe(0);
  });

  test("every tab of the paper screens is in sight", async ({ office }) => {
    await office.goto("/admin/dashboard/paper/settings");
    for (const name of ["Stock", "Box Specifications", "Waste", "Board Settings"])
      await expect(office.getByRole("tab", { name })).toBeInViewport({ ratio: 1 });
  });

  test("a card without actions has no room for them", async ({ office }) => {
    await office.goto("/admin/dashboard/admins");
    const cards = office.getByRole("main").getByRole("listitem");
    await expect(cards.getByRole("button", { name: "Deactivate" }).first()).toBeVisible();
    const heights = await cards.evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
    expect(Math.max(...heights) - Math.min(...heights)).toBeGreaterThan(40);
  });

  test("the end of a page can be scrolled above the offer to undo", async ({ office }) => {
    await office.goto("/admin/dashboard/contacts");
    await office.getByRole("checkbox", { name: "Replied" }).first().click();
    const offer = office.getByRole("region", { name: "Undo" }).getByRole("button").first();
    await expect(offer).toBeVisible();
    const last = office.getByRole("main").getByText(/\d+-\d+ of \d+/);
    // The list is read again after the change, and the page grows under the offer.
    const gap = async () => {
      await office.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      const [below, above] = [await offer.boundingBox(), await last.boundingBox()];
      return below && above ? below.y - above.y - above.height : undefined;
    };
    await expect.poll(gap).toBeGreaterThan(0);
  });
});
