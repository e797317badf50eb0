import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import ReceiptButton from "../../../src/admin/receivables/ReceiptButton";
import WhoOwesMost from "../../../src/admin/receivables/WhoOwesMost";
import { expectConsoleErrors } from "../../support/consoleErrors";
import { fakeHost, json } from "../../support/fakeHost";
import { field, type } from "../../support/formFields";
import { openOffice } from "../../support/openOffice";
import { dialogTitled, openPage } from "../../support/openPage";

const ageing = { notDue: 0, upTo30: 900, upTo60: 0, upTo90: 0, over90: 400, onAccount: -100 };
const row = { id: 7, client: "Kaveri Weaves", outstanding: 1200, ...ageing, overdue: 1300 };
const paper = { kind: "INVOICE", date: "2026-08-01", dueDate: "2026-08-31", amount: 900 };
const papers = [
  { ...paper, paperId: 1, number: "A/26-27/00001", open: 400, column: "over90" },
  { ...paper, paperId: 2, number: "A/26-27/00002", open: 900, column: "upTo30" },
];

test("an amount of a client unfolds to the papers that it sums up", async () => {
  openOffice("/admin/dashboard/outstanding", {
    isOwnHost: true,
    answers: {
      "GET /admin/outstanding": () => json([row]),
      "GET /admin/outstanding/unlinked": () => json({ open: 0, invoices: [] }),
      "GET /admin/clients/7/account": () =>
        json({
          clientId: 7,
          client: "Kaveri Weaves",
          outstanding: 1200,
          ageing,
          papers,
          receipts: [],
          openings: [],
        }),
    },
  });
  fireEvent.click(await screen.findByText("₹900.00", { selector: "button" }));
  const dialog = within(await dialogTitled("Kaveri Weaves: 1–30 days"));
  expect(await dialog.findByText("A/26-27/00002")).toBeInTheDocument();
  expect(dialog.queryByText("A/26-27/00001")).toBeNull();
});

test("the amounts of a past day and their papers are read as they were at its end", async () => {
  const filter = encodeURIComponent(JSON.stringify({ date: "2026-06-30" }));
  const account = { clientId: 7, client: "Kaveri Weaves", outstanding: 1200, ageing, papers };
  const { requests } = openOffice(`/admin/dashboard/outstanding?filter=${filter}`, {
    isOwnHost: true,
    answers: {
      "GET /admin/outstanding": ({ query }) =>
        query.has("summary") ? json({ total: 1, sums: {}, choices: {} }) : json([row]),
      "GET /admin/outstanding/unlinked": () => json({ open: 500, invoices: [] }),
      "GET /admin/clients/7/account": () => json({ ...account, receipts: [], openings: [] }),
    },
  });
  fireEvent.click(await screen.findByText("₹900.00", { selector: "button" }));
  const dialog = within(await dialogTitled("Kaveri Weaves: 1–30 days"));
  expect(await dialog.findByText("A/26-27/00002")).toBeInTheDocument();
  expect(await screen.findByLabelText("At the end of")).toHaveValue("30 Jun 2026");
  const datesOf = (path: string) =>
    new Set(
      requests.filter((request) => request.path === path).map(({ query }) => query.get("date")),
    );
  expect(datesOf("/admin/outstanding")).toEqual(new Set(["2026-06-30"]));
  expect(datesOf("/admin/clients/7/account")).toEqual(new Set(["2026-06-30"]));
  expect(datesOf("/admin/outstanding/unlinked")).toEqual(new Set());
});

test("the dashboard lists who owes most, the highest first", async () => {
  const requests = fakeHost({ "GET /admin/outstanding": () => json([row]) });
  openPage(<WhoOwesMost />, { isOwnHost: true });
  expect(await screen.findByText("Who owes most")).toBeInTheDocument();
  expect(screen.getByText("Kaveri Weaves")).toBeInTheDocument();
  expect(requests[0]?.query.get("sort")).toBe('["outstanding","DESC"]');
});

test("a receipt's part that was paid meanwhile is told at the part, at the first press", async () => {
  const message = "Only ₹400.00 is open";
  expectConsoleErrors(/^HostError/);
  fakeHost({
    "GET /admin/clients/7/account": () =>
      json({
        clientId: 7,
        client: "Kaveri Weaves",
        outstanding: 1300,
        ageing,
        papers,
        receipts: [],
        openings: [],
      }),
    "POST /admin/receipts": () =>
      json(
        { message: `allocations: ${message}`, errors: { "allocations.1.amount": message } },
        { status: 400 },
      ),
  });
  openPage(<ReceiptButton clientId={7} client="Kaveri Weaves" />, { isOwnHost: true });
  fireEvent.click(screen.getByText("Enter a receipt"));
  await screen.findByText("Receipt of Kaveri Weaves");
  type("amount", "1300");
  await waitFor(() => expect(field("partINVOICE2")).toHaveValue("900"));
  fireEvent.click(screen.getByText("Save the receipt"));
  const shownMessage = await screen.findByText(message);
  expect(shownMessage.closest(".MuiTextField-root")).toContainElement(field("partINVOICE2"));
});

test("of two windows on one receipt, the second keeps what was typed, says what happened and saves at the next press", async () => {
  const message =
    "Somebody has changed what R-000005 pays: now ₹400 for A/26-27/00001. Save again to replace this.";
  expectConsoleErrors(/^HostError/);
  const receipt = {
    id: 5,
    number: "R-000005",
    date: "2026-09-01",
    clientId: 7,
    client: "Kaveri Weaves",
    mode: "BANK",
    amount: 1300,
    tds: 0,
    rateDifference: 0,
    other: 0,
    total: 1300,
    onAccount: 1300,
    createdBy: "owner@example.com",
    createdAt: "2026-09-01T06:00:00.000Z",
    allocations: [],
    allocationsVersion: 3,
  };
  const account = { clientId: 7, client: "Kaveri Weaves", outstanding: 1300, ageing, papers };
  const saved: unknown[] = [];
  openOffice("/admin/dashboard/receipts/5/show", {
    isOwnHost: true,
    answers: {
      "GET /admin/receipts/5": () =>
        json(saved.length === 0 ? receipt : { ...receipt, allocationsVersion: 4 }),
      "GET /admin/clients/7/account": () => json({ ...account, receipts: [], openings: [] }),
      "PUT /admin/receipts/5/allocations": ({ body }) => {
        saved.push(body);
        return saved.length === 1
          ? json({ message }, { status: 409 })
          : json({ ...receipt, allocationsVersion: 5 });
      },
    },
  });
  fireEvent.click(await screen.findByText("Change the invoices"));
  await dialogTitled("Invoices of R-000005");
  type("partINVOICE2", "850");
  fireEvent.click(screen.getByText("Save"));
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(field("partINVOICE2")).toHaveValue("850");
  fireEvent.click(screen.getByText("Save"));
  await waitFor(() => expect(saved).toHaveLength(2));
  const allocations = [{ kind: "INVOICE", paperId: 2, amount: 850 }];
  expect(saved).toEqual([
    { allocations, allocationsVersion: 3 },
    { allocations, allocationsVersion: 4 },
  ]);
});
