import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { InvoiceDetails } from "../../../contract/invoices";
import InvoicePage from "../../../src/admin/invoices/InvoicePage";
import { expectConsoleErrors } from "../../support/consoleErrors";
import { type Answers, fakeHost, type HostRequest, json } from "../../support/fakeHost";
import { invoiceDetails } from "../../support/invoiceDetails";
import { dialogTitled, openPage } from "../../support/openPage";

/** Opens the page of an invoice. @returns what was asked */
async function openInvoice(values: Partial<InvoiceDetails> = {}, more: Answers = {}) {
  const requests = fakeHost({
    "GET /admin/invoices/3": () => json(invoiceDetails(values)),
    ...more,
  });
  openPage(<InvoicePage />, { at: "/3", path: "/:id", isOwnHost: true });
  await screen.findByText("Tax Invoice A/26-27/00001", { selector: "h1" });
  return requests;
}

const sent = (requests: readonly HostRequest[]) =>
  requests.filter(({ method }) => method !== "GET");
const button = (name: string) => screen.queryByText(name, { selector: "button" });

test("an invoice offers its credit note and its cancellation", async () => {
  await openInvoice();
  expect(button("Credit note…")).toBeInTheDocument();
  expect(button("Cancel…")).toBeInTheDocument();
});

test("an invoice says why it is not cancelled in place of the button, and is credited", async () => {
  await openInvoice({ cancelObstacle: "The IRN is older than 24 hours: post a credit note" });
  expect(button("Cancel…")).toBeNull();
  expect(
    screen.getByText("The IRN is older than 24 hours: post a credit note."),
  ).toBeInTheDocument();
  expect(button("Credit note…")).toBeInTheDocument();
});

test("an invoice says why it is not credited in place of the button", async () => {
  await openInvoice({ creditObstacle: "A credit note lowers tax only until 30-11-2025" });
  expect(button("Credit note…")).toBeNull();
  expect(screen.getByText("A credit note lowers tax only until 30-11-2025.")).toBeInTheDocument();
  expect(button("Cancel…")).toBeInTheDocument();
});

test("one reason for both is said once", async () => {
  const filed = "November 2026 is filed and locked";
  await openInvoice({ creditObstacle: filed, cancelObstacle: filed });
  expect(screen.getAllByText(`${filed}.`)).toHaveLength(1);
});

async function openDialog(action: string, title: string) {
  fireEvent.click(screen.getByText(action, { selector: "button" }));
  return within(await dialogTitled(title));
}

const openCredit = () => openDialog("Credit note…", "Credit note for A/26-27/00001");
const openCancel = () => openDialog("Cancel…", "Cancel A/26-27/00001?");

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

test("a refused credit note is told by its field, and all that was typed stands", async () => {
  expectConsoleErrors(/^HostError: /);
  const message = "A/26-27/00001 has 5,000 boxes, of which 1 is credited: at most 4,999 more";
  const requests = await openInvoice(
    {},
    {
      "POST /admin/credit-notes": () =>
        json({ message: `quantity: ${message}`, errors: { quantity: message } }, { status: 400 }),
    },
  );
  const dialog = await openCredit();
  type(dialog.getByLabelText(/^Boxes/), "5000");
  type(dialog.getByLabelText(/^Amount a box/), "2.5");
  type(dialog.getByLabelText(/^Reason/), "Damaged in the rain");
  fireEvent.click(dialog.getByText("Post the credit note"));
  expect(await dialog.findByText(message)).toBeInTheDocument();
  expect(dialog.getByLabelText(/^Boxes/)).toHaveAccessibleDescription(message);
  expect(dialog.queryByRole("alert")).toBeNull();
  expect(dialog.getByLabelText(/^Boxes/)).toHaveValue("5000");
  expect(dialog.getByLabelText(/^Amount a box/)).toHaveValue("2.5");
  expect(dialog.getByLabelText(/^Reason/)).toHaveValue("Damaged in the rain");
  expect(sent(requests)).toHaveLength(1);
});

