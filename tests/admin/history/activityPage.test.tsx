import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { json } from "../../support/fakeHost";
import { address, forbidden, openOffice, screenTitled } from "../../support/openOffice";

const entry = {
  id: 9,
  at: "2026-11-21T12:38:00.000Z",
  by: "station Gate A (1)",
  call: "returnReel",
  kind: "reel",
  recordId: "3",
  name: "REEL-000003",
  after: { outcome: "RETURNED", weight: 480.25, isEstimated: false },
};

const page = { entries: [entry], authors: ["asha@example.com", "station Gate A (1)"] };

const undoable = () => json({ changes: [] });

test("the activity of all is filtered by person and day, and links to the records", async () => {
  const { requests } = openOffice("/admin/dashboard/admin/activity?kind=reel", {
    isOwnHost: true,
    answers: { "GET /admin/activity": () => json(page), "GET /admin/undoable": undoable },
  });
  const link = await screen.findByText("Reel #3 · REEL-000003");
  expect(link).toHaveAttribute("href", "/admin/dashboard/admin/inventory/reel/REEL-000003");
  const item = link.closest("li");
  expect(item).toHaveTextContent("Returned from a machine");
  expect(item).toHaveTextContent("Weight480.25 Kg");
  fireEvent.mouseDown(screen.getByLabelText("By"));
  fireEvent.click(await within(await screen.findByRole("listbox")).findByText("asha@example.com"));
  await waitFor(() => expect(address()).toContain("by=asha%40example.com"));
  fireEvent.change(screen.getByLabelText("From"), { target: { value: "2026-11-01" } });
  await waitFor(() => {
    const { query } = requests.findLast(({ path }) => path === "/admin/activity") ?? {};
    expect(Object.fromEntries(query ?? [])).toEqual({
      by: "asha@example.com",
      kind: "reel",
      from: "2026-11-01",
    });
  });
});

test("a promised day has no time of day, and imports are one of the changes that can be asked for", async () => {
  const edited = {
    ...entry,
    call: "updateOrder",
    kind: "order",
    recordId: "17",
    before: { expectedCompletionDate: "2026-09-20T18:30:00.000Z" },
    after: { expectedCompletionDate: "2026-09-21T18:30:00.000Z" },
  };
  const { requests } = openOffice("/admin/dashboard/admin/activity", {
    isOwnHost: true,
    answers: {
      "GET /admin/activity": () => json({ ...page, entries: [edited] }),
      "GET /admin/undoable": undoable,
    },
  });
  const link = await screen.findByText(/^Order #17/);
  expect(link.closest("li")).toHaveTextContent("Expected Completion Date21 Sep 2026 → 22 Sep 2026");
  fireEvent.mouseDown(screen.getByLabelText("Change"));
  fireEvent.click(within(await screen.findByRole("listbox")).getByText("Imported"));
  await waitFor(() =>
    expect(requests.findLast(({ path }) => path === "/admin/activity")?.query.get("call")).toBe(
      "importEmployees,importRecords",
    ),
  );
});

test("the activity is for those who manage people, and so is its entry in the menu", async () => {
  openOffice("/admin/dashboard/admin/activity", {
    isOwnHost: true,
    answers: { "GET /admin/get-admins": forbidden, "GET /admin/undoable": undoable },
  });
  await screenTitled("Access Denied");
  expect(screen.queryByText("Activity")).toBeNull();
});
