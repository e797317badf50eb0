import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { OrderWaste, PaperReport, PaperSum } from "../../../contract/wasteReport";
import WastePage from "../../../src/admin/paper/waste/WastePage";
import { OrderWasteSection } from "../../../src/admin/paper/waste/WasteTables";
import { fakeHost, json } from "../../support/fakeHost";
import { openPage } from "../../support/openPage";

const sum = (change: Partial<PaperSum> = {}): PaperSum => ({
  actual: 530,
  amount: 20_140,
  unpriced: 0,
  compared: 530,
  expected: 500,
  trim: 4.5,
  waste: 6,
  isMarked: true,
  ...change,
});
const { trim: _trim, waste: _waste, ...rest } = sum({ expected: 0, compared: 0, isMarked: false });
const incomparable: PaperSum = { ...rest, amount: 0, unpriced: 530 };

const report: PaperReport = {
  from: "2026-05-01",
  to: "2026-11-22",
  total: sum(),
  months: [{ month: "2026-11", ...sum() }],
  layers: [{ usageType: "TOP", ...sum() }],
  mills: [{ supplierName: "Kabini Recyclers", ...sum({ waste: -1, isMarked: false }) }],
  orders: [
    { orderId: 7, client: "Kaveri Weaves", isHalfRun: false, ...sum() },
    { orderId: 8, client: "Padma Footwear", isHalfRun: true, ...incomparable },
  ],
  takeUps: [{ flute: "C", present: 1.45, measured: 1.486, runs: 12 }],
};

const rowOf = (table: HTMLElement, text: string) => {
  const row = within(table).getByText(text).closest("tr");
  if (!row) throw new Error(`${text} stands in no row`);
  return row;
};

test("the report says what is too much, what cannot be compared and what its cost is not known of", async () => {
  fakeHost({ "GET /admin/paper/report": () => json(report) });
  openPage(<WastePage />, { isOwnHost: true });
  const orders = await screen.findByRole("table", { name: "By order, most waste first" });
  const marked = rowOf(orders, "#7 Kaveri Weaves");
  expect(marked).toHaveTextContent("+6 % over limit");
  expect(marked).toHaveTextContent("4.5 %");
  expect(marked).toHaveTextContent("₹20,140.00");
  const plain = rowOf(orders, "#8 Padma Footwear");
  expect(plain).toHaveTextContent("not comparable");
  expect(plain).toHaveTextContent("not finished");
  expect(marked).not.toHaveTextContent("not finished");
  expect(plain).toHaveTextContent("unknown");
  expect(plain).not.toHaveTextContent("₹0");
  const mills = screen.getByRole("table", { name: "By mill" });
  expect(rowOf(mills, "Kabini Recyclers")).toHaveTextContent("−1 %");
  expect(await screen.findByText(/530.00 Kg compared with/)).toBeInTheDocument();
  const months = screen.getByRole("group", { name: "Paper by month" });
  expect(within(months).getByText("November 2026")).toBeInTheDocument();
});

test("a person accepts a measured take-up, and the report is read again", async () => {
  const requests = fakeHost({
    "GET /admin/paper/report": () => json(report),
    "PUT /admin/board/take-ups": () => json({ flute: "C", takeUp: 1.486 }),
  });
  openPage(<WastePage />, { isOwnHost: true });
  expect(
    await screen.findByText(/the last 12 runs measured a take-up of 1.486. The setting is 1.45/),
  ).toBeInTheDocument();
  fireEvent.click(await screen.findByText("Use 1.486 for flute C"));
  expect(await screen.findByText("The take-up of flute C is now 1.486")).toBeInTheDocument();
  expect(requests.filter(({ method }) => method === "PUT").map(({ body }) => body)).toEqual([
    { flute: "C", measured: 1.486 },
  ]);
  const reads = () => requests.filter(({ path }) => path === "/admin/paper/report");
  await expect.poll(reads).toHaveLength(2);
});

test("an order's page says by layer and by reel what it took, and why something cannot be compared", async () => {
  const about = { supplierName: "Kabini Recyclers", gsm: 150, deckle: 112 };
  const waste: OrderWaste = {
    uses: [
      {
        usageId: 1,
        barcodeId: "REEL-000001",
        usageType: "FLUTE",
        layer: "Flute 2",
        ...about,
        ups: 2,
        ...sum({ compared: 500 }),
      },
      {
        usageId: 2,
        barcodeId: "REEL-000002",
        usageType: "FLUTE",
        ...about,
        ...incomparable,
        missing: "no GSM for this layer",
      },
    ],
    layers: [{ usageType: "TOP", ...sum() }],
    mills: [],
    total: sum(),
    running: 1,
    isHalfRun: true,
  };
  fakeHost({ "GET /admin/orders/7/waste": () => json(waste) });
  openPage(<OrderWasteSection orderId={7} />, { isOwnHost: true });
  const byReel = await screen.findByRole("table", { name: "By reel" });
  const partly = "REEL-000001Flute 2530.00 Kg500.00 Kg+6 % over limit30.00 Kg not compared";
  expect(rowOf(byReel, "REEL-000001")).toHaveTextContent(partly);
  expect(
    screen.getByText(/^The order is not finished. Only reels with a box count/),
  ).toBeInTheDocument();
  expect(rowOf(byReel, "REEL-000002")).toHaveTextContent("no GSM for this layer");
  expect(screen.getByText(/Reels still on a machine: 1/)).toBeInTheDocument();
});
