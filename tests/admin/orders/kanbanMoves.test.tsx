import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import OrdersKanbanPage from "../../../src/admin/orders/kanban/OrdersKanbanPage";
import { expectConsoleErrors } from "../../support/consoleErrors";
import { type Answer, fakeHost, json } from "../../support/fakeHost";
import { kanbanOrder } from "../../support/kanbanOrder";
import { openPage } from "../../support/openPage";

/** Opens the kanban of a host that moves orders, or that gives the test's answers. */
async function open(status: string, move?: Answer, readAgain?: Answer, isOwnHost = false) {
  let orders = [{ ...kanbanOrder, status }];
  let reads = 0;
  const requests = fakeHost({
    "GET /admin/order/getAllOrders": (call) => {
      reads += 1;
      return reads > 1 && readAgain ? readAgain(call) : json(orders);
    },
    "PUT /admin/order/7/status": (call) => {
      if (move) return move(call);
      const [moved] = orders;
      orders = [Object.assign({}, moved, call.body)];
      return json(orders[0]);
    },
  });
  openPage(<OrdersKanbanPage />, { isOwnHost });
  await screen.findByText("Order #7");
  const writes = () => requests.filter(({ method }) => method === "PUT").map(({ body }) => body);
  return { requests, writes };
}

const card = (column: string, id = 7) =>
  within(screen.getByLabelText(column, { selector: "section" })).queryByLabelText(`Order #${id}`);

async function choose(column: string, id = 7) {
  fireEvent.click(screen.getByLabelText(`Move order #${id} to…`));
  fireEvent.click(await screen.findByText(column, { selector: "[role='menuitem']" }));
}

// A document without layout has nothing to scroll.
beforeAll(() => {
  Element.prototype.scrollIntoView ??= () => undefined;
});

test("Move to… follows the same rules and asks the same questions", async () => {
  const { writes } = await open("TODO");
  fireEvent.click(screen.getByLabelText("Move order #7 to…"));
  const offered = screen.getAllByRole("menuitem").map(({ textContent }) => textContent);
  expect(offered).toEqual(["In Progress", "Done"]);
  fireEvent.click(screen.getByText("In Progress", { selector: "[role='menuitem']" }));
  await waitFor(() => expect(card("In Progress")).toBeInTheDocument());
  await choose("Done");
  const dialog = await screen.findByRole("dialog", { name: "Confirm Order Completion" });
  expect(dialog).toHaveTextContent("Are you sure you want to mark Order #7 as Completed?");
  fireEvent.click(within(dialog).getByText("Confirm"));
  await waitFor(() => expect(card("Done")).toBeInTheDocument());
  expect(writes()).toEqual([{ status: "IN_PROGRESS" }, { status: "COMPLETED" }]);
});

