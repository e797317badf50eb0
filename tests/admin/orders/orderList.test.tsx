import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { ListedOrder } from "../../../contract/orders";
import { lateOrdersAddress } from "../../../src/admin/addresses";
import { listedOrder, orderRow } from "../../support/exampleReplies";
import { type HostRequest, json } from "../../support/fakeHost";
import { address, openOffice, screenTitled } from "../../support/openOffice";
import { person } from "../../support/openPage";

const list = "/admin/dashboard/orderList";

const order = (id: number, more: Partial<ListedOrder> = {}): ListedOrder => ({
  ...listedOrder,
  id,
  ...more,
});

const rows = [
  order(19, { expectedCompletionDate: "2999-01-01" }),
  order(18, { status: "SHIPPED", transportNumber: "KA-01" }),
  order(17, { status: "CANCELLED", cancelReason: "Twice" }),
  order(16, { isLate: true }),
];

const answers = {
  "GET /admin/undoable": () => json({ changes: [] }),
  "GET /admin/orders": ({ query }: HostRequest) =>
    query.has("summary")
      ? json({
          total: 4,
          sums: {},
          choices: { client: ["Tea House", "Kaveri Weaves"], productType: ["5 Ply RSC Box"] },
        })
      : json(rows, { headers: { "Content-Range": "rows 0-3/50000" } }),
};

/** Opens the list without the filters that the browser remembers. */
const open = () => openOffice(`${list}?filter={}`, { isOwnHost: true, answers });

/** Returns the query of the last request for the list itself. */
const lastQuery = (requests: readonly HostRequest[]) => {
  const query = requests.findLast(
    ({ path, query }) => path === "/admin/orders" && query.has("range"),
  )?.query;
  const part = (name: string): unknown => JSON.parse(query?.get(name) ?? "null");
  return { sort: part("sort"), range: part("range"), filter: part("filter") ?? {} };
};

test("all orders are listed, the latest first, with shipped, cancelled and late ones, and links", async () => {
  const { requests } = open();
  await screenTitled("Order List");
  const rowOf = async (id: number) => (await screen.findByText(`#${id}`)).closest("tr");
  expect(lastQuery(requests)).toEqual({ sort: ["id", "DESC"], range: [0, 24], filter: {} });
  expect(await rowOf(17)).toHaveTextContent("Cancelled");
  expect(await rowOf(17)).not.toHaveTextContent("Late");
  expect(await rowOf(18)).toHaveTextContent("Shipped");
  expect(await rowOf(18)).not.toHaveTextContent("Late");
  expect(await rowOf(19)).not.toHaveTextContent("Late");
  expect(await rowOf(16)).toHaveTextContent("1 Nov 2026Late");
  expect(screen.getByText("#17")).toHaveAttribute("href", "/admin/dashboard/orders/17/show");
  expect(await screen.findByText("Import", { selector: "a" })).toHaveAttribute(
    "href",
    "/admin/dashboard/import/orders",
  );
  expect(await screen.findByText("Orders Dashboard", { selector: "a" })).toHaveAttribute(
    "href",
    "/admin/dashboard/orders",
  );
  expect(screen.getByText("of 50000", { exact: false })).toBeInTheDocument();
});

test("a client's name opens their orders, also from the kanban, and the filter shows and clears it", async () => {
  const { requests, goTo } = openOffice("/admin/dashboard/orders", {
    isOwnHost: true,
    answers: { ...answers, "GET /admin/order/getAllOrders": () => json([{ ...orderRow, id: 19 }]) },
  });
  const user = person();
  const card = within(await screen.findByLabelText("Order #19"));
  await user.click(card.getByText("Kaveri Weaves"));
  await screenTitled("Order List");
  await waitFor(() => expect(lastQuery(requests).filter).toEqual({ client: "Kaveri Weaves" }));
  expect(document.querySelector("[name='client']")).toHaveValue("Kaveri Weaves");
  fireEvent.change(document.querySelector("[name='client']") ?? document.body, {
    target: { value: "" },
  });
  await waitFor(() => expect(lastQuery(requests).filter).toEqual({}));
  await goTo("/admin/dashboard");
  await goTo(list);
  await user.click(
    (await screen.findAllByText("Kaveri Weaves", { selector: "a" }))[0] ?? document.body,
  );
  await waitFor(() => expect(lastQuery(requests).filter).toEqual({ client: "Kaveri Weaves" }));
});

