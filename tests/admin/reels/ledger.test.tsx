import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { expectConsoleErrors } from "../../support/consoleErrors";
import { json } from "../../support/fakeHost";
import { openOffice, screenTitled } from "../../support/openOffice";
import { dialogTitled, person } from "../../support/openPage";
import { stockReel } from "../../support/stockReel";
// Loaded before a test waits for its first screen: all of it takes a busy machine long.
import "../../../src/admin/reels/details/ReelPage";
import "../../../src/admin/reels/inventory/InventoryPage";
import "../../../src/admin/reels/ledger/LedgerSection";
import "../../../src/api/paperMethods";

const at = "2026-11-01T05:00:00.000Z";
const movements = [
  { id: 1, kind: "RECEIVE", weight: 640.5, balance: 640.5, by: "a@b.in", at },
  { id: 2, kind: "ISSUE", weight: -640.5, balance: 0, orderId: 17, by: "station Gate (1)", at },
  { id: 3, kind: "RETURN", weight: 610, balance: 610, orderId: 17, by: "station Gate (1)", at },
  { id: 4, kind: "SCRAP", weight: -10, balance: 600, reason: "Wet edge", by: "a@b.in", at },
];
const reel = { ...stockReel, coreWeight: 3.6, shade: "Golden", location: "Bay 4", version: 4 };

test("a reel's page has its ledger; it is scrapped with a reason, and what cannot be stands at its field", async () => {
  expectConsoleErrors(/^HostError: The reel weighs 600 kg: 700 kg of it cannot be scrapped$/);
  const message = "The reel weighs 600 kg: 700 kg of it cannot be scrapped";
  const replies = [
    json({ message, errors: { weight: message } }, { status: 400 }),
    json({ ...reel, currentWeight: 590.5, version: 5 }),
  ];
  const { asked } = openOffice("/admin/dashboard/admin/inventory/reel/REEL-000007", {
    features: ["paper"],
    answers: {
      "GET /admin/reel/details/REEL-000007": () => json(reel),
      "GET /admin/reel/barcode-image/REEL-000007": () => new Response("png"),
      "GET /admin/reels/7/movements": () => json({ movements }),
      "PUT /admin/reels/7/scrap": () => replies.shift() ?? json({}, { status: 500 }),
    },
  });
  await screenTitled("Reel REEL-000007");
  expect(await screen.findByText("Bay 4")).toBeVisible();
  const ledger = await screen.findByRole("table", { name: "Ledger" });
  const rows = within(ledger).getAllByRole("row").slice(1);
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole("cell")
        .map((cell) => cell.textContent)
        .slice(1),
    ),
  ).toEqual([
    ["Scrapped", "-10.00 Kg", "600.00 Kg", "Wet edge", "a@b.in"],
    ["Returned", "+610.00 Kg", "610.00 Kg", "Order #17", "station Gate (1)"],
    ["Issued", "-640.50 Kg", "0.00 Kg", "Order #17", "station Gate (1)"],
    ["Received", "+640.50 Kg", "640.50 Kg", "–", "a@b.in"],
  ]);
  expect(screen.getByText("In the store: 600.00 Kg, of which 596.40 Kg is paper")).toBeVisible();

  fireEvent.click(await screen.findByText("Scrap paper…"));
  const dialog = await dialogTitled("Scrap paper of REEL-000007");
  const send = () =>
    fireEvent.click(within(dialog).getByText("Scrap paper", { selector: "button" }));
  const type = (label: RegExp, value: string) =>
    fireEvent.change(within(dialog).getByLabelText(label), { target: { value } });
  send();
  expect(await within(dialog).findAllByText("Required")).toHaveLength(2);
  type(/What is scrapped/, "700");
  type(/Reason/, "Wet edge");
  send();
  expect(await within(dialog).findByText(message)).toBeVisible();
  type(/What is scrapped/, "9,5");
  send();
  expect(
    await within(dialog).findByText("Must be a number, such as 1050 or 1,050.5"),
  ).toBeVisible();
  expect(within(dialog).getByLabelText(/What is scrapped/)).toHaveValue("9,5");
  type(/What is scrapped/, "9.5");
  send();
  expect(await screen.findByText("Paper of REEL-000007 is scrapped")).toBeVisible();
  expect(asked.filter(({ method }) => method === "PUT").map(({ body }) => body)).toEqual([
    { weight: 700, reason: "Wet edge", version: 4 },
    { weight: 9.5, reason: "Wet edge", version: 4 },
  ]);
});

test("a number that two suppliers have asks whose reel is meant, and shows that one", async () => {
  expectConsoleErrors(/^HostError: Two$/);
  const errors = { "REEL-000007": "Kabini Recyclers", "REEL-000009": "Deccan Board" };
  openOffice("/admin/dashboard/admin/inventory?reel=1007", {
    features: ["paper"],
    answers: {
      "GET /admin/reel/details/1007": () => json({ message: "Two", errors }, { status: 409 }),
      "GET /admin/reel/details/REEL-000009": () => json({ ...reel, barcodeId: "REEL-000009" }),
      "GET /admin/reel/barcode-image/REEL-000009": () => new Response("png"),
    },
  });
  await person().click(await screen.findByText("Deccan Board · REEL-000009"));
  expect(await screen.findByText("Golden")).toBeVisible();
  expect(window.location.search).toBe("?reel=REEL-000009");
});
