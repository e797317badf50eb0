import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { json } from "../../support/fakeHost";
import { address, openOffice, screenTitled } from "../../support/openOffice";
import { stockReel } from "../../support/stockReel";

const reels = "/admin/dashboard/reels";
const filtered = (filter: object) =>
  `${reels}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

const rows = [
  { ...stockReel, id: 1, barcodeId: "REEL-000001", gsm: 120, supplierName: "Kabini" },
  { ...stockReel, id: 2, barcodeId: "REEL-000002", gsm: 180, supplierName: "Bhadra" },
];

const openReels = (at: string) =>
  openOffice(at, {
    answers: {
      "GET /admin/inventory/getReelStocks": () => json(rows),
      "GET /public/getAllIndustry": () => json([]),
    },
  });

test("the menu opens a list without the filter with which a tile opened it before", async () => {
  const { goTo } = openReels(filtered({ gsm: 180 }));
  await screen.findByText("REEL-000002");
  expect(screen.queryByText("REEL-000001")).toBeNull();
  await goTo("/admin/dashboard/industries");
  await screenTitled("Industries");
  fireEvent.click(screen.getAllByText("Reel Stocks").at(0) ?? document.body);
  expect(await screen.findByText("REEL-000001")).toBeInTheDocument();
  expect(screen.getByText("REEL-000002")).toBeInTheDocument();
  expect(address()).toBe(reels);
});

test("a filter without an input is named, and one press removes it", async () => {
  openReels(filtered({ gsm: 180 }));
  await screen.findByText("REEL-000002");
  expect(await screen.findByText("GSM: 180")).toBeInTheDocument();
  fireEvent.click(screen.getByText("Clear filters"));
  expect(await screen.findByText("REEL-000001")).toBeInTheDocument();
  expect(screen.queryByText("GSM: 180")).toBeNull();
  expect(screen.queryByText("Clear filters")).toBeNull();
});

test("the cross of a named filter removes it and leaves the search", async () => {
  openReels(filtered({ gsm: 180, q: "REEL" }));
  const chip = (await screen.findByText("GSM: 180")).closest(".MuiChip-root");
  fireEvent.click(chip?.querySelector("svg") ?? document.body);
  expect(await screen.findByText("REEL-000001")).toBeInTheDocument();
  expect(screen.getByLabelText("Search")).toHaveValue("REEL");
});

test("Back from a page that a filtered list opened returns to the filtered list", async () => {
  const at = filtered({ gsm: 180 });
  const { goTo } = openReels(at);
  await screen.findByText("REEL-000002");
  await goTo("/admin/dashboard/industries");
  await screenTitled("Industries");
  window.history.back();
  expect(await screen.findByText("GSM: 180")).toBeInTheDocument();
  await waitFor(() => expect(address()).toBe(at));
  expect(await screen.findByText("REEL-000002")).toBeInTheDocument();
  expect(screen.queryByText("REEL-000001")).toBeNull();
});

test("the order of the rows that a person chose stays, without its filter", async () => {
  const order = { sort: "supplierName", order: "ASC", page: "1", perPage: "50" };
  const search = new URLSearchParams({ ...order, filter: JSON.stringify({ gsm: 180 }) });
  const { goTo } = openReels(`${reels}?${search}`);
  await screen.findByText("REEL-000002");
  await goTo("/admin/dashboard/industries");
  await screenTitled("Industries");
  await goTo(reels);
  await screen.findByText("REEL-000001");
  const places = screen.getAllByText(/^REEL-00000/).map(({ textContent }) => textContent);
  expect(places).toEqual(["REEL-000002", "REEL-000001"]);
  expect(screen.getByText("50")).toBeInTheDocument();
});
