import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { dispatches, dispatchesToInvoice } from "../../../src/admin/dispatches/resource";
import { declaredScreens } from "../../support/declaredScreens";
import { exampleRow } from "../../support/exampleRow";
import { fakeHost, type HostRequest, json } from "../../support/fakeHost";
import { dialogTitled, openPage } from "../../support/openPage";

const { row } = exampleRow("getDispatches");

const rows = [
  { ...row, id: 3, orderId: 7, quantity: 5000, state: "TO_INVOICE" },
  { ...row, id: 2, orderId: 8, state: "INVOICED", invoiceId: 4, invoiceSerial: "A/26-27/00001" },
  { ...row, id: 1, orderId: 9, state: "CANCELLED", cancelReason: "Wrong truck" },
];

const hostOf = (listed: readonly object[]) =>
  fakeHost({
    "GET /admin/dispatches": ({ query }: HostRequest) =>
      query.has("summary")
        ? json({ total: 2, sums: { quantity: { sum: 5001, missing: 0 } }, choices: {} })
        : json(listed, { headers: { "Content-Range": `rows 0-${listed.length - 1}/3` } }),
  });

const rowOf = async (order: string) => {
  const found = (await screen.findByText(order)).closest("tr");
  if (found === null) throw new Error(`${order} is in no row`);
  return within(found);
};

test("the list of dispatches names each state, links to the invoice and gives the reason of a cancellation", async () => {
  const requests = hostOf(rows);
  const { list: Dispatches } = declaredScreens(dispatches);
  const user = openPage(<Dispatches />, { isOwnHost: true });
  const open = await rowOf("#7");
  expect(open.getByText("To invoice")).toBeInTheDocument();
  expect(open.getByText("Make invoice")).toHaveAttribute(
    "href",
    "/admin/dashboard/dispatch/to-invoice/3",
  );
  const invoiced = await rowOf("#8");
  expect(invoiced.getByText("A/26-27/00001")).toHaveAttribute(
    "href",
    "/admin/dashboard/dispatch/invoices/4",
  );
  expect(invoiced.queryByText("Make invoice")).toBeNull();
  const cancelled = await rowOf("#9");
  expect(cancelled.getByText("Wrong truck")).toBeInTheDocument();
  expect(cancelled.queryByText("Cancel")).toBeNull();
  expect(await screen.findByText("2 dispatches, 5,001 boxes")).toBeInTheDocument();
  const summed = requests.find(({ query }) => query.has("summary"));
  expect(summed?.query.get("filter")).toBe(JSON.stringify({ cancelledAt: null }));
  await user.click(open.getByText("Cancel"));
  expect(await dialogTitled("Cancel the dispatch of 5,000 boxes?")).toBeInTheDocument();
});

test("the list to invoice asks for the dispatches without an invoice, the oldest first", async () => {
  const requests = hostOf(rows.slice(0, 1));
  const { list: ToInvoice } = declaredScreens(dispatchesToInvoice);
  openPage(<ToInvoice />, { isOwnHost: true });
  expect(await screen.findByText("To Invoice")).toBeInTheDocument();
  expect((await rowOf("#7")).getByText("Make invoice")).toBeInTheDocument();
  expect(await screen.findByText("2 dispatches, 5,001 boxes")).toBeInTheDocument();
  expect(requests.map(({ query }) => query.get("toInvoice"))).toEqual(requests.map(() => "true"));
  const listed = requests.find(({ query }) => query.has("range"));
  expect(listed?.query.get("sort")).toBe('["dispatchedAt","ASC"]');
});

test("without a dispatch to invoice the list says that every dispatch has its invoice", async () => {
  fakeHost({
    "GET /admin/dispatches": () => json([], { headers: { "Content-Range": "rows */0" } }),
  });
  const { list: ToInvoice } = declaredScreens(dispatchesToInvoice);
  openPage(<ToInvoice />, { isOwnHost: true });
  expect(await screen.findByText("Every dispatch has its invoice.")).toBeInTheDocument();
});
