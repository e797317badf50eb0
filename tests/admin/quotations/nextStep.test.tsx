import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { QuotationDetails } from "../../../contract/quotations";
import { dateAfter, indiaDate } from "../../../domain/indiaTime";
import type { QuotationState } from "../../../domain/quotations/quotationState";
import { QuotationActions } from "../../../src/admin/quotations/details/QuotationActions";
import QuotationPage from "../../../src/admin/quotations/details/QuotationPage";
import { expectConsoleErrors } from "../../support/consoleErrors";
import { fakeHost, json } from "../../support/fakeHost";
import { dialogTitled, openPage, person } from "../../support/openPage";

const line: QuotationDetails["revisions"][number]["offer"]["lines"][number] = {
  specificationId: 3,
  specificationVersionId: 4,
  box: {
    name: "Shirt box",
    number: 1,
    size: "300 × 200 × 150 mm",
    materialGrade: "120/100/120",
    ply: 3,
    printColours: 1,
  },
  markupPercent: 15,
  toolingTerms: "free",
  isToolingApart: false,
  hasDie: false,
  isDelivered: true,
  prices: [500, 1_000].map((quantity) => ({
    quantity,
    sheets: quantity,
    setupSheets: 10,
    runPercent: 2,
    costPaise: 900,
    pricePaise: 1_050,
    margin: 0.14,
    totalPaise: 1_050 * quantity,
    parts: [],
  })),
  rates: [],
};

const today = indiaDate(new Date());
const quotation = (state: QuotationState, lines = [line]): QuotationDetails => ({
  id: 31,
  number: "Q-000031",
  client: "Kaveri Weaves",
  state,
  revision: 1,
  createdAt: "2026-11-01T04:30:00.000Z",
  createdBy: "a@b.in",
  version: 1,
  validityDays: 30,
  ...(state !== "DRAFT" && { validUntil: dateAfter(today, state === "EXPIRED" ? -1 : 9) }),
  revisions: [
    {
      number: 1,
      content: { lines: [] },
      offer: { date: today, client: "Kaveri Weaves", lines },
      createdBy: "a@b.in",
      createdAt: "2026-11-01T04:30:00.000Z",
    },
  ],
  orders: [],
});

const dark = () =>
  [...document.querySelectorAll(".MuiButton-contained")].map(({ textContent }) => textContent);

test.each([
  ["a draft is sent", quotation("DRAFT"), "Finish and send"],
  ["a draft without boxes is edited", quotation("DRAFT", []), "Edit"],
  ["a sent quotation waits for the client's answer", quotation("SENT"), "Accept…"],
  ["an expired one is revised", quotation("EXPIRED"), "Revise"],
  ["a lost one is revised", quotation("LOST"), "Revise"],
  [
    "an accepted one leads to its order",
    { ...quotation("ACCEPTED"), orders: [{ id: 17, line: 0, quantity: 500, pricePaise: 1_050 }] },
    "Open order #17",
  ],
])("the one dark button of a quotation is its next step: %s", (_, shown, step) => {
  openPage(<QuotationActions quotation={shown} />, { isOwnHost: true });
  expect(dark()).toEqual([step]);
});

test("a quantity is accepted from the top of the page", async () => {
  openPage(<QuotationActions quotation={quotation("SENT")} />, { isOwnHost: true });
  const user = person();
  await user.click(screen.getByText("Accept…"));
  await user.click(await screen.findByText("Shirt box · Accept 1,000…"));
  expect(await screen.findByText("Accept 1,000 boxes at ₹10.50")).toBeInTheDocument();
});

test("a single quantity is accepted with one press less", async () => {
  const [price] = line.prices;
  const one = { ...line, prices: price ? [price] : [] };
  openPage(<QuotationActions quotation={quotation("SENT", [one])} />, { isOwnHost: true });
  await person().click(screen.getByText("Accept 500…"));
  expect(await screen.findByText("Accept 500 boxes at ₹10.50")).toBeInTheDocument();
});