test("while a confirmed move runs the buttons are off, and a double click sends it once", async () => {
  let letGo: (reply: Response) => void = () => undefined;
  const { writes } = await open(
    "TODO",
    () =>
      new Promise((resolve) => {
        letGo = resolve;
      }),
  );
  await choose("Done");
  const confirm = await screen.findByText("Confirm");
  fireEvent.click(confirm);
  fireEvent.click(confirm);
  expect(await screen.findByText("Processing...")).toBeDisabled();
  expect(screen.getByText("Cancel")).toBeDisabled();
  letGo(json({ ...kanbanOrder, status: "COMPLETED" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(writes()).toHaveLength(1);
});

test("a card that the host refuses goes back, with the host's message", async () => {
  expectConsoleErrors(/^HostError: Somebody was faster$/);
  await open("TODO", () => json({ message: "Somebody was faster" }, { status: 409 }));
  await choose("In Progress");
  expect(
    await screen.findByText("Failed to update status: Somebody was faster"),
  ).toBeInTheDocument();
  await waitFor(() => expect(card("To Do")).toBeInTheDocument());
});

test("a refused card goes back although the orders are not read again", async () => {
  expectConsoleErrors(/^HostError: Somebody was faster$/);
  const never = new Promise<Response>(() => undefined);
  await open(
    "TODO",
    () => json({ message: "Somebody was faster" }, { status: 409 }),
    () => never,
  );
  await choose("In Progress");
  expect(
    await screen.findByText("Failed to update status: Somebody was faster"),
  ).toBeInTheDocument();
  expect(card("To Do")).toBeInTheDocument();
  expect(card("In Progress")).toBeNull();
});

test("the orders are read again only after the last of several moves", async () => {
  expectConsoleErrors(/^HostError: Somebody was faster$/);
  let reads = 0;
  const answers: ((reply: Response) => void)[] = [];
  const pendingAnswer = () => new Promise<Response>((resolve) => answers.push(resolve));
  const orders = [7, 8].map((id) => ({ ...kanbanOrder, id, status: "TODO" }));
  fakeHost({
    "GET /admin/order/getAllOrders": () => {
      reads += 1;
      return json(orders);
    },
    "PUT /admin/order/7/status": pendingAnswer,
    "PUT /admin/order/8/status": pendingAnswer,
  });
  openPage(<OrdersKanbanPage />);
  await screen.findByText("Order #8");
  await choose("In Progress");
  await choose("In Progress", 8);
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[0]?.(json({ message: "Somebody was faster" }, { status: 409 }));
  expect(
    await screen.findByText("Failed to update status: Somebody was faster"),
  ).toBeInTheDocument();
  expect(reads).toBe(1);
  expect(card("In Progress", 8)).toBeInTheDocument();
  answers[1]?.(json({ ...kanbanOrder, id: 8, status: "IN_PROGRESS" }));
  await waitFor(() => expect(reads).toBe(2));
});

test("shipping requires a transport number, and a move that fails shows why and keeps the number", async () => {
  expectConsoleErrors(/^HostUnreachable: No response from server\.$/);
  const { writes } = await open("COMPLETED", () => {
    throw new TypeError("Failed to fetch");
  });
  await choose("Shipped");
  const dialog = await screen.findByRole("dialog", { name: "Confirm Order Shipping" });
  expect(dialog).toHaveTextContent("Are you sure you want to mark Order #7 as Shipped?");
  const number = within(dialog).getByPlaceholderText("Enter transport number");
  fireEvent.change(number, { target: { value: "   " } });
  fireEvent.click(within(dialog).getByText("Confirm"));
  expect(await within(dialog).findByRole("alert")).toHaveTextContent(
    "Please enter a transport number",
  );
  expect(writes()).toEqual([]);
  fireEvent.change(number, { target: { value: " KA-41 " } });
  fireEvent.click(await within(dialog).findByText("Confirm"));
  await waitFor(() =>
    expect(within(dialog).getByRole("alert")).toHaveTextContent(
      "Failed to update status: No response from server.",
    ),
  );
  expect(writes()).toEqual([{ status: "SHIPPED", transportNumber: "KA-41" }]);
  expect(number).toHaveValue(" KA-41 ");
  fireEvent.click(within(dialog).getByText("Cancel"));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(card("Done")).toBeInTheDocument();
});

test("our own host gets the column in which the person saw the order, and an outdated move shows where it is", async () => {
  const message = "Order #7 is no longer in In Progress: somebody has moved it to Done.";
  expectConsoleErrors(/^HostError: Order #7 is no longer in In Progress/);
  const refuse = () => json({ message }, { status: 409 });
  const moved = () => json([{ ...kanbanOrder, status: "COMPLETED" }]);
  const { writes } = await open("IN_PROGRESS", refuse, moved, true);
  await choose("To Do");
  expect(await screen.findByText(`Failed to update status: ${message}`)).toBeInTheDocument();
  await waitFor(() => expect(card("Done")).toBeInTheDocument());
  expect(writes()).toEqual([{ status: "TODO", from: "IN_PROGRESS" }]);
});
