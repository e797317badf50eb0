import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { KeyFigures } from "../../../src/admin/dashboard/KeyFigures";
import PlantGuide from "../../../src/admin/dashboard/PlantGuide";
import { authProvider } from "../../../src/authProvider";
import { adminRow, employeeRow, orderRow } from "../../support/exampleReplies";
import { fakeHost, json } from "../../support/fakeHost";
import { openPage } from "../../support/openPage";
import { open } from "../corrections/openExceptions";

test("one figure that fails leaves the others alone", async () => {
  const requests = fakeHost({
    "GET /admin/contact/contactDetails": () => json({ message: "Down" }, { status: 500 }),
    "GET /admin/inventory/getReelStocks": () => json({ message: "Not you" }, { status: 403 }),
    "GET /admin/attendance-list": () =>
      json([
        { barcodeId: "EMP-A-00001", status: "PRESENT" },
        { barcodeId: "EMP-A-00002", status: "ABSENT" },
        // This person's shift has not begun.
        { barcodeId: "EMP-A-00003", status: "ABSENT", isNotDue: true },
      ]),
    "GET /admin/order/getAllOrders": () => json([]),
  });
  openPage(<KeyFigures />);
  const tile = (name: string) => screen.getByText(name).closest("a");
  await screen.findByText("Could not be loaded");
  expect(tile("Unanswered enquiries")).toHaveTextContent("Could not be loaded");
  await waitFor(() => expect(tile("Present today")).toHaveTextContent("1 of 2"));
  expect(requests.filter(({ path }) => path === "/admin/attendance-list")).toHaveLength(1);
  await waitFor(() =>
    expect(tile("On the board")).toHaveTextContent("0 To Do 0 In Progress 0 Done 0 Shipped"),
  );
  expect(screen.queryByText("Reels in use")).toBeNull();
  expect(tile("Late orders")).toHaveTextContent("Late orders0");
});

test("late orders (promised for an earlier day, not shipped) and open exceptions are first", async () => {
  const order = (status: string, promised?: string) => ({
    ...orderRow,
    status,
    ...(promised && { expectedCompletionDate: `${promised}T10:00:00Z` }),
  });
  const requests = fakeHost({
    "GET /admin/contact/contactDetails": () => json([]),
    "GET /admin/inventory/getReelStocks": () => json([]),
    "GET /admin/attendance-list": () => json([]),
    "GET /admin/attendance/exceptions": () => json([open]),
    "GET /admin/order/getAllOrders": () =>
      json([
        order("TODO", "2020-01-01"),
        order("COMPLETED", "2020-01-01"),
        order("SHIPPED", "2020-01-01"),
        order("TODO", "2999-01-01"),
        order("TODO"),
      ]),
    "GET /admin/get-admins": () => json([]),
    "GET /admin/machine-stops": () => json([]),
    "GET /admin/dispatches": () => json([]),
    "GET /admin/outstanding": () => json({ total: 0, sums: {}, choices: {} }),
  });
  openPage(<KeyFigures seesOwed />, { isOwnHost: true, authProvider });
  await waitFor(() =>
    expect(screen.getByText("Late orders").closest("a")).toHaveTextContent("Late orders2"),
  );
  await screen.findByText("Present today");
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent?.slice(0, 6))).toEqual([
    "Late o",
    "Open e",
    "Machin",
    "Unansw",
    "To inv",
    "Owed b",
    "Presen",
    "Reels ",
    "On the",
  ]);
  expect(requests.filter(({ path }) => path === "/admin/order/getAllOrders")).toHaveLength(1);
});

const guideAnswers = {
  "GET /admin/get-admins": () => json([adminRow, { ...adminRow, id: 2 }]),
  "GET /admin/get-employees": () => json([employeeRow]),
  "GET /public/getAllIndustry": () => json([]),
  "GET /public/box/getAllBoxDetails": () => json([]),
  "GET /admin/industries": () => json([]),
  "GET /admin/boxes": () => json([]),
  "GET /admin/shifts": () => json([]),
  "GET /admin/devices": () => json([]),
  "GET /admin/rates": () => json([]),
  "GET /admin/contact/contactDetails": () => json([]),
  "GET /admin/inventory/getReelStocks": () => json([]),
  "GET /admin/attendance-list": () => json([]),
  "GET /admin/clients": () => json([]),
  "GET /admin/order/getAllOrders": () => json([]),
};

test("an empty plant has a guide with what is done, and links to what is not", async () => {
  fakeHost(guideAnswers);
  openPage(<KeyFigures guide={<PlantGuide />} />, {
    authProvider,
    token: "empty",
    isOwnHost: true,
  });
  expect(await screen.findByText(/^2 of 10 steps are done/)).toBeInTheDocument();
  const step = (name: string) => screen.getByText(name).closest("li");
  expect(step("Register the employees")).toHaveTextContent("Done");
  expect(step("Enter the clients")).toHaveTextContent("Open");
  expect(screen.getByText("Register the reels in the store")).toHaveAttribute(
    "href",
    expect.stringMatching(/dashboard\/reels/),
  );
  expect(step("Pair a scan station")).toHaveTextContent("Open");
});

test("the guide of another host has the steps of its lists alone", async () => {
  fakeHost(guideAnswers);
  openPage(<KeyFigures guide={<PlantGuide />} />, { authProvider, token: "empty elsewhere" });
  expect(await screen.findByText(/^2 of 6 steps are done/)).toBeInTheDocument();
  expect(screen.queryByText("Enter the clients")).toBeNull();
  expect(screen.queryByText("Pair a scan station")).toBeNull();
});

test("a plant with an order on the board has no guide", async () => {
  fakeHost({
    ...guideAnswers,
    "GET /admin/order/getAllOrders": () => json([orderRow]),
  });
  openPage(<KeyFigures guide={<PlantGuide />} />, { authProvider, token: "begun" });
  const tile = await screen.findByText("On the board");
  await waitFor(() => expect(tile.closest("a")).toHaveTextContent("1 To Do"));
  expect(screen.queryByText("First steps")).toBeNull();
});
