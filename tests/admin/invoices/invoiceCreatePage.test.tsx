import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { InvoiceProposal } from "../../../contract/invoices";
import InvoiceCreatePage from "../../../src/admin/invoices/InvoiceCreatePage";
import { expectConsoleErrors } from "../../support/consoleErrors";
import { type Answer, fakeHost, type HostRequest, json } from "../../support/fakeHost";
import { invoiceDetails } from "../../support/invoiceDetails";
import { clientParty, plantParty } from "../../support/invoiceDocument";
import { openPage } from "../../support/openPage";

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
  hsnReason: "BOXES",
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
  paper: { supplier: plantParty, bank: "Canara Bank, A/c 1234" },
};

const post = "POST /admin/invoices";

/** Opens the page on which dispatch 5 gets its invoice. */
async function openPosting(answer: Answer, propose: Answer = () => json(proposal)) {
  const requests = fakeHost({
    "GET /admin/dispatches/5/invoice-proposal": propose,
    [post]: answer,
  });
  openPage(<InvoiceCreatePage />, {
    isOwnHost: true,
    at: "/admin/dashboard/dispatch/to-invoice/5",
    path: "/admin/dashboard/dispatch/to-invoice/:dispatchId",
  });
  await screen.findByText("Invoice for 5,000 boxes of order #7");
  return requests;
}

/** Opens the page with a proposal that has these values changed. No posting is expected. */
const openProposed = (values: Partial<InvoiceProposal>) =>
  openPosting(
    () => json({ message: "Unexpected" }, { status: 500 }),
    () => json({ ...proposal, ...values }),
  );

const sent = (requests: readonly HostRequest[]) =>
  requests.filter(({ method }) => method === "POST");
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (text: string) => fireEvent.click(screen.getByText(text));
const paper = () => within(screen.getByLabelText("The document as it will be"));

/** Returns the total in the bar. */
const total = () => screen.getByText("Total", { selector: "dt" }).nextElementSibling;

/** Types a description, a town and a distance, and posts. */
function fillIn() {
  type(/^Description/, "Box for sarees");
  press("Change for this invoice");
  type(/^Town/, "Tumakuru");
  type(/^Distance/, "71");
  press("Post");
}

function expectKept() {
  expect(screen.getByLabelText(/^Description/)).toHaveValue("Box for sarees");
  expect(screen.getByLabelText(/^Town/)).toHaveValue("Tumakuru");
  expect(screen.getByLabelText(/^Distance/)).toHaveValue("71");
}

test("the paper has the texts and figures that the host would print, and follows what is typed", async () => {
  await openProposed({});
  for (const text of [
    "Tax Invoice",
    "Alepet Cartons",
    "Date: 23-11-2026",
    "Vehicle: KA01AB1234",
    "Place of supply: 29 Karnataka",
    "5,000 NOS",
    "CGST 2.5 %",
    "Rupees Ninety-Three Thousand Four Hundred Fifty Only",
    "Bank: Canara Bank, A/c 1234",
  ])
    expect(paper().getByText(text)).toBeInTheDocument();
  expect(total()).toHaveTextContent("₹93,450");
  type(/^Price a box/, "20");
  expect(total()).toHaveTextContent("₹1,05,000");
  expect(paper().getAllByText("1,00,000.00")).not.toHaveLength(0);
  type(/^Price a box/, "");
  expect(total()).toHaveTextContent("–");
  expect(
    paper().getByText("Enter the HSN, the price and the states to see the document."),
  ).toBeInTheDocument();
});

test("a site that the order's address names has the order's address as its reason", async () => {
  const site = { address1: "Goods Gate 2", place: "Dabaspet", pin: "562111", stateCode: "29" };
  await openProposed({ delivery: { name: "Kaveri Weaves", ...site }, deliveries: [] });
  expect(screen.getByText("From the order's address")).toBeInTheDocument();
});

test("an assumed value has its reason, which goes when a person changes the value", async () => {
  await openProposed({ hsn: "48081000", hsnReason: "SHEETS" });
  const reason = "48081000: the order's product is sheets or rolls";
  expect(screen.getByLabelText(/^HSN/)).toHaveAccessibleDescription(`Assumed ${reason}`);
  expect(screen.getByLabelText(/^Vehicle number/)).toHaveAccessibleDescription(
    "Assumed From the dispatch",
  );
  expect(screen.getByText("The order names no other street or PIN code")).toBeInTheDocument();
  type(/^HSN/, "48191010");
  expect(screen.queryByText(reason)).toBeNull();
  type(/^Vehicle number/, "KA02CD5678");
  expect(screen.getByLabelText(/^Vehicle number/)).toHaveAccessibleDescription(
    "Only letters and digits.",
  );
  expect(paper().getByText("Vehicle: KA02CD5678")).toBeInTheDocument();
});

