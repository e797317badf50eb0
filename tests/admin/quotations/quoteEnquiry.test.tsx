import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { showAddress } from "../../../src/admin/addresses";
import { expectConsoleErrors } from "../../support/consoleErrors";
import { type Answer, json } from "../../support/fakeHost";
import { openOffice } from "../../support/openOffice";

const enquiry = {
  id: 5,
  name: "Meera Iyer",
  phone: "+91 98450 12345",
  email: "meera@example.com",
  message: "Boxes for tiles",
  replyStatus: false,
  version: 1,
};

const client = {
  id: 7,
  name: "Cauvery Silks Pvt Ltd",
  gstin: "29AABCB5576G1ZH",
  billingStreet: "Plot 12",
  billingTown: "Bengaluru",
  billingStateCode: "29",
  billingPin: "560058",
  active: true,
  createdAt: "2026-11-01T00:00:00.000Z",
  version: 1,
};

const similarNameMessage = "There is a client with a similar name: Cauvery Silks Pvt Ltd.";

/** Opens the enquiry's page. @returns what was sent to make the quotation */
function openEnquiry({ made = [] as object[], reply = (() => json({ id: 31 })) as Answer } = {}) {
  const sent: unknown[] = [];
  openOffice(showAddress("contacts", enquiry.id), {
    isOwnHost: true,
    answers: {
      "GET /admin/contact/contactDetails": () => json([enquiry]),
      "GET /admin/undoable": () => json({ changes: [] }),
      "GET /admin/history/enquiry/5": () => json({ entries: [] }),
      "GET /admin/clients": () => json([client]),
      "GET /admin/quotations": () => json(made),
      // The page that opens is no part of these tests. It never gets its quotation.
      "GET /admin/quotations/31": () => new Promise<Response>(() => undefined),
      "PUT /admin/contacts/5/quotation": (request) => {
        sent.push(request.body);
        return reply(request);
      },
    },
  });
  return { sent };
}

const textbox = (name: RegExp) => screen.getByRole("textbox", { name });
const press = (name: string) => screen.findByRole("button", { name });

test("a new client is typed once, begins with who enquired, and a like name asks", async () => {
  expectConsoleErrors(/HostError: There is a client with a similar name/);
  const user = userEvent.setup();
  const { sent } = openEnquiry({
    reply: ({ body }) =>
      Reflect.get(Object(body), "isOther") === true
        ? json({ id: 31 })
        : json(
            { message: similarNameMessage, errors: { isOther: similarNameMessage } },
            { status: 409 },
          ),
  });
  await user.click(await press("Make quotation…"));
  const name = await screen.findByRole("combobox", { name: /^Name/ });
  expect(name).toHaveValue("Meera Iyer");
  await user.clear(name);
  await user.type(name, "Cauvery Silks");
  await user.type(textbox(/^Billing PIN Code/), "1");
  await user.click(await press("Make quotation"));
  expect(await screen.findByText("A PIN code has 6 digits")).toBeInTheDocument();
  await user.clear(textbox(/^Billing PIN Code/));
  await user.type(textbox(/^Billing PIN Code/), "560022");
  await user.type(textbox(/^GSTIN/), "29aagcb7383j1z4");
  await user.click(await press("Make quotation"));
  await user.click(await screen.findByRole("checkbox", { name: "This is another client" }));
  await user.click(await press("Make quotation"));
  await expect.poll(() => sent).toHaveLength(2);
  expect(sent[1]).toEqual({
    name: "Cauvery Silks",
    gstin: "29AAGCB7383J1Z4",
    billingPin: "560022",
    isOther: true,
  });
});

test("the name of a client shows its record in place of the inputs, and only the name is sent", async () => {
  const user = userEvent.setup();
  const { sent } = openEnquiry();
  await user.click(await press("Make quotation…"));
  const name = await screen.findByRole("combobox", { name: /^Name/ });
  await user.type(textbox(/^GSTIN/), "half a number");
  await user.clear(name);
  await user.type(name, "cauvery silks pvt ltd");
  expect(await screen.findByText("GSTIN 29AABCB5576G1ZH")).toBeInTheDocument();
  expect(screen.getByText("Plot 12, Bengaluru, 560058, 29 Karnataka")).toBeInTheDocument();
  expect(screen.queryByRole("textbox", { name: /^GSTIN/ })).toBeNull();
  await user.click(await press("Make quotation"));
  await expect.poll(() => sent).toEqual([{ name: "cauvery silks pvt ltd" }]);
});

test("an enquiry with a quotation links to it", async () => {
  openEnquiry({
    made: [
      {
        id: 31,
        number: "Q-000031",
        client: "Meera Iyer",
        enquiryId: 5,
        state: "DRAFT",
        revision: 1,
        createdBy: "a@example.com",
        version: 1,
        createdAt: "2026-11-01T00:00:00.000Z",
      },
    ],
  });
  const link = await screen.findByRole("link", { name: "Open quotation Q-000031" });
  expect(link).toHaveAttribute("href", expect.stringMatching(/quotations\/31$/));
  expect(screen.queryByRole("button", { name: "Make quotation…" })).toBeNull();
});

test("an enquiry is marked as replied on its page", async () => {
  let shown = enquiry;
  openOffice(showAddress("contacts", enquiry.id), {
    isOwnHost: true,
    answers: {
      "GET /admin/contact/contactDetails": () => json([shown]),
      "GET /admin/undoable": () => json({ changes: [] }),
      "GET /admin/history/enquiry/5": () => json({ entries: [] }),
      "PUT /admin/contact/updateReplyStatus/5": () => {
        shown = { ...enquiry, replyStatus: true };
        return json(shown);
      },
    },
  });
  const button = await press("Mark as replied");
  await userEvent.setup().click(button);
  await expect.poll(() => screen.queryByText("Mark as replied")).toBeNull();
});
