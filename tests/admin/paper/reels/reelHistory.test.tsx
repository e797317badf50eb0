import { fireEvent, screen, waitFor } from "@testing-library/react";
import { useLocation } from "react-router-dom";
import { expect, test } from "vitest";
import ReelHistoryPage from "../../../../src/admin/paper/reels/history/ReelHistoryPage";
import { expectConsoleErrors } from "../../../support/consoleErrors";
import { type Answers, fakeHost, json } from "../../../support/fakeHost";
import { openPage } from "../../../support/openPage";

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

const base = "/admin/dashboard/admin/inventory/reel-history";
const Path = () => <output>{useLocation().pathname}</output>;

function open(answers: Answers) {
  fakeHost(answers);
  openPage(
    <>
      <ReelHistoryPage />
      <Path />
    </>,
    { at: `${base}/REEL-000001`, path: `${base}/:barcodeId` },
  );
}
const history = (barcodeId: string, usages: readonly object[]) => () => json({ barcodeId, usages });
const box = () => screen.getByPlaceholderText("Enter Reel Barcode ID");
function search(code: string) {
  fireEvent.change(box(), { target: { value: code } });
  fireEvent.click(screen.getByText("Search"));
}

test("every order that ran from a reel is a row, Active while it runs, and the button shows Loading...", async () => {
  let letGo: (reply: Response) => void = () => undefined;
  const slowReply = new Promise<Response>((resolve) => {
    letGo = resolve;
  });
  open({ "GET /admin/reel/orderReelUsage/REEL-000001": () => slowReply });
  expect(await screen.findByText("Loading...")).toBeInTheDocument();
  expect(document.title).toBe("Reel Usage History: REEL-000001 · Admin Portal");
  letGo(json({ barcodeId: "REEL-000001", usages: [running, entry] }));
  await screen.findByText("Tea House");
  const rows = [...document.querySelectorAll("tr")].map(({ cells }) =>
    [...cells].map(({ textContent }) => textContent),
  );
  const clock = (at: string) => new Date(at).toLocaleString("en-IN");
  expect(rows).toEqual([
    [
      ...["Client", "Product Type", "Quantity", "Size", "Unit", "Boxes Made", "Weight Consumed"],
      ...["Previous Weight", "Usage Type", "Date In", "Date Out"],
    ],
    [
      ...["Paint Works", "Corrugated Roll", "10", "48 in", "-", "-", "0.00", "0.00", "-", "-"],
      "Active",
    ],
    [
      ...["Tea House", "5 Ply Box", "1200", "300 × 200 mm", "A", "315", "80.90", "622.25", "Top"],
      ...[clock(entry.courgationIn), clock(entry.courgationOut)],
    ],
  ]);
});

test("a search finds another reel in any case, ignores a blank text, and shows the host's refusal", async () => {
  expectConsoleErrors(/^HostError: No such reel$/);
  open({
    "GET /admin/reel/orderReelUsage/REEL-000001": history("REEL-000001", [entry]),
    "GET /admin/reel/orderReelUsage/REEL-000002": history("REEL-000002", []),
    "GET /admin/reel/orderReelUsage/REEL-999999": () =>
      json({ message: "No such reel" }, { status: 404 }),
  });
  const print = () => screen.getByText("Print Stickers");
  await screen.findByText("Tea House");
  expect(box()).toHaveValue("REEL-000001");
  expect(print()).toBeEnabled();
  search("   ");
  expect(screen.getByRole("alert")).toHaveTextContent("Please enter a barcode ID");
  expect(screen.getByText(`${base}/REEL-000001`)).toBeInTheDocument();
  search("REEL-999999");
  expect(await screen.findByText("Error fetching history: No such reel")).toBeInTheDocument();
  expect(document.querySelectorAll("tr")).toHaveLength(0);
  expect(print()).toBeDisabled();
  search(" reel-000002 ");
  expect(await screen.findByText("This reel has not been used yet")).toBeInTheDocument();
  await waitFor(() => expect(screen.getByText(`${base}/REEL-000002`)).toBeInTheDocument());
  expect(print()).toBeDisabled();
});
