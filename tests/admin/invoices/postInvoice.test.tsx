import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { InvoiceProposal } from "../../../contract/invoices";
import { PostInvoice } from "../../../src/admin/invoices/PostInvoice";
import { expectConsoleErrors } from "../../support/consoleErrors";
import { type Answer, fakeHost, type HostRequest, json } from "../../support/fakeHost";
import { invoiceDetails } from "../../support/invoiceDetails";
import { clientParty } from "../../support/invoiceDocument";
import { dialogTitled, openPage } from "../../support/openPage";

const { gstin: recipientGstin = "", ...recipient } = clientParty;

const proposal: InvoiceProposal = {
  dispatchId: 5,
  orderId: 7,
  quantity: 5000,
  client: "Kaveri Weaves",
  description: "Corrugated box",
  hsn: "48191010",
  price: 17.8,
  source: "CLIENT",
  recipient,
  recipientGstin,
  orderAddress: "Peenya",
  deliveries: [],
  vehicleNumber: "KA01AB1234",
  terms: {
    date: "2026-11-23",
    supplierStateCode: "29",
    gstRows: [{ hsn: "4819", validFrom: "2025-09-22", ratePercent: 5 }],
    toolingHsn: "998912",
    quantity: 5000,
  },
};

/** Opens the dialog that posts an invoice. */
async function openPosting(post: Answer, propose: Answer = () => json(proposal)) {
  const requests = fakeHost({
    "GET /admin/dispatches/5/invoice-proposal": propose,
    "POST /admin/invoices": post,
  });
  openPage(<PostInvoice dispatchId={5} />, { isOwnHost: true });
  fireEvent.click(screen.getByText("Invoice…"));
  const dialog = within(await dialogTitled("Invoice for 5,000 boxes of order #7"));
  return { requests, dialog };
}

const sent = (requests: readonly HostRequest[]) =>
  requests.filter(({ method }) => method === "POST");
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

type Dialog = Awaited<ReturnType<typeof openPosting>>["dialog"];

/** Types a description, a town and a distance, and posts. */
function fillIn(dialog: Dialog) {
  type(dialog.getByLabelText(/^Description/), "Box for sarees");
  type(dialog.getByLabelText(/^Town/), "Tumakuru");
  type(dialog.getByLabelText(/^Distance/), "71");
  fireEvent.click(dialog.getByText("Post"));
}

function expectKept(dialog: Dialog) {
  expect(dialog.getByLabelText(/^Description/)).toHaveValue("Box for sarees");
  expect(dialog.getByLabelText(/^Town/)).toHaveValue("Tumakuru");
  expect(dialog.getByLabelText(/^Distance/)).toHaveValue("71");
}

test("a refused invoice shows errors at its fields, also of a party and the transport, and keeps the text", async () => {
  expectConsoleErrors(/^HostError: /);
  const errors = {
    "recipient.pin": "PIN 560058 is not of 33 Tamil Nadu",
    "transport.vehicleNumber": "Not a vehicle number",
    price: "The total must be at most ₹1",
  };
  const { requests, dialog } = await openPosting(() =>
    json({ message: Object.values(errors).join("; "), errors }, { status: 400 }),
  );
  fillIn(dialog);
  expect(await dialog.findByText(errors.price)).toBeInTheDocument();
  const described = (label: RegExp) => expect(dialog.getByLabelText(label));
  described(/^PIN code/).toHaveAccessibleDescription(errors["recipient.pin"]);
  described(/^Vehicle number/).toHaveAccessibleDescription(errors["transport.vehicleNumber"]);
  described(/^Price a box/).toHaveAccessibleDescription(errors.price);
  expect(dialog.queryByRole("alert")).toBeNull();
  expectKept(dialog);
  expect(sent(requests)).toHaveLength(1);
});

test("a refusal about no field of the form stands in the dialog, and all that was typed too", async () => {
  expectConsoleErrors(/^HostError: /);
  const filed = "November 2026 is filed and locked";
  const { dialog } = await openPosting(() =>
    json({ message: `date: ${filed}`, errors: { date: filed } }, { status: 400 }),
  );
  fillIn(dialog);
  expect(await dialog.findByRole("alert")).toHaveTextContent(filed);
  expectKept(dialog);
});

test("a host that answers neither the posting nor a new proposal takes nothing that was typed", async () => {
  expectConsoleErrors(/^HostError: /);
  let reads = 0;
  const down = () => json({ message: "The database does not answer" }, { status: 503 });
  const { requests, dialog } = await openPosting(down, () => {
    reads += 1;
    return reads === 1 ? json(proposal) : down();
  });
  fillIn(dialog);
  for (const round of [1, 2]) {
    await waitFor(() => expect(reads).toBe(round + 1));
    expect(await dialog.findByRole("alert")).toHaveTextContent("The database does not answer");
    fireEvent.click(dialog.getByText("Post"));
    await waitFor(() => expect(sent(requests)).toHaveLength(round + 1));
  }
  expectKept(dialog);
});

test("an invoice is posted once, however often its button is pressed, with the figures that were seen", async () => {
  let answer: (reply: Response) => void = () => undefined;
  const { requests, dialog } = await openPosting(
    () => new Promise((resolve) => (answer = resolve)),
  );
  const post = dialog.getByText("Post");
  for (let press = 0; press < 3; press += 1) fireEvent.click(post);
  await waitFor(() => expect(sent(requests)).toHaveLength(1));
  fireEvent.click(post);
  answer(json(invoiceDetails()));
  expect(await screen.findByText("A/26-27/00001 is posted")).toBeInTheDocument();
  expect(sent(requests)).toMatchObject([
    {
      body: {
        dispatchId: 5,
        price: 17.8,
        seen: { date: "2026-11-23", placeOfSupply: "29", totals: { totalPaise: 9_345_000 } },
      },
    },
  ]);
});
