import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import InUseReelsPage from "../../../../src/admin/paper/reels/inUse/InUseReelsPage";
import { expectConsoleErrors } from "../../../support/consoleErrors";
import { type Answer, fakeHost, json } from "../../../support/fakeHost";
import { openPage } from "../../../support/openPage";

const usage = {
  client: "Tea House",
  productType: "5 Ply Box",
  quantity: 1200,
  size: "300 × 200 mm",
  courgationIn: "2026-03-01T04:30:00Z",
  courgationOut: null,
};
const reel = (id: number, orderUsages: readonly object[]) => ({
  id,
  barcodeId: `REEL-00000${id}`,
  reelNo: 48_000 + id,
  initialWeight: 800,
  currentWeight: 500,
  previousWeight: null,
  status: "IN_USE",
  orderUsages,
});

function open(answer: Answer) {
  fakeHost({ "GET /admin/inventory/getInUseReelsWithDetails": answer });
  openPage(<InUseReelsPage />);
}
const row = async (barcode: string) => {
  const found = (await screen.findByText(barcode)).closest("button");
  if (found === null) throw new Error(`${barcode} is no row to open`);
  return found;
};

test("every running reel is a row that opens to its orders, and one is open at a time", async () => {
  open(() => json([reel(1, [usage, { ...usage, weightConsumed: 12.5 }]), reel(2, [])]));
  const first = await row("REEL-000001");
  const second = await row("REEL-000002");
  expect(document.title).toBe("In-Use Reels with Usage Details · Admin Portal");
  expect(first).toHaveTextContent("500.00 Kg");
  fireEvent.click(first);
  expect(await screen.findByText("Order Usages (2)")).toBeInTheDocument();
  const [headings, running, weighed] = [...document.querySelectorAll("tr")].map(({ cells }) =>
    [...cells].map(({ textContent }) => textContent),
  );
  expect(headings).toEqual([
    ...["Client", "Product", "Quantity", "Size", "Weight Used", "Usage In", "Usage Out", "Boxes"],
  ]);
  expect(running).toContain("N/A");
  expect(running).toContain(new Date(usage.courgationIn).toLocaleString("en-IN"));
  expect(weighed).toContain("12.50 Kg");
  fireEvent.click(second);
  expect(await screen.findByText("Order Usages (0)")).toBeInTheDocument();
  expect(first).toHaveAttribute("aria-expanded", "false");
  fireEvent.click(second);
  expect(second).toHaveAttribute("aria-expanded", "false");
});

test("while the reels are on their way it says so, and without any it says that", async () => {
  let letGo: (reply: Response) => void = () => undefined;
  const slowReply = new Promise<Response>((resolve) => {
    letGo = resolve;
  });
  open(() => slowReply);
  expect(await screen.findByText("Loading reels data...")).toBeInTheDocument();
  letGo(json([]));
  expect(await screen.findByText("No in-use reels found")).toBeInTheDocument();
});

test("unreadable reels are reported in the host's words, else the screen's, also without a token", async () => {
  expectConsoleErrors(
    /^HostError: The scale is off$/,
    /^HostError: The host answered with status 500$/,
    /^TokenMissing: /,
  );
  let body: object = { message: "The scale is off" };
  open(() => json(body, { status: 500 }));
  expect(await screen.findByText("Error: The scale is off")).toBeInTheDocument();
  body = {};
  fireEvent.click(screen.getByText("Reload"));
  expect(await screen.findByText("Error: Failed to fetch data")).toBeInTheDocument();
  localStorage.removeItem("token");
  fireEvent.click(screen.getByText("Reload"));
  expect(await screen.findByText("Error: Authentication token not found")).toBeInTheDocument();
});
