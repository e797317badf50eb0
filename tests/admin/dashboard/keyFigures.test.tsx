import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { KeyFigures } from "../../../src/admin/dashboard/KeyFigures";
import { fakeHost, json } from "../../support/fakeHost";
import { openPage } from "../../support/openPage";

test("one figure that fails leaves the others alone", async () => {
  const asked = fakeHost({
    "GET /admin/contact/contactDetails": () => json({ message: "Down" }, { status: 500 }),
    "GET /admin/inventory/getReelStocks": () => json({ message: "Not you" }, { status: 403 }),
    "GET /admin/attendance-list": () =>
      json([
        { barcodeId: "EMP-A-00001", status: "PRESENT" },
        { barcodeId: "EMP-A-00002", status: "ABSENT" },
      ]),
    "GET /admin/order/getAllOrders": () => json([]),
  });
  openPage(<KeyFigures />);
  const tile = (name: string) => screen.getByText(name).closest("a");
  await screen.findByText("Could not be loaded");
  expect(tile("Unanswered enquiries")).toHaveTextContent("Could not be loaded");
  await waitFor(() => expect(tile("Present today")).toHaveTextContent("1 of 2"));
  expect(asked.filter(({ path }) => path === "/admin/attendance-list")).toHaveLength(1);
  await waitFor(() =>
    expect(tile("On the board")).toHaveTextContent("0 To Do 0 In Progress 0 Done 0 Shipped"),
  );
  expect(screen.queryByText("Reels in use")).toBeNull();
});
