import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import OrdersKanbanPage from "../../../src/admin/orders/kanban/OrdersKanbanPage";
import { fakeHost, json } from "../../support/fakeHost";
import { filesCalled, readSteps } from "../../support/filesCalled";
import { kanbanOrder } from "../../support/kanbanOrder";
import { openPage } from "../../support/openPage";

const rooms =
  /^src\/(admin\/(orders\/kanban|live)\/.*\.tsx?|api\/(host|hostWrites|sendCall|followChanges)\.ts)$/;

const held = (_name: string, _options: object, work: () => Promise<void>) => work();

// jsdom has no layout to scroll, and no locks.
beforeAll(() => {
  Element.prototype.scrollIntoView ??= () => undefined;
  Object.defineProperty(navigator, "locks", { configurable: true, value: { request: held } });
});

const encoder = new TextEncoder();

/** Opens the kanban of a host that moves orders 7 and 8, and that tells when another browser has changed them. */
async function openKanban() {
  let orders = [7, 8].map((id) => ({ ...kanbanOrder, id }));
  let tell = (_id: string, _changed: readonly string[]): void => undefined;
  const change = (id: number, changes: object) => {
    orders = orders.map((order) => (order.id === id ? Object.assign({}, order, changes) : order));
    return json(orders.find((order) => order.id === id));
  };
  fakeHost({
    "GET /admin/order/getAllOrders": () => json(orders),
    "PUT /admin/order/7/status": () => change(7, { status: "IN_PROGRESS" }),
    "PUT /admin/order/8/status": () => change(8, { status: "IN_PROGRESS" }),
    "GET /admin/box-weights": () => json({ weights: [] }),
    "GET /admin/open-stages": () => json({ orders: [] }),
    "GET /admin/schedule/projections": () => json({}),
    "GET /admin/live": () =>
      new Response(
        new ReadableStream({
          start(controller) {
            tell = (id, changed) =>
              controller.enqueue(encoder.encode(`${JSON.stringify({ id, changed })}\n`));
            tell("1", []);
          },
        }),
      ),
  });
  openPage(<OrdersKanbanPage />, { isOwnHost: true });
  await screen.findByText("Order #7");
  return { change, tell: (id: string) => tell(id, ["orders"]) };
}

const inProgress = () => within(screen.getByLabelText("In Progress", { selector: "section" }));

test("a moved card passes the office's files that CONTRIBUTING lists", async () => {
  const steps = readSteps("CONTRIBUTING.md", "#### In the two browsers");
  const { change, tell } = await openKanban();
  const pass = (id: number) => async () => {
    fireEvent.click(screen.getByLabelText(`Move order #${id} to…`));
    fireEvent.click(await screen.findByText("In Progress", { selector: "[role='menuitem']" }));
    await waitFor(() => expect(inProgress().getByText(`Order #${id}`)).toBeInTheDocument());
    change(id, { client: `Client ${id}` });
    tell(String(id));
    expect(await screen.findByText(`Client ${id}`)).toBeInTheDocument();
  };
  expect(await filesCalled(rooms, pass(7), pass(8))).toEqual(steps);
});