test("one press finishes a quotation as the person sees it, and offers the ways of sending it", async () => {
  const { revisions, ...finished } = quotation("SENT");
  const [draft] = revisions;
  const requests = fakeHost({
    "PUT /admin/quotations/31/send": () =>
      json({
        ...finished,
        revisions: revisions.map((revision) => ({
          ...revision,
          offer: { ...draft?.offer, validUntil: "2026-12-31" },
          sentAt: "2026-12-01T04:30:00.000Z",
        })),
      }),
    "GET /admin/sending/quotation/31": () =>
      json({
        number: "Q-000031",
        recipient: { name: "Kaveri Weaves", email: "stores@kaveri.example" },
        company: "Deccan Boxes",
        isOwnOnly: false,
        sendsEmails: true,
        fileName: "Q-000031.pdf",
        links: [],
        emails: [],
      }),
  });
  openPage(<QuotationActions quotation={quotation("DRAFT")} />, { isOwnHost: true });
  fireEvent.click(screen.getByText("Finish and send"));
  const dialog = within(await dialogTitled("Send Quotation Q-000031"));
  expect(requests.map(({ body }) => body)).toContainEqual({ version: 1 });
  expect(await dialog.findByLabelText("Letter")).toHaveValue(
    [
      "Dear Kaveri Weaves,",
      "",
      "please find Quotation Q-000031.",
      "",
      "Shirt box: 500 boxes at ₹10.50 each",
      "Shirt box: 1,000 boxes at ₹10.50 each",
      "The prices are without GST and valid until 31 Dec 2026.",
      "",
      "Deccan Boxes",
    ].join("\n"),
  );
  expect(dialog.getByText("WhatsApp")).toBeInTheDocument();
});

test("a draft that another person has edited meanwhile is not finished", async () => {
  expectConsoleErrors(/^HostError/);
  const message = "The quotation was changed meanwhile.";
  fakeHost({
    "PUT /admin/quotations/31/send": () => json({ message }, { status: 409 }),
  });
  openPage(<QuotationActions quotation={quotation("DRAFT")} />, { isOwnHost: true });
  fireEvent.click(screen.getByText("Finish and send"));
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a draft with boxes has a PDF of its own", async () => {
  const requests = fakeHost({});
  openPage(<QuotationActions quotation={quotation("DRAFT")} />, { isOwnHost: true });
  expectConsoleErrors(/^HostError/);
  fireEvent.click(screen.getByText("Save draft"));
  await waitFor(() =>
    expect(requests.map(({ path }) => path)).toContain(
      "/admin/quotations/31/revisions/1/quotation.pdf",
    ),
  );
});

test("a draft after a sent revision offers the draft's PDF, and each earlier one where it is chosen", async () => {
  const draft = quotation("DRAFT");
  const [first] = draft.revisions;
  if (first === undefined) throw new Error("The quotation has no revision");
  const revised = {
    ...draft,
    revision: 2,
    revisions: [
      { ...first, number: 2 },
      { ...first, sentAt: "2026-11-02T04:30:00.000Z", sentBy: "a@b.in" },
    ],
  };
  expectConsoleErrors(/^HostError/);
  const requests = fakeHost({
    "GET /admin/quotations/31": () => json(revised),
  });
  openPage(<QuotationPage />, {
    isOwnHost: true,
    at: "/admin/dashboard/quotations/31",
    path: "/admin/dashboard/quotations/:id",
  });
  await screen.findByText("Save draft");
  expect(screen.queryByText("Save PDF")).toBeNull();
  fireEvent.mouseDown(screen.getByLabelText("Revision"));
  fireEvent.click(await screen.findByText("Revision 1", { selector: "li" }));
  fireEvent.click(await screen.findByText("Save PDF"));
  await waitFor(() =>
    expect(requests.map(({ path }) => path)).toContain(
      "/admin/quotations/31/revisions/1/quotation.pdf",
    ),
  );
});