test("a credit note is posted once, however often its button is pressed, and opens", async () => {
  let answer: (reply: Response) => void = () => undefined;
  const requests = await openInvoice(
    {},
    { "POST /admin/credit-notes": () => new Promise((resolve) => (answer = resolve)) },
  );
  const dialog = await openCredit();
  type(dialog.getByLabelText(/^Reason/), "Damaged");
  const post = dialog.getByText("Post the credit note");
  for (let press = 0; press < 3; press += 1) fireEvent.click(post);
  await waitFor(() => expect(sent(requests)).toHaveLength(1));
  fireEvent.click(post);
  answer(json(invoiceDetails({ id: 4, kind: "CREDIT_NOTE", serial: "C/26-27/00001" })));
  expect(await screen.findByText("C/26-27/00001 is posted")).toBeInTheDocument();
  expect(await screen.findByText("Elsewhere")).toBeInTheDocument();
  expect(sent(requests)).toMatchObject([
    {
      path: "/admin/credit-notes",
      body: {
        invoiceId: 3,
        line: 0,
        quantity: 5000,
        price: 17.8,
        isReturn: true,
        reason: "Damaged",
      },
    },
  ]);
});

test("a refused cancellation is told by its field, and the reason stands", async () => {
  expectConsoleErrors(/^HostError: /);
  const message = "November 2026 is filed and locked: no document of it is posted or cancelled";
  await openInvoice(
    {},
    {
      "PUT /admin/invoices/3/cancel": () =>
        json({ message: `reason: ${message}`, errors: { reason: message } }, { status: 400 }),
    },
  );
  const dialog = await openCancel();
  type(dialog.getByLabelText(/^Reason/), "Wrong client");
  fireEvent.click(dialog.getByText("Cancel the document"));
  expect(await dialog.findByText(message)).toBeInTheDocument();
  expect(dialog.getByLabelText(/^Reason/)).toHaveAccessibleDescription(message);
  expect(dialog.getByLabelText(/^Reason/)).toHaveValue("Wrong client");
});

test("a cancellation whose refusal is about no field says so in the dialog, and the reason stands", async () => {
  expectConsoleErrors(/^HostError: /);
  const message = "A/26-27/00001 has the credit note C/26-27/00001: cancel it first";
  await openInvoice(
    {},
    { "PUT /admin/invoices/3/cancel": () => json({ message }, { status: 409 }) },
  );
  const dialog = await openCancel();
  type(dialog.getByLabelText(/^Reason/), "Wrong client");
  fireEvent.click(dialog.getByText("Cancel the document"));
  expect(await dialog.findByRole("alert")).toHaveTextContent(message);
  expect(dialog.getByLabelText(/^Reason/)).toHaveValue("Wrong client");
});

test("a document is cancelled once, however often the button is pressed", async () => {
  let answer: (reply: Response) => void = () => undefined;
  const requests = await openInvoice(
    {},
    { "PUT /admin/invoices/3/cancel": () => new Promise((resolve) => (answer = resolve)) },
  );
  const dialog = await openCancel();
  type(dialog.getByLabelText(/^Reason/), "Wrong client");
  const confirm = dialog.getByText("Cancel the document");
  for (let press = 0; press < 3; press += 1) fireEvent.click(confirm);
  await waitFor(() => expect(sent(requests)).toHaveLength(1));
  fireEvent.click(confirm);
  answer(json(invoiceDetails({ cancelledAt: "2026-11-24T05:00:00.000Z", version: 2 })));
  expect(await screen.findByText("The document is cancelled")).toBeInTheDocument();
  expect(sent(requests)).toMatchObject([{ body: { reason: "Wrong client" } }]);
});

/** Returns to the browser's tab, which reads the page again. */
const lookAgain = () => act(() => void window.dispatchEvent(new Event("visibilitychange")));

