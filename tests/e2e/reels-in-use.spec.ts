import { expect, test } from "../support/browser/officeFixtures";

const path = "/admin/dashboard/admin/inventory/in-use";
const call = "**/api/admin/inventory/getInUseReelsWithDetails";

const reel = (id: number, usages: readonly object[]) => ({
  id,
  barcodeId: `REEL-00000${id}`,
  reelNo: 48_000 + id,
  createdAt: "2026-03-01T04:30:00Z",
  gsm: 150,
  burstFactor: 22,
  deckle: 120,
  initialWeight: 800,
  currentWeight: 500,
  previousWeight: null,
  unit: "A",
  status: "IN_USE",
  paperType: "Kraft",
  supplierName: "Kabini Recyclers",
  createdBy: "staff@example.com",
  orderUsages: usages,
});

const usage = {
  client: "Tea House",
  productType: "5 Ply Box",
  quantity: 1200,
  size: "300 × 200 mm",
  courgationIn: "2026-03-01T04:30:00Z",
  courgationOut: null,
};

test("every running reel is a row that opens to its orders, and one is open at a time", async ({
  office,
}) => {
  await office.route(call, (route) =>
    route.fulfill({ json: [reel(1, [usage, { ...usage, weightConsumed: 12.5 }]), reel(2, [])] }),
  );
  await office.goto(path);
  await expect(office).toHaveTitle("In-Use Reels with Usage Details · Admin Portal");
  const row = (barcode: string) => office.getByRole("button", { name: new RegExp(barcode) });
  await expect(row("REEL-000001")).toContainText("500.00 Kg");
  await row("REEL-000001").click();
  await expect(office.getByRole("heading", { name: "Order Usages (2)" })).toBeVisible();
  await expect(office.getByRole("columnheader")).toHaveText([
    "Client",
    "Product",
    "Quantity",
    "Size",
    "Weight Used",
    "Usage In",
    "Usage Out",
    "Boxes",
  ]);
  await expect(office.getByRole("row").nth(1)).toContainText("N/A");
  await expect(office.getByRole("row").nth(2)).toContainText("12.50 Kg");
  const began = new Date(usage.courgationIn);
  await expect(office.getByRole("row").nth(1)).toContainText(
    await office.evaluate((at) => new Date(at).toLocaleString("en-IN"), began.toISOString()),
  );
  await row("REEL-000002").focus();
  await office.keyboard.press("Enter");
  await expect(office.getByRole("heading", { name: "Order Usages (0)" })).toBeVisible();
  await expect(row("REEL-000001")).toHaveAttribute("aria-expanded", "false");
  await row("REEL-000002").click();
  await expect(row("REEL-000002")).toHaveAttribute("aria-expanded", "false");
});

test("while the reels are on their way it says so, and without any it says that", async ({
  office,
}) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await office.route(call, async (route) => {
    await held;
    await route.fulfill({ json: [] });
  });
  await office.goto(path);
  await expect(office.getByText("Loading reels data...")).toBeVisible();
  answer();
  await expect(office.getByText("No in-use reels found")).toBeVisible();
});

test.describe("reels that cannot be read", () => {
  test.use({ expectedErrors: [/status of 500|ERR_FAILED/] });

  test("are told of in the host's words, or in the screen's where it has none", async ({
    office,
  }) => {
    let body: object = { message: "The scale is off" };
    await office.route(call, (route) => route.fulfill({ status: 500, json: body }));
    await office.goto(path);
    await expect(office.getByRole("alert")).toHaveText("Error: The scale is off");
    body = {};
    await office.getByRole("button", { name: "Reload" }).click();
    await expect(office.getByRole("alert")).toHaveText("Error: Failed to fetch data");
  });

  test("for want of a token say so, and the plant's own were there before", async ({ office }) => {
    await office.goto(path);
    await expect(office.getByRole("button", { name: /REEL-\d{6}/ }).first()).toBeVisible();
    await office.evaluate(() => localStorage.removeItem("token"));
    await office.getByRole("button", { name: "Reload" }).click();
    await expect(office.getByRole("alert")).toHaveText("Error: Authentication token not found");
  });
});
