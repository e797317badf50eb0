import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import ReelPage from "../../../../src/admin/paper/reels/details/ReelPage";
import InventoryPage from "../../../../src/admin/paper/reels/inventory/InventoryPage";
import { expectConsoleErrors } from "../../../support/consoleErrors";
import { fakeHost, json } from "../../../support/fakeHost";
import { openPage } from "../../../support/openPage";
import { stockReel } from "../../../support/stockReel";

const notFound = () => json({}, { status: 404 });
/** The error that react-admin logs. */
const notFoundError = /^HostError: The host answered with status 404$/;

const open = () => {
  fakeHost({
    "GET /admin/inventory/getReelStocks": () => json([{ ...stockReel, status: "AVAILABLE" }]),
    "GET /admin/reel/details/REEL-9": notFound,
    "GET /admin/reel/details/REEL-999999": notFound,
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

test("an unknown reel's message disappears with a search of the history", async () => {
  expectConsoleErrors(notFoundError);
  const user = open();
  await user.type(lookup().getByRole("textbox"), "REEL-9{Enter}");
  expect(await screen.findByText("Failed to fetch reel details")).toBeInTheDocument();
  await user.type(history().getByRole("textbox"), "R");
  expect(screen.queryByRole("alert")).toBeNull();
});

test("typing another code clears the reel that was found, so that no other one is printed", async () => {
  const user = open();
  await user.type(lookup().getByRole("textbox"), "REEL-000007{Enter}");
  expect(await screen.findByText("Kabini")).toBeInTheDocument();
  await user.type(lookup().getByRole("textbox"), "8");
  expect(screen.queryByText("Kabini")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Print Sticker" }));
  expect(await screen.findByText("Nothing to print")).toBeInTheDocument();
});

test("an empty search says what to enter and goes nowhere, and without a reel there is nothing to print", async () => {
  const user = open();
  expect(document.title).toBe("Inventory · Admin Portal");
  fireEvent.change(lookup().getByRole("textbox"), { target: { value: "  !? " } });
  await user.click(lookup().getByText("Search"));
  expect(screen.getByRole("alert")).toHaveTextContent("Please enter a Barcode ID or Reel No");
  await user.click(screen.getByText("Print Sticker"));
  expect(await screen.findByText("Nothing to print")).toBeInTheDocument();
});

test("both searches report a missing token", async () => {
  const user = open();
  await screen.findByText("Newest reels");
  localStorage.removeItem("token");
  fireEvent.change(lookup().getByRole("textbox"), { target: { value: "REEL-000001" } });
  await user.click(lookup().getByText("Search"));
  expect(screen.getByRole("alert")).toHaveTextContent("Authentication token missing");
  fireEvent.change(history().getByRole("textbox"), { target: { value: "REEL-000001" } });
  await user.click(history().getByText("Search History"));
  expect(screen.getByRole("alert")).toHaveTextContent("Authentication token missing");
});

test("a search of the history opens the reel's history", async () => {
  fakeHost({});
  const at = "/admin/dashboard/admin/inventory";
  const user = openPage(<InventoryPage />, { at, path: at });
  fireEvent.change(history().getByRole("textbox"), { target: { value: "reel-000007" } });
  await user.click(history().getByText("Search History"));
  expect(await screen.findByText("Elsewhere")).toBeInTheDocument();
});

test("an unknown reel is reported, and the reel found before disappears", async () => {
  expectConsoleErrors(notFoundError);
  const user = open();
  await user.type(lookup().getByRole("textbox"), "REEL-000007{Enter}");
  expect(await screen.findByText("Kabini")).toBeInTheDocument();
  fireEvent.change(lookup().getByRole("textbox"), { target: { value: "REEL-999999" } });
  await user.click(lookup().getByText("Search"));
  expect(await screen.findByText("Failed to fetch reel details")).toBeInTheDocument();
  expect(screen.queryByText("REEL-000007")).toBeNull();
});

test("a reel whose details cannot be read says what to check", async () => {
  expectConsoleErrors(notFoundError);
  fakeHost({ "GET /admin/reel/details/REEL-999999": notFound });
  openPage(<ReelPage />, { at: "/reel/REEL-999999", path: "/reel/:barcodeId" });
  expect(
    await screen.findByText(
      "Failed to fetch reel details. Please check the reel number or barcode ID.",
    ),
  ).toBeInTheDocument();
});

test("before a search the newest reels of the store are shown", async () => {
  open();
  const table = await screen.findByRole("table", { name: "Newest reels" });
  expect(within(table).getByText("REEL-000007")).toHaveAttribute(
    "href",
    expect.stringMatching(/inventory\/reel\/REEL-000007$/),
  );
});
