import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { KeyFigures } from "../../../src/admin/dashboard/KeyFigures";
import { authProvider } from "../../../src/authProvider";
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
  expect(tile("Late orders")).toHaveTextContent("Late orders0");
});

test("late orders (promised for an earlier day, not shipped) and open exceptions are first", async () => {
  const order = (status: string, expectedCompletionDate?: string) => ({
    id: 1,
    status,
    expectedCompletionDate,
  });
  const asked = fakeHost({
    "GET /admin/contact/contactDetails": () => json([]),
    "GET /admin/inventory/getReelStocks": () => json([]),
    "GET /admin/attendance-list": () => json([]),
    "GET /admin/attendance/exceptions": () => json([{ id: 1 }]),
    "GET /admin/order/getAllOrders": () =>
      json([
        order("TODO", "2020-01-01"),
        order("COMPLETED", "2020-01-01T10:00:00Z"),
        order("SHIPPED", "2020-01-01"),
        order("TODO", "2999-01-01"),
        order("TODO"),
      ]),
    "GET /admin/get-admins": () => json([]),
  });
  openPage(<KeyFigures />, { features: ["corrections"], authProvider });
  await waitFor(() =>
    expect(screen.getByText("Late orders").closest("a")).toHaveTextContent("Late orders2"),
  );
  await screen.findByText("Present today");
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent?.slice(0, 6))).toEqual([
    "Late o",
    "Open e",
    "Presen",
    "Reels ",
    "Unansw",
    "On the",
  ]);
  expect(asked.filter(({ path }) => path === "/admin/order/getAllOrders")).toHaveLength(1);
});
