import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { reels } from "../../../src/admin/paper/reels/resource";
import { accountStore } from "../../../src/admin/stores";
import { declaredScreens } from "../../support/declaredScreens";
import { fakeHost, json } from "../../support/fakeHost";
import { openPage } from "../../support/openPage";
import { stockReel } from "../../support/stockReel";

const { list: Reels } = declaredScreens(reels);

const openViews = async () => {
  fireEvent.click(screen.getByText("Views"));
  return screen.findByLabelText("View name");
};

const search = async (text: string) =>
  fireEvent.change(await screen.findByLabelText("Search"), { target: { value: text } });

test("a list's filters are saved under a name, brought back by it, and removed", async () => {
  fakeHost({
    "GET /admin/inventory/getReelStocks": () =>
      json([
        { ...stockReel, id: 1, barcodeId: "REEL-000001", supplierName: "Kabini" },
        { ...stockReel, id: 2, barcodeId: "REEL-000002", supplierName: "Bhadra" },
      ]),
  });
  openPage(<Reels />);
  await screen.findByText("REEL-000001");
  await search("bhad");
  await waitFor(() => expect(screen.queryByText("REEL-000001")).toBeNull());

  const name = await openViews();
  fireEvent.click(screen.getByText("Save"));
  expect(await screen.findByText("Enter a name")).toBeInTheDocument();
  fireEvent.change(name, { target: { value: " From Bhadra " } });
  fireEvent.click(screen.getByText("Save"));
  await search("");
  expect(await screen.findByText("REEL-000001")).toBeInTheDocument();

  await openViews();
  fireEvent.click(await screen.findByText("From Bhadra"));
  await waitFor(() => expect(screen.queryByText("REEL-000001")).toBeNull());
  expect(screen.getByText("REEL-000002")).toBeInTheDocument();

  await openViews();
  fireEvent.click(screen.getByLabelText("Remove From Bhadra"));
  expect(await screen.findByText(/No saved views yet/)).toBeInTheDocument();
});

test("each account has its own views and columns, and finds them again after a logout", () => {
  const asha = accountStore("asha@example.com");
  asha.setItem("reels.savedViews", ["Bhadra"]);
  asha.setItem("reels.datatable", ["gsm"]);
  asha.setItem("theme", "dark");
  asha.setItem("reels.listParams", { filter: { q: "bhad" } });
  // Of two emails the one begins with the other.
  const other = accountStore("asha@example.co");
  expect(other.getItem("reels.savedViews", [])).toEqual([]);
  other.reset();
  asha.reset();
  const again = accountStore("asha@example.com");
  expect(again.getItem("reels.savedViews")).toEqual(["Bhadra"]);
  expect(again.getItem("reels.datatable")).toEqual(["gsm"]);
  expect(again.getItem("theme")).toBe("dark");
  expect(again.getItem("reels.listParams")).toBeUndefined();
});
