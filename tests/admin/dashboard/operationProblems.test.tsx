import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import DashboardPage from "../../../src/admin/dashboard/DashboardPage";
import { authProvider } from "../../../src/authProvider";
import { fakeHost, json } from "../../support/fakeHost";
import { openPage } from "../../support/openPage";

const lowDisk = {
  code: "backup.diskLow",
  values: { place: "/plant/backups", megabytes: 400 },
  message: "The disk of /plant/backups has 400 MB left.",
};

const state = (problems: readonly object[]) => ({
  isEncrypted: false,
  isOnSameDisk: false,
  isProvable: true,
  backups: [],
  runs: [],
  problems,
});

const empty = {
  "GET /admin/contact/contactDetails": () => json([]),
  "GET /admin/inventory/getReelStocks": () => json([]),
  "GET /admin/attendance-list": () => json([]),
  "GET /admin/order/getAllOrders": () => json([]),
};

test("a super admin sees on the dashboard what is wrong with backups and their disk", async () => {
  fakeHost({
    ...empty,
    "GET /admin/get-admins": () => json([]),
    "GET /admin/operations": () => json(state([lowDisk])),
  });
  openPage(<DashboardPage />, { isOwnHost: true, authProvider, token: "super" });
  expect(await screen.findByText(lowDisk.message)).toBeInTheDocument();
  expect(screen.getByText("Backups")).toHaveAttribute("href", "/admin/dashboard/admin/operations");
});

test("the host is not asked about backups for other admins", async () => {
  const requests = fakeHost({
    ...empty,
    "GET /admin/get-admins": () => json({ message: "Not for you" }, { status: 403 }),
  });
  openPage(<DashboardPage />, { isOwnHost: true, authProvider, token: "staff" });
  await waitFor(() => expect(requests.map(({ path }) => path)).toContain("/admin/get-admins"));
  expect(await screen.findByText("To Do")).toBeInTheDocument();
  expect(requests.map(({ path }) => path)).not.toContain("/admin/operations");
});
