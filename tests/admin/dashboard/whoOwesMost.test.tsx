import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import DashboardPage from "../../../src/admin/dashboard/DashboardPage";
import { authProvider } from "../../../src/authProvider";
import { outstandingRow } from "../../support/exampleReplies";
import { fakeHost, json } from "../../support/fakeHost";
import { openPage } from "../../support/openPage";

const answers = {
  "GET /admin/contact/contactDetails": () => json([]),
  "GET /admin/inventory/getReelStocks": () => json([]),
  "GET /admin/attendance-list": () => json([]),
  "GET /admin/order/getAllOrders": () => json([]),
  "GET /admin/outstanding": () => json([outstandingRow]),
};

test("a super admin sees on the dashboard who owes most", async () => {
  fakeHost({ ...answers, "GET /admin/get-admins": () => json([]) });
  openPage(<DashboardPage />, { isOwnHost: true, authProvider, token: "super owed" });
  expect(await screen.findByText("Who owes most")).toBeInTheDocument();
  expect(await screen.findByText("Kaveri Weaves")).toBeInTheDocument();
});

test("the host is not asked who owes most for other admins", async () => {
  const requests = fakeHost({
    ...answers,
    "GET /admin/get-admins": () => json({ message: "Not for you" }, { status: 403 }),
  });
  openPage(<DashboardPage />, { isOwnHost: true, authProvider, token: "staff owed" });
  await waitFor(() => expect(requests.map(({ path }) => path)).toContain("/admin/get-admins"));
  expect(await screen.findByText("To Do")).toBeInTheDocument();
  expect(requests.map(({ path }) => path)).not.toContain("/admin/outstanding");
});
