import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import InventoryPage from "../../../src/admin/reels/inventory/InventoryPage";
import { fakeHost, json } from "../../support/fakeHost";
import { openPage } from "../../support/openPage";
import { stockReel } from "../../support/stockReel";

const open = () => {
  fakeHost({
    "GET /admin/reel/details/REEL-000007": () => json(stockReel),
    "GET /admin/reel/barcode-image/REEL-000007": () => new Response("png"),
  });
  return openPage(<InventoryPage />);
};
const lookup = () => within(screen.getByRole("search", { name: "Find a reel" }));
const history = () => within(screen.getByRole("search", { name: "Reel history" }));

test("using one search box clears the error under the other", async () => {
  const user = open();
  await user.click(lookup().getByRole("button", { name: "Search" }));
  expect(screen.getByRole("alert")).toHaveTextContent("Please enter a Barcode ID or Reel No");
  await user.click(history().getByRole("button", { name: "Search History" }));
  expect(screen.getByRole("alert")).toHaveTextContent(
    "Please enter a barcode ID to search history",
  );
  await user.type(lookup().getByRole("textbox"), "R");
  expect(screen.queryByRole("alert")).toBeNull();
});

test("what the host did not find is no longer told once the history is searched for", async () => {
  const user = open();
  await user.type(lookup().getByRole("textbox"), "REEL-9{Enter}");
  expect(await screen.findByText("Failed to fetch reel details")).toBeVisible();
  // Outside production react-admin logs every error.
  vi.mocked(console.error).mockClear();
  await user.type(history().getByRole("textbox"), "R");
  expect(screen.queryByRole("alert")).toBeNull();
});

test("typing another code clears the reel that was found, so that no other one is printed", async () => {
  const user = open();
  await user.type(lookup().getByRole("textbox"), "REEL-000007{Enter}");
  expect(await screen.findByText("Kabini")).toBeVisible();
  await user.type(lookup().getByRole("textbox"), "8");
  expect(screen.queryByText("Kabini")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Print Sticker" }));
  expect(await screen.findByText("Nothing to print")).toBeVisible();
});
