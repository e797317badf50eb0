import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { expectConsoleErrors } from "../../support/consoleErrors";
import { type Answer, json } from "../../support/fakeHost";
import { openOffice } from "../../support/openOffice";
import { person } from "../../support/openPage";

const order = {
  id: 17,
  status: "TODO",
  productType: "Box",
  client: "Kaveri Weaves",
  size: "1 × 1",
  quantity: 5,
  unit: "A",
};

const moved = {
  id: 40,
  call: "moveOrder",
  kind: "order",
  recordId: "17",
  name: "Kaveri Weaves",
  secondsLeft: 9.5,
};

const refused = "Somebody has changed this since: it cannot be undone any more";

interface Kanban {
  readonly isMoved: boolean;
  readonly canUndo?: boolean;
  /** The host's message about other records that were restored. */
  readonly restoreMessage?: string;
}

/** Opens the kanban of a host that offers the move until its undo. Without `canUndo` the host refuses the undo. */
function openKanban({ isMoved, canUndo = true, restoreMessage }: Kanban) {
  let isOffered = isMoved;
  const move: Answer = () => {
    isOffered = true;
    return json({ ...order, status: "IN_PROGRESS" });
  };
  const undo: Answer = () => {
    isOffered = false;
    return canUndo
      ? json({ id: 41, message: restoreMessage })
      : json({ message: refused }, { status: 409 });
  };
  return openOffice("/admin/dashboard/orders", {
    isOwnHost: true,
    answers: {
      "GET /admin/order/getAllOrders": () => json([order]),
      "PUT /admin/order/17/status": move,
      "GET /admin/undoable": () => json({ changes: isOffered ? [moved] : [] }),
      "POST /admin/changes/40/undo": undo,
    },
  });
}

const countOf = (requests: readonly { path: string }[], path: string) =>
  requests.filter((one) => one.path === path).length;

test("a move is offered to be taken back, and once it is, everything is read again", async () => {
  const { requests } = openKanban({ isMoved: false });
  const user = person();
  await user.click(await screen.findByLabelText("Move order #17 to…"));
  await user.click(await screen.findByText("In Progress", { selector: "li" }));
  expect(
    await screen.findByText("Order #17 · Kaveri Weaves", { exact: false }),
  ).toBeInTheDocument();
  expect(screen.getByText(/^\d+ s$/)).toBeInTheDocument();
  const reads = countOf(requests, "/admin/order/getAllOrders");
  await user.click(screen.getByText("Undo"));
  expect(await screen.findByText("Order #17 · Kaveri Weaves, Moved: undone")).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText("Undo")).toBeNull());
  expect(countOf(requests, "/admin/changes/40/undo")).toBe(1);
  expect(countOf(requests, "/admin/order/getAllOrders")).toBeGreaterThan(reads);
});

test("an office that opens offers what was changed before it was closed, and counts down to its end", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  openKanban({ isMoved: true });
  expect(await screen.findByText("Undo")).toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await screen.findByText("6 s")).toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(6_000);
  await waitFor(() => expect(screen.queryByText("Undo")).toBeNull());
  vi.useRealTimers();
});

test("the host's refusal of an undo is shown in its words", async () => {
  expectConsoleErrors(/^HostError: Somebody has changed this since/);
  openKanban({ isMoved: true, canUndo: false });
  await person().click(await screen.findByText("Undo"));
  expect(await screen.findByText(refused)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText("Undo")).toBeNull());
});

test("a dismissed offer is not shown again", async () => {
  openKanban({ isMoved: true });
  await person().click(await screen.findByLabelText("Keep the change"));
  expect(screen.queryByText("Undo")).toBeNull();
});

test("an undo names the parts that it could not restore", async () => {
  const restoreMessage = "Not reserved again: REEL-000003 is used up.";
  openKanban({ isMoved: true, restoreMessage });
  await person().click(await screen.findByText("Undo"));
  expect(
    await screen.findByText(`Order #17 · Kaveri Weaves, Moved: undone. ${restoreMessage}`),
  ).toBeInTheDocument();
});