test("a transport that another person edits meanwhile is not overwritten by the version that only they have seen", async () => {
  let invoice = invoiceDetails();
  const requests = fakeHost({
    "GET /admin/invoices/3": () => json(invoice),
    "PUT /admin/invoices/3/transport": () => json(invoice),
  });
  openPage(<InvoicePage />, { at: "/3", path: "/:id", isOwnHost: true });
  await screen.findByText("Tax Invoice A/26-27/00001", { selector: "h1" });
  fireEvent.click(screen.getByText("Edit transport", { selector: "button" }));
  const dialog = within(await dialogTitled("Transport of A/26-27/00001"));
  const reads = () =>
    requests.filter(({ path, method }) => method === "GET" && path === "/admin/invoices/3").length;
  const before = reads();
  invoice = invoiceDetails({
    version: 2,
    ewayNumber: "123456789012",
    transport: { mode: "ROAD", vehicleNumber: "KA02", distanceKm: 0 },
  });
  lookAgain();
  expect(await screen.findByText(/123456789012/)).toBeInTheDocument();
  expect(reads()).toBeGreaterThan(before);
  fireEvent.click(dialog.getByText("Save"));
  await waitFor(() => expect(requests.some(({ method }) => method === "PUT")).toBe(true));
  expect(requests.find(({ method }) => method === "PUT")?.body).toMatchObject({
    vehicleNumber: "KA01AB1234",
    version: 1,
  });
});

test("the faults of a file are gone after the transport is mended", async () => {
  let invoice = invoiceDetails({ transport: { mode: "ROAD", distanceKm: 0 } });
  const message = "A transport by road needs the vehicle's number";
  fakeHost({
    "GET /admin/invoices/3": () => json(invoice),
    "GET /admin/invoices/3/eway-bill": () =>
      json({ faults: [{ field: "transport.vehicleNumber", place: "TRANSPORT", message }] }),
    "PUT /admin/invoices/3/transport": () => {
      invoice = invoiceDetails({ version: 2 });
      return json(invoice);
    },
  });
  openPage(<InvoicePage />, { at: "/3", path: "/:id", isOwnHost: true });
  await screen.findByText("Tax Invoice A/26-27/00001", { selector: "h1" });
  const [download] = screen.getAllByText("Check and download", { selector: "button" });
  if (download) fireEvent.click(download);
  expect(await screen.findByText(new RegExp(message))).toBeInTheDocument();
  fireEvent.click(screen.getByText("Edit transport", { selector: "button" }));
  const dialog = within(await dialogTitled("Transport of A/26-27/00001"));
  fireEvent.change(dialog.getByLabelText(/^Vehicle/), { target: { value: "KA01AB1234" } });
  fireEvent.click(dialog.getByText("Save"));
  expect(await screen.findByText("The transport is saved")).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText(new RegExp(message))).toBeNull());
});

test("the form of a receipt begins with what is open now, not with what was open when it was read before", async () => {
  const paper = { kind: "INVOICE", paperId: 3, number: "A/26-27/00001", date: "2026-11-23" };
  const account = (open: number) => ({
    clientId: 9,
    client: "Kaveri Weaves",
    outstanding: open,
    ageing: { notDue: open, upTo30: 0, upTo60: 0, upTo90: 0, over90: 0, onAccount: 0 },
    papers: [{ ...paper, dueDate: "2026-12-23", amount: 93_450, open, column: "notDue" }],
    receipts: [],
    openings: [],
  });
  let open = 93_450;
  fakeHost({
    "GET /admin/invoices/3": () => json(invoiceDetails({ clientId: 9, open })),
    "GET /admin/clients/9/account": () => json(account(open)),
  });
  openPage(<InvoicePage />, {
    at: "/3",
    path: "/:id",
    isOwnHost: true,
  });
  const openForm = async () => {
    fireEvent.click(await screen.findByText("Enter a receipt", { selector: "button" }));
    return within(await dialogTitled("Receipt of Kaveri Weaves"));
  };
  const first = await openForm();
  expect(await first.findByText(/93,450\.00 open/)).toBeInTheDocument();
  fireEvent.click(first.getByText("Cancel"));
  await waitFor(() => expect(screen.queryByText("Receipt of Kaveri Weaves")).toBeNull());
  open = 40_000;
  const second = await openForm();
  expect(await second.findByText(/40,000\.00 open/)).toBeInTheDocument();
});
