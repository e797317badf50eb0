import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { reels } from "../../../src/admin/reels/resource";
import { screensOf } from "../../../src/admin/schema/screensOf";
import { fakeHost, json } from "../../support/fakeHost";
import { openPage } from "../../support/openPage";

const { list: Reels } = screensOf(reels);
const reel = (id: number, supplierName: string) => ({
  id,
  barcodeId: `REEL-00000${id}`,
  reelNo: 1000 + id,
  createdAt: "2026-11-01T05:00:00Z",
  gsm: 150,
  burstFactor: 22,
  deckle: 120,
  initialWeight: 640.5,
  currentWeight: 600,
  unit: "A",
  status: "AVAILABLE",
  paperType: "Kraft",
  supplierName,
  createdBy: "a@b.in",
});

test("the reel stocks are searched by a text", async () => {
  fakeHost({
    "GET /admin/inventory/getReelStocks": () => json([reel(1, "Kabini"), reel(2, "Bhadra")]),
  });
  openPage(<Reels />);
  fireEvent.change(await screen.findByLabelText("Search"), { target: { value: "bhad" } });
  await waitFor(() => expect(screen.queryByText("REEL-000001")).toBeNull());
  expect(screen.getByText("REEL-000002")).toBeVisible();
});
