import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { reels } from "../../../../src/admin/paper/reels/resource";
import { declaredScreens } from "../../../support/declaredScreens";
import { fakeHost, json } from "../../../support/fakeHost";
import { openPage } from "../../../support/openPage";
import { stockReel } from "../../../support/stockReel";

const { list: Reels } = declaredScreens(reels);
const reel = (id: number, supplierName: string) => ({
  ...stockReel,
  id,
  barcodeId: `REEL-00000${id}`,
  supplierName,
});

test("the reel stocks are searched by a text", async () => {
  fakeHost({
    "GET /admin/inventory/getReelStocks": () => json([reel(1, "Kabini"), reel(2, "Bhadra")]),
  });
  openPage(<Reels />);
  await screen.findByText("REEL-000001");
  fireEvent.change(await screen.findByLabelText("Search"), { target: { value: "bhad" } });
  await waitFor(() => expect(screen.queryByText("REEL-000001")).toBeNull());
  expect(screen.getByText("REEL-000002")).toBeInTheDocument();
});
