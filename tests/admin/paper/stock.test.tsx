import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Stock } from "../../../contract/stock";
import { groupStock } from "../../../src/admin/paper/stock/PaperStock";
import { json } from "../../support/fakeHost";
import { openOffice, screenTitled } from "../../support/openOffice";
import { dialogTitled } from "../../support/openPage";

const stock: Stock = {
  cells: [
    {
      gsm: 150,
      burstFactor: 18,
      deckle: 110,
      reels: 3,
      parts: 1,
      weight: 1500,
      freeWeight: 900,
      aged: [600, 0, 300, 600],
    },
    {
      gsm: 150,
      burstFactor: 18,
      deckle: 140.5,
      reels: 1,
      parts: 0,
      weight: 600,
      freeWeight: 600,
      aged: [600, 0, 0, 0],
    },
    {
      gsm: 120,
      burstFactor: 20,
      deckle: 110,
      reels: 1,
      parts: 0,
      weight: 500,
      freeWeight: 500,
      aged: [0, 500, 0, 0],
    },
  ],
  levels: [
    { gsm: 150, burstFactor: 18, dailyUse: 100, leadDays: 7, safety: 800 },
    { gsm: 180, burstFactor: 22, dailyUse: 50, leadDays: 4, safety: 0 },
  ],
};

test("a paper is to be ordered when less than daily use × lead days + safety is free, to the gram", () => {
  const lowBy = (freeWeight: number) => {
    const [, second] = stock.cells;
    if (second === undefined) throw new Error("There are three cells");
    const cells = [{ ...second, freeWeight }];
    return groupStock({ cells, levels: stock.levels.slice(0, 1) }).map(({ isLow }) => isLow);
  };
  expect(lowBy(1500)).toEqual([false]);
  expect(lowBy(1499.999)).toEqual([true]);
  const none = { gsm: 150, burstFactor: 18, dailyUse: 0, leadDays: 7, safety: 0 };
  expect(groupStock({ cells: [], levels: [none] })).toMatchObject([
    { isLow: false, reorderPoint: undefined },
  ]);
});

test("the stock is shown by paper and width with age and marks, links to the reels, and takes new levels", async () => {
  const { requests } = openOffice("/admin/dashboard/paper", {
    isOwnHost: true,
    answers: {
      "GET /admin/paper/stock": () => json(stock),
      "PUT /admin/paper/reorder-level": ({ body }) => json(body),
    },
  });
  await screenTitled("Stock");
  const papers = await screen.findAllByRole("region", { name: /GSM · BF/ });
  expect(papers.map((paper) => within(paper).getByRole("heading").textContent)).toEqual([
    "120 GSM · BF 20",
    "150 GSM · BF 18",
    "180 GSM · BF 22",
  ]);
  const [, paper, gone] = papers;
  if (!paper || !gone) throw new Error("There are three papers");
  expect(paper).toHaveTextContent("Enough: 1,500.00 Kg free, level 1,500.00 Kg");
  expect(gone).toHaveTextContent("Reorder: 0.00 Kg free, level 200.00 Kg");
  expect(gone).toHaveTextContent("No reels in store");
  const ages = within(paper).getByLabelText("Age of the reels");
  expect(ages).toHaveTextContent("0–30 days1,200.00 Kg61–90 days300.00 Kgover 90 days600.00 Kg");
  const [width] = within(paper).getAllByRole("link");
  expect(width).toHaveTextContent("110 cm3 reels1,500.00 Kg900.00 Kg not reserved1 part reel");
  const address = new URL(String(width?.getAttribute("href")), "http://plant.test");
  expect(address.pathname).toBe("/admin/dashboard/reels");
  expect(JSON.parse(String(address.searchParams.get("filter")))).toEqual({
    status: "AVAILABLE",
    gsm: 150,
    burstFactor: 18,
    deckle: 110,
  });

  fireEvent.click(screen.getByLabelText("Only papers to reorder"));
  expect(screen.getAllByRole("region", { name: /GSM · BF/ })).toHaveLength(1);
  fireEvent.click(screen.getByText("Reorder level…"));
  const dialog = await dialogTitled("Reorder level of 180 GSM · BF 22");
  const daily = within(dialog).getByLabelText(/Daily use/);
  expect(daily).toHaveValue("50");
  const save = () => fireEvent.click(within(dialog).getByText("Save level"));
  fireEvent.change(daily, { target: { value: "-1" } });
  save();
  expect(await within(dialog).findByText("Must be at least 0")).toBeInTheDocument();
  fireEvent.change(daily, { target: { value: "12,5" } });
  save();
  expect(
    await within(dialog).findByText("Must be a number, such as 1050 or 1,050.5"),
  ).toBeInTheDocument();
  fireEvent.change(daily, { target: { value: "1,012.5" } });
  save();
  expect(await screen.findByText("The level of 180 GSM · BF 22 is saved")).toBeInTheDocument();
  expect(requests.filter(({ method }) => method === "PUT").map(({ body }) => body)).toEqual([
    { gsm: 180, burstFactor: 22, dailyUse: 1012.5, leadDays: 4, safety: 0 },
  ]);
});
