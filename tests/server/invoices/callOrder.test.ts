import { beforeAll, expect, test } from "vitest";
import { filesCalled, readSteps } from "../../support/filesCalled";
import { boxContent } from "../../support/goodsExamples";
import { clientParty } from "../../support/invoiceDocument";
import { enterSupplier } from "../../support/invoiceSettings";
import { invoicing, of } from "../../support/invoicing";
import { plant } from "../../support/plant";
import { quotationCalls } from "../quotations/quotationCalls";

const host = plant();
const { send, accept } = quotationCalls(host);
const { dispatchBoxes, postFor } = invoicing(host);

beforeAll(() => enterSupplier(host));

/** The folders of business words, except `server/sending`: its hook is called by every request. */
const rooms = /^server\/(?!(http|auth|audit|records|lists|live|documents|db|sending)\/)[^/]+\//;

const specification = { content: boxContent, quantity: 500 };

test("an enquiry passes the files that the invoices' README lists on its way to an invoice, 34 at most", async () => {
  const statuses: number[] = [];
  const pass = (name: string) => async () => {
    const enquiry = { name, phone: "+91 98450 12345", email: "asha@example.com", specification };
    await host.call("visitor", "submitContact", { body: enquiry });
    const { id } = (await host.call("staff", "getContacts")).body.at(-1);
    const { body: quotation } = await host.call("staff", "quoteEnquiry", of(id, { name }));
    await send(String(quotation.id));
    const { body: accepted } = await accept(String(quotation.id));
    const dispatch = await dispatchBoxes(500, accepted.orderId);
    await host.call("staff", "getInvoiceProposal", of(dispatch.id));
    const { status } = await postFor(dispatch.id, { recipient: { ...clientParty, name } });
    statuses.push(status);
  };
  const steps = readSteps("server/invoices/README.md", "## From an enquiry to an invoice");
  expect(await filesCalled(rooms, pass("Asha Rao"), pass("Banu Rao"))).toEqual(steps);
  expect(statuses).toEqual([200, 200]);
  expect(new Set(steps).size).toBe(steps.length);
  expect(steps.length).toBeLessThanOrEqual(34);
});
