import { expect, test } from "../support/browser/officeFixtures";

const path = (barcode: string) => `/admin/dashboard/admin/inventory/reel-history/${barcode}`;
const call = "**/api/admin/reel/orderReelUsage/*";

const entry = {
  client: "Tea House",
  productType: "5 Ply Box",
  quantity: 1200,
  size: "300 × 200 mm",
  unit: "A",
  howManyBox: 315,
  weightConsumed: 80.9,
  previousWeight: 622.25,
  usageType: "TOP",
  courgationIn: "2026-03-01T04:30:00Z",
  courgationOut: "2026-03-01T06:00:00Z",
};
const running = {
  client: "Paint Works",
  productType: "Corrugated Roll",
  quantity: 10,
  size: "48 in",
  courgationIn: null,
  courgationOut: null,
};

test("every order that ran from a reel is a row, with its weights, and Active while it runs", async ({
  office,
}) => {
  await office.route(call, (route) =>
    route.fulfill({ json: { barcodeId: "REEL-000001", usages: [running, entry] } }),
  );
  await office.goto(path("REEL-000001"));
  await expect(office).toHaveTitle("Reel Usage History: REEL-000001 · Admin Portal");
  await expect(office.getByRole("columnheader")).toHaveText([
    "Client",
    "Product Type",
    "Quantity",
    "Size",
    "Unit",
    "Boxes Made",
    "Weight Consumed",
    "Previous Weight",
    "Usage Type",
    "Date In",
    "Date Out",
  ]);
  const times = await office.evaluate(
    (instants) => instants.map((at) => new Date(at).toLocaleString("en-IN")),
    [entry.courgationIn, entry.courgationOut],
  );
  const cells = (row: number) => office.getByRole("row").nth(row).getByRole("cell");
  await expect(cells(1)).toHaveText([
    ...["Paint Works", "Corrugated Roll", "10", "48 in", "-", "-", "0.00", "0.00", "-", "-"],
    "Active",
  ]);
  await expect(cells(2)).toHaveText([
    ...["Tea House", "5 Ply Box", "1200", "300 × 200 mm", "A", "315", "80.90", "622.25", "Top"],
    ...times,
  ]);
});

test("another reel is searched for with Enter, and Back leads to the one before", async ({
  office,
  placeReel,
  usedReel,
}) => {
  const { barcodeId } = await placeReel();
  await office.goto(path(usedReel));
  const box = office.getByPlaceholder("Enter Reel Barcode ID");
  await expect(box).toHaveValue(usedReel);
  await expect(office.getByRole("button", { name: "Print Stickers" })).toBeEnabled();
  await box.fill(` ${barcodeId.toLowerCase()} `);
  await office.keyboard.press("Enter");
  await expect(office).toHaveURL(path(barcodeId));
  await expect(office.getByText("Nothing has run from this reel yet")).toBeVisible();
  await expect(office.getByRole("button", { name: "Print Stickers" })).toBeDisabled();
  await office.goBack();
  await expect(box).toHaveValue(usedReel);
  await expect(office.getByRole("row").nth(1)).toBeVisible();
});

test("while the host is being asked the button reads Loading..., and a blank search goes nowhere", async ({
  office,
  usedReel,
}) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await office.route(call, async (route) => {
    await held;
    await route.continue();
  });
  await office.goto(path(usedReel));
  await expect(office.getByRole("button", { name: "Loading..." })).toBeVisible();
  answer();
  const search = office.getByRole("button", { name: "Search" });
  await expect(search).toBeVisible();
  await office.getByPlaceholder("Enter Reel Barcode ID").fill("   ");
  await search.click();
  await expect(office.getByRole("alert")).toHaveText("Please enter a barcode ID");
  await expect(office).toHaveURL(path(usedReel));
});

test.describe("a reel that the host does not know", () => {
  test.use({ expectedErrors: [/status of 404/] });

  test("is told of in the host's words, and the history before is gone", async ({
    office,
    usedReel,
  }) => {
    await office.goto(path(usedReel));
    await expect(office.getByRole("row").nth(1)).toBeVisible();
    await office.getByPlaceholder("Enter Reel Barcode ID").fill("REEL-999999");
    await office.keyboard.press("Enter");
    await expect(office.getByRole("alert")).toHaveText(/^Error fetching history: .+/);
    await expect(office.getByRole("row")).toHaveCount(0);
    await expect(office.getByRole("button", { name: "Print Stickers" })).toBeDisabled();
  });
});
