import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { contacts } from "../../../src/admin/contacts/resource";
import { employees } from "../../../src/admin/employees/resource";
import { orderList } from "../../../src/admin/orders/list/resource";
import { authProvider } from "../../../src/authProvider";
import { expectConsoleErrors } from "../../support/consoleErrors";
import { declaredScreens } from "../../support/declaredScreens";
import { listedOrder, orderRow } from "../../support/exampleReplies";
import { fakeHost, type HostRequest, json } from "../../support/fakeHost";
import { dialogTitled, openPage } from "../../support/openPage";

const order = (id: number, status = "TODO") => ({ ...listedOrder, id, status });

const stagesOf = (orderId: number, good: number) => ({
  orderId,
  isReady: false,
  stages: [{ kind: "BUNDLING", required: 500, good, waste: 0 }],
});

function openOrders(move: (request: HostRequest) => Response) {
  const requests = fakeHost({
    "GET /admin/orders": ({ query }) =>
      query.has("summary")
        ? json({ total: 3, sums: {}, choices: {} })
        : json([order(19), order(18), order(17, "SHIPPED")]),
    "GET /admin/open-stages": () => json({ orders: [stagesOf(19, 400), stagesOf(18, 500)] }),
    "PUT /admin/order/19/status": move,
    "PUT /admin/order/18/status": move,
  });
  const { list: List } = declaredScreens(orderList);
  const user = openPage(<List />, {
    isOwnHost: true,
    token: "bulk",
  });
  return { requests, user, moves: () => requests.filter(({ method }) => method === "PUT") };
}

test("orders move together, each row says what became of it, and a refused one stays selected", async () => {
  expectConsoleErrors(/^HostError: Order #18 is cancelled$/);
  const { user, moves } = openOrders(({ path }) =>
    path.includes("/18/")
      ? json({ message: "Order #18 is cancelled" }, { status: 409 })
      : json(orderRow),
  );
  await user.click(await screen.findByLabelText("Select all"));
  await user.click(await screen.findByText("Move orders…"));
  const dialog = await dialogTitled("Move orders… (2)");
  expect(dialog).toHaveTextContent("#19 Kaveri Weaves, #18 Kaveri Weaves");
  await user.click(within(dialog).getByRole("button", { name: "Move orders…" }));
  const result = await screen.findByText("1 of 2 are done");
  expect(result).toBeInTheDocument();
  const outcome = await dialogTitled("Move orders…");
  expect(
    within(outcome)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["#19 Kaveri Weaves: done", "#18 Kaveri Weaves: Order #18 is cancelled"]);
  expect(moves().map(({ body }) => body)).toEqual([
    { status: "IN_PROGRESS", from: "TODO" },
    { status: "IN_PROGRESS", from: "TODO" },
  ]);
  await user.click(within(outcome).getByText("Close"));
  expect(await screen.findByText("1 item selected")).toBeInTheDocument();
});

test("orders that move to Done together ask if the last stage of one has too few good pieces", async () => {
  const { user, moves } = openOrders(() => json(orderRow));
  await user.click(await screen.findByLabelText("Select all"));
  await user.click(await screen.findByText("Move orders…"));
  const dialog = await dialogTitled("Move orders… (2)");
  expect(within(dialog).queryByRole("alert")).toBeNull();
  await user.click(within(dialog).getByLabelText("To column"));
  await user.click(await screen.findByText("Done", { selector: "li" }));
  expect(await within(dialog).findByRole("alert")).toHaveTextContent(
    "1 order lacks good pieces. Move it all the same?#19: Bundling has 400 of 500",
  );
  await user.click(within(dialog).getByRole("button", { name: "Move orders…" }));
  expect(await screen.findByText("2 of 2 are done")).toBeInTheDocument();
  expect(moves().map(({ body }) => body)).toEqual([
    { status: "COMPLETED", from: "TODO" },
    { status: "COMPLETED", from: "TODO" },
  ]);
});

test("orders leave together with one transport number, and without it nothing is sent", async () => {
  const { user, moves } = openOrders(() => json(orderRow));
  await user.click(await screen.findByLabelText("Select all"));
  await user.click(await screen.findByText("Move orders…"));
  const dialog = await dialogTitled("Move orders… (2)");
  await user.click(within(dialog).getByLabelText("To column"));
  await user.click(await screen.findByText("Shipped", { selector: "li" }));
  const confirm = within(dialog).getByRole("button", { name: "Move orders…" });
  await user.click(confirm);
  expect(within(dialog).getByRole("alert")).toHaveTextContent("Please enter a transport number");
  expect(moves()).toEqual([]);
  await user.type(within(dialog).getByPlaceholderText("Enter transport number"), " KA-01 ");
  await user.click(confirm);
  expect(await screen.findByText("2 of 2 are done")).toBeInTheDocument();
  expect(moves().map(({ body }) => body)).toEqual([
    { status: "SHIPPED", transportNumber: "KA-01", from: "TODO" },
    { status: "SHIPPED", transportNumber: "KA-01", from: "TODO" },
  ]);
});

test("enquiries without a reply are selected, and marked as replied together", async () => {
  const enquiry = (id: number, name: string, replyStatus: boolean) => ({
    id,
    name,
    phone: "98000 11111",
    message: "",
    replyStatus,
  });
  const requests = fakeHost({
    "GET /admin/contact/contactDetails": () =>
      json([enquiry(1, "Asha", true), enquiry(2, "Bina", false), enquiry(3, "Chitra", false)]),
    "PUT /admin/contact/updateReplyStatus/2": () => json({}),
    "PUT /admin/contact/updateReplyStatus/3": () => json({}),
  });
  const { list: List } = declaredScreens(contacts);
  const user = openPage(<List />);
  await user.click(await screen.findByLabelText("Select all"));
  await user.click(await screen.findByText("Mark as replied"));
  const dialog = await screen.findByRole("dialog");
  expect(dialog).toHaveTextContent("Chitra, Bina");
  await user.click(within(dialog).getByRole("button", { name: "Mark as replied" }));
  expect(await screen.findByText("2 of 2 are done")).toBeInTheDocument();
  expect(requests.filter(({ method }) => method === "PUT").map(({ body }) => body)).toEqual([
    { replyStatus: true },
    { replyStatus: true },
  ]);
});

test("the stickers of the selected people are one print, and tabs show one unit's people", async () => {
  const person = (id: number, name: string, unit: string) => ({
    id,
    name,
    unit,
    barcodeId: `EMP-${unit}-0000${id}`,
    active: true,
  });
  fakeHost({
    "GET /admin/get-admins": () => json([]),
    "GET /admin/get-employees": () => json([person(1, "Asha", "A"), person(2, "Bina", "B")]),
  });
  const { list: List } = declaredScreens(employees);
  const sheet = document.implementation.createHTMLDocument();
  const opened = {
    document: Object.assign(sheet, { fonts: { status: "loaded" } }),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    focus: () => undefined,
    print: () => undefined,
    close: () => undefined,
  };
  vi.stubGlobal("open", () => opened);
  const user = openPage(<List />, { authProvider, token: "people" });
  await screen.findByText("Asha");
  await user.click(await screen.findByLabelText("Select all"));
  await user.click(await screen.findByText("Print Stickers"));
  await waitFor(() => expect(sheet.querySelectorAll(".sticker")).toHaveLength(2));
  expect(sheet.title).toBe("Stickers of 2 people");
  await user.click(screen.getByText("Unit B", { selector: "button" }));
  await waitFor(() => expect(screen.queryByText("Asha")).toBeNull());
  expect(screen.getByText("Bina")).toBeInTheDocument();
});
