import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { PaperSending } from "../../../contract/sending";
import { chatAddress, mailAddress } from "../../../domain/contactText";
import InvoicePage from "../../../src/admin/invoices/InvoicePage";
import { linkAddress } from "../../../src/admin/sendPaper/SendForm";
import { expectConsoleErrors } from "../../support/consoleErrors";
import { type Answers, fakeHost, json } from "../../support/fakeHost";
import { invoiceDetails } from "../../support/invoiceDetails";
import { dialogTitled, openPage } from "../../support/openPage";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, "canShare");
  Reflect.deleteProperty(navigator, "share");
});

/** Makes the browser one of a phone. */
const stubTouch = () =>
  vi.stubGlobal("matchMedia", () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

const sending: PaperSending = {
  number: "A/26-27/00001",
  fileName: "A-26-27-00001.pdf",
  company: "Alepet Cartons",
  recipient: { name: "Kaveri Weaves", email: "asha@kaveri.example", phone: "+91 98450 00000" },
  isOwnOnly: false,
  sendsEmails: true,
  links: [],
  emails: [],
};

const path = "/public/papers/a-token/A-26-27-00001.pdf";
const link = `${window.location.origin}/api${path}`;

async function openInvoice(values: Partial<PaperSending> = {}, more: Answers = {}) {
  const requests = fakeHost({
    "GET /admin/invoices/3": () => json(invoiceDetails()),
    "GET /admin/sending/invoice/3": () => json({ ...sending, ...values }),
    "POST /admin/paper-links": () => json({ path, expiresAt: "2026-12-26T10:00:00Z" }),
    ...more,
  });
  openPage(<InvoicePage />, { at: "/3", path: "/:id", isOwnHost: true });
  await screen.findByText("Tax Invoice A/26-27/00001", { selector: "h1" });
  return requests;
}

async function openDialog() {
  fireEvent.click(screen.getByText("Send…", { selector: "button" }));
  const dialog = within(await dialogTitled("Send Tax Invoice A/26-27/00001"));
  await dialog.findByLabelText("Letter");
  return dialog;
}

test("WhatsApp opens in a tab with the letter and the link, to the contact of the client", async () => {
  const requests = await openInvoice();
  const tab = { location: { href: "" }, close: vi.fn() };
  const open = vi.fn(() => tab);
  vi.stubGlobal("open", open);
  const dialog = await openDialog();
  expect(dialog.getByLabelText("Email")).toHaveValue("asha@kaveri.example");
  fireEvent.click(dialog.getByText("WhatsApp"));
  expect(open).toHaveBeenCalledWith("", "_blank");
  const letter = "Dear Kaveri Weaves,\n\nplease find Tax Invoice A/26-27/00001.\n\nAlepet Cartons";
  await waitFor(() =>
    expect(tab.location.href).toBe(
      `https://wa.me/919845000000?text=${encodeURIComponent(`${letter}\n\n${link}`)}`,
    ),
  );
  expect(requests.find(({ method }) => method === "POST")).toMatchObject({
    body: { kind: "invoice", paperId: 3, language: "en" },
  });
});

test("a link that cannot be made closes the tab, says why, and the letter stays", async () => {
  expectConsoleErrors(/^HostError: /);
  await openInvoice(
    {},
    { "POST /admin/paper-links": () => json({ message: "Not now" }, { status: 409 }) },
  );
  const tab = { location: { href: "" }, close: vi.fn() };
  vi.stubGlobal("open", () => tab);
  const dialog = await openDialog();
  fireEvent.change(dialog.getByLabelText("Letter"), { target: { value: "My own words" } });
  fireEvent.click(dialog.getByText("WhatsApp"));
  expect(await screen.findByText("Not now")).toBeInTheDocument();
  expect(tab.close).toHaveBeenCalled();
  expect(tab.location.href).toBe("");
  expect(dialog.getByLabelText("Letter")).toHaveValue("My own words");
});

test("an email with a wrong address is told by its field, and nothing typed is lost", async () => {
  expectConsoleErrors(/^HostError: /);
  const requests = await openInvoice(
    {},
    {
      "POST /admin/emails": () =>
        json({ message: "to: Wrong", errors: { to: "Wrong" } }, { status: 400 }),
    },
  );
  const dialog = await openDialog();
  fireEvent.change(dialog.getByLabelText("Email"), { target: { value: "asha" } });
  fireEvent.click(dialog.getByText("Send email"));
  expect(await dialog.findByText("Wrong")).toBeInTheDocument();
  expect(dialog.getByLabelText("Email")).toHaveValue("asha");
  expect(requests.find(({ path: at }) => at === "/admin/emails")).toMatchObject({
    body: { to: "asha", subject: "Tax Invoice A/26-27/00001, Alepet Cartons" },
  });
});

test("a paper for its own person alone has fixed addresses, and neither a copy nor the phone's apps", async () => {
  stubTouch();
  Object.assign(navigator, { canShare: () => true });
  await openInvoice({ isOwnOnly: true });
  const dialog = await openDialog();
  for (const label of ["Email", "Phone"])
    expect(dialog.getByLabelText(label)).toHaveAttribute("readonly");
  expect(dialog.queryByText("Copy link")).toBeNull();
  expect(dialog.queryByText("Share the PDF")).toBeNull();
});

test("a phone gets the PDF before the press, and passes it on", async () => {
  stubTouch();
  const share = vi.fn(async () => undefined);
  Object.assign(navigator, { canShare: () => true, share });
  await openInvoice({}, { "GET /admin/invoices/3/invoice.pdf": () => new Response("%PDF-1.7") });
  const dialog = await openDialog();
  const button = dialog.getByText("Share the PDF");
  await waitFor(() => expect(button).toBeEnabled());
  fireEvent.click(button);
  expect(share).toHaveBeenCalledWith({
    files: [expect.objectContaining({ name: "A-26-27-00001.pdf", type: "application/pdf" })],
    title: "Tax Invoice A/26-27/00001",
    text: expect.stringContaining("Dear Kaveri Weaves"),
  });
});

test("links and emails are listed with their states, and a link that is over is not revoked", async () => {
  const made = { createdBy: "owner@example.com", createdAt: "2026-11-01T10:00:00Z" };
  const email = { ...made, sentTo: "asha@kaveri.example" };
  await openInvoice({
    links: [
      { ...made, id: 3, expiresAt: "2099-12-01T10:00:00Z", openings: 0 },
      {
        ...made,
        id: 2,
        expiresAt: "2020-12-01T10:00:00Z",
        openings: 2,
        lastOpenedAt: "2020-11-02T10:00:00Z",
      },
    ],
    emails: [
      { ...email, id: 2, state: "PERHAPS_SENT", failure: "It was perhaps sent" },
      { ...email, id: 1, state: "SENT", sentAt: "2026-11-01T10:01:00Z" },
    ],
  });
  const dialog = await openDialog();
  expect(dialog.getByText(/^Open until .* · not opened$/)).toBeInTheDocument();
  expect(dialog.getByText(/^Expired on .* · opened 2 times, last on /)).toBeInTheDocument();
  expect(dialog.getAllByText("Revoke")).toHaveLength(1);
  expect(dialog.getByText(/^Perhaps sent, .* · It was perhaps sent$/)).toBeInTheDocument();
  expect(dialog.getAllByText("Send again")).toHaveLength(1);
});

test("a server without a mail server offers the email program instead", async () => {
  await openInvoice({ sendsEmails: false });
  const open = vi.fn();
  vi.stubGlobal("open", open);
  const dialog = await openDialog();
  expect(dialog.queryByText("Send email")).toBeNull();
  fireEvent.click(dialog.getByText("Email program"));
  await waitFor(() =>
    expect(open).toHaveBeenCalledWith(
      expect.stringMatching(/^mailto:asha@kaveri\.example\?subject=Tax%20Invoice/),
      "_self",
    ),
  );
});

test.each([
  ["+91 98450 00000", "919845000000"],
  ["098450-00000 / 98450 11111", "919845000000"],
  ["9845000000", "919845000000"],
  ["+44 20 7946 0958", "442079460958"],
  ["", ""],
])("the number %s is %s for WhatsApp", (phone, number) => {
  expect(chatAddress(phone, "A & B")).toBe(`https://wa.me/${number}?text=A%20%26%20B`);
});

test("addresses keep signs that have a meaning in them", () => {
  expect(mailAddress("a+b@example.com", "1 & 2", "x\ny?")).toBe(
    "mailto:a%2Bb@example.com?subject=1%20%26%202&body=x%0Ay%3F",
  );
  expect(linkAddress("https://plant.example/api", "/public/x")).toBe(
    "https://plant.example/api/public/x",
  );
});