test("the client's address is one text until a person changes it, and an incomplete one is open", async () => {
  await openProposed({});
  expect(screen.queryByLabelText(/^PIN code/)).toBeNull();
  expect(screen.getByText("From the client's record.")).toBeInTheDocument();
  press("Change for this invoice");
  type(/^PIN code/, "560100");
  expect(screen.queryByText("From the client's record.")).toBeNull();
  expect(paper().getAllByText("Bengaluru 560100")).toHaveLength(2);
});

test("an address without its town is open from the beginning", async () => {
  const { place: _, ...incomplete } = recipient;
  await openProposed({ recipient: incomplete });
  expect(screen.getByLabelText(/^Town/)).toHaveValue("");
});

test("a refused invoice shows errors at its fields, also of a folded address, and keeps the text", async () => {
  expectConsoleErrors(/^HostError: /);
  const errors = {
    "recipient.pin": "PIN 560058 is not of 33 Tamil Nadu",
    "transport.vehicleNumber": "Not a vehicle number",
    "transport.lrNumber": "Not a receipt",
    price: "The total must be at most ₹1",
  };
  const requests = await openPosting(() =>
    json({ message: Object.values(errors).join("; "), errors }, { status: 400 }),
  );
  type(/^Description/, "Box for sarees");
  press("Post");
  expect(await screen.findByText(errors.price)).toBeInTheDocument();
  const described = (label: RegExp) => expect(screen.getByLabelText(label));
  described(/^PIN code/).toHaveAccessibleDescription(errors["recipient.pin"]);
  described(/^Vehicle number/).toHaveAccessibleDescription(errors["transport.vehicleNumber"]);
  described(/^Receipt number/).toHaveAccessibleDescription(errors["transport.lrNumber"]);
  described(/^Price a box/).toHaveAccessibleDescription(errors.price);
  expect(screen.queryByText(/;/)).toBeNull();
  described(/^Description/).toHaveValue("Box for sarees");
  expect(sent(requests)).toHaveLength(1);
});

test("a refusal about no field of the form stands beside the button, and all that was typed stays", async () => {
  expectConsoleErrors(/^HostError: /);
  const filed = "November 2026 is filed and locked";
  await openPosting(() =>
    json({ message: `date: ${filed}`, errors: { date: filed } }, { status: 400 }),
  );
  fillIn();
  expect(await screen.findByText(`date: ${filed}`)).toBeInTheDocument();
  expectKept();
});

test("a host that answers neither the posting nor a new proposal takes nothing that was typed", async () => {
  expectConsoleErrors(/^HostError: /);
  let reads = 0;
  const down = () => json({ message: "The database does not answer" }, { status: 503 });
  const requests = await openPosting(down, () => {
    reads += 1;
    return reads === 1 ? json(proposal) : down();
  });
  fillIn();
  for (const round of [1, 2]) {
    await waitFor(() => expect(reads).toBe(round + 1));
    expect(await screen.findByText("The database does not answer")).toBeInTheDocument();
    press("Post");
    await waitFor(() => expect(sent(requests)).toHaveLength(round + 1));
  }
  expectKept();
});

test("an invoice is posted once, however often its button is pressed, with the figures that were seen", async () => {
  let answer: (reply: Response) => void = () => undefined;
  const requests = await openPosting(() => new Promise((resolve) => (answer = resolve)));
  for (let count = 0; count < 3; count += 1) press("Post");
  await waitFor(() => expect(sent(requests)).toHaveLength(1));
  press("Post");
  answer(json(invoiceDetails()));
  expect(await screen.findByText("A/26-27/00001 is posted")).toBeInTheDocument();
  expect(await screen.findByText("Elsewhere")).toBeInTheDocument();
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

const posted = { id: 3, serial: "A/26-27/00003" };

test("a dispatch with an invoice leads to it, and offers no second one", async () => {
  await openProposed({ posted });
  expect(screen.getByText(posted.serial)).toHaveAttribute("href", expect.stringMatching(/\/3$/));
  expect(screen.queryByText("Post")).toBeNull();
});

test("a person is told who was faster, with a link to that invoice, and what was typed stays", async () => {
  expectConsoleErrors(/^HostError: /);
  const message = `This dispatch has ${posted.serial}`;
  let isPosted = false;
  await openPosting(
    () => {
      isPosted = true;
      return json({ message }, { status: 409 });
    },
    () => json({ ...proposal, ...(isPosted && { posted }) }),
  );
  fillIn();
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(await screen.findByText(posted.serial)).toHaveAttribute(
    "href",
    expect.stringMatching(/\/3$/),
  );
  expect(screen.queryByText("Post")).toBeNull();
  expectKept();
});

test("without the plant's particulars the page leads to the settings", async () => {
  const { terms: _, paper: __, ...bare } = proposal;
  const missing = "Enter the plant's particulars in the invoice settings first";
  await openPosting(
    () => json({ message: "Unexpected" }, { status: 500 }),
    () => json({ ...bare, missing }),
  );
  expect(screen.getByText("Open the invoice settings")).toHaveAttribute(
    "href",
    expect.stringMatching(/\/dispatch\/settings$/),
  );
  expect(screen.queryByText("Post")).toBeNull();
});