test("a link to the late orders says so above the list, and one press shows all orders", async () => {
  const { requests } = openOffice(lateOrdersAddress(), { isOwnHost: true, answers });
  expect(await screen.findByText("Late orders", { selector: "h2" })).toBeInTheDocument();
  await screen.findByText("#17");
  expect(lastQuery(requests).filter).toEqual({ isLate: true });
  expect(screen.queryByText("Clear filters")).toBeNull();
  fireEvent.click(screen.getByText("Show all"));
  await waitFor(() => expect(lastQuery(requests).filter).toEqual({}));
  expect(screen.queryByText("Late orders", { selector: "h2" })).toBeNull();
});

test("several states can be chosen together, with a first and a last day", async () => {
  const { requests } = open();
  const user = person();
  await screen.findByText("#17");
  fireEvent.change(await screen.findByLabelText("Promised until"), {
    target: { value: "2026-11-22" },
  });
  await waitFor(() =>
    expect(lastQuery(requests).filter).toEqual({ expectedCompletionDate_lte: "2026-11-22" }),
  );
  fireEvent.mouseDown(screen.getByLabelText("Status", { selector: "[role='combobox']" }));
  const choices = await screen.findByRole("listbox");
  await user.click(within(choices).getByText("Cancelled"));
  await user.click(within(choices).getByText("Shipped"));
  await waitFor(() =>
    expect(lastQuery(requests).filter).toEqual({
      expectedCompletionDate_lte: "2026-11-22",
      status: ["CANCELLED", "SHIPPED"],
    }),
  );
  fireEvent.click(screen.getByText("Clear filters"));
  await waitFor(() => expect(lastQuery(requests).filter).toEqual({}));
  expect(screen.queryByText("Clear filters")).toBeNull();
});

test("another host has neither the list nor a link to it, and a client's name opens the kanban", async () => {
  const { goTo } = openOffice("/admin/dashboard/orders", {
    answers: { ...answers, "GET /admin/order/getAllOrders": () => json([{ ...orderRow, id: 19 }]) },
  });
  const card = within(await screen.findByLabelText("Order #19"));
  expect(card.queryByText("Kaveri Weaves", { selector: "a" })).toBeNull();
  expect(screen.queryByText("Order List")).toBeNull();
  await goTo(list);
  await screenTitled("Access Denied");
  expect(address()).toBe(list);
});

const shipped = {
  ...orderRow,
  ...{ id: 18, status: "SHIPPED", expectedCompletionDate: "2026-11-01T00:00:00.000Z" },
  deliveryAddress: "Peenya",
  version: 3,
};

test.each([
  ["staff", 403, true],
  ["a super admin", 200, false],
] as const)(
  "the promised day of a shipped order is shown to %s (%i) in its form",
  async (_, status, isKept) => {
    openOffice("/admin/dashboard/orders/18", {
      isOwnHost: true,
      answers: {
        "GET /admin/get-admins": () => json(status === 200 ? [] : { message: "No" }, { status }),
        "GET /admin/order/getAllOrders": () =>
          json([shipped], { headers: { "Content-Range": "rows 0-0/1" } }),
      },
    });
    await screenTitled("Edit Order #18");
    await waitFor(() => {
      // The office reads the admin again, and makes the form again after the reply.
      const day = screen.getByLabelText(/Expected Completion Date/);
      expect(day).toHaveValue("1 Nov 2026");
      expect(day.hasAttribute("readonly")).toBe(isKept);
    });
    const reason = "The order is shipped: only a super admin can change its promised day";
    expect(screen.queryByText(reason) === null).toBe(!isKept);
  },
);
