import { sql } from "drizzle-orm";
import { beforeAll, expect, test, vi } from "vitest";
import { postCreditNote } from "../../../server/invoices/postInvoice";
import { enterSupplier } from "../../support/invoiceSettings";
import { invoicing, of } from "../../support/invoicing";
import { irnOf } from "../../support/irn";
import { plant } from "../../support/plant";
import { acceptedOrder, enterRates } from "../../support/quoting";
import { pdfText } from "../../support/readPdf";

const host = plant();
const { dispatchBoxes, postFor, posted } = invoicing(host);

beforeAll(async () => {
  await enterSupplier(host);
  await enterRates(host);
});

const credit = (invoiceId: number, quantity: number, price: number, more: object = {}) =>
  host.call("staff", "createCreditNote", {
    body: { invoiceId, quantity, price, reason: "Damaged", ...more },
  });

const detailsOf = async (id: number) => (await host.call("staff", "getInvoice", of(id))).body;

test("a lowered price is limited in rupees and leaves the boxes, at the same moment too", async () => {
  const { id, serial } = await posted();
  const replies = await Promise.all([
    credit(id, 5000, 10, { isReturn: false }),
    credit(id, 5000, 10, { isReturn: false }),
  ]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(await detailsOf(id)).toMatchObject({
    creditableQuantity: 5000,
    creditable: [{ line: 0, boxes: 5000, value: 39_000 }],
  });
  expect(await credit(id, 5000, 17.8)).toMatchObject({
    status: 400,
    body: {
      errors: {
        price: `${serial} has ₹89,000 on this line, of which ₹50,000 are credited: at most ₹39,000 more`,
      },
    },
  });
  expect(await credit(id, 5000, 7.8)).toMatchObject({ status: 200 });
  expect(await detailsOf(id)).toMatchObject({
    creditable: [{ boxes: 0, value: 0 }],
  });
});

test("the papers of a lower price say that no boxes come back", async () => {
  const { id } = await posted();
  const { body: note } = await credit(id, 5000, 1, { isReturn: false });
  const pdf = await host.call("staff", "getInvoicePdf", of(note.id));
  const text = (await pdfText(pdf.bytes)).replaceAll(/\s+/g, " ");
  expect(text).toContain("lower price of 5,000 NOS, no goods returned");
  const file = async () => {
    const reply = await host.call("staff", "getEInvoiceFile", of(note.id));
    return JSON.parse(reply.body.file)[0].ItemList[0];
  };
  expect(await file()).toMatchObject({ Qty: 0, UnitPrice: 1, TotAmt: 5000 });
  const schemas = [{ validFrom: "2021-06-01", ewayBill: "1.0.0621", eInvoice: "1.1" }];
  await enterSupplier(host, { schemas: schemas.map((row) => ({ ...row, valueOnly: "BOXES" })) });
  expect(await file()).toMatchObject({ Qty: 5000, UnitPrice: 1, TotAmt: 5000 });
  await enterSupplier(host, { schemas });
});

test("a cancelled credit note no longer counts", async () => {
  const { id } = await posted();
  const { body: note } = await credit(id, 5000, 17.8);
  expect(await credit(id, 1, 1)).toMatchObject({ status: 400 });
  await host.call("staff", "cancelInvoice", of(note.id, { reason: "Wrong invoice" }));
  expect(await detailsOf(id)).toMatchObject({ creditableQuantity: 5000 });
  expect(await credit(id, 5000, 17.8)).toMatchObject({ status: 200 });
});

test("an invoice is cancelled after its credit note is cancelled, and not before", async () => {
  const { id } = await posted();
  const { body: note } = await credit(id, 1, 1);
  const cancel = (one: number) => host.call("staff", "cancelInvoice", of(one, { reason: "Wrong" }));
  expect(await cancel(id)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining(note.serial) },
  });
  expect(await cancel(note.id)).toMatchObject({ status: 200 });
  expect(await cancel(id)).toMatchObject({ status: 200 });
});

test("a tooling line is credited, stays charged, and takes no box back", async () => {
  const apart = { toolingTerms: "once", isToolingApart: true };
  const { orderId } = await acceptedOrder(host, "Credited box", apart);
  const dispatch = await dispatchBoxes(2000, orderId);
  const { body: invoice } = await postFor(dispatch.id);
  expect(await credit(invoice.id, 1, 750, { line: 1 })).toMatchObject({
    status: 200,
    body: {
      taxable: 750,
      document: { lines: [{ isTooling: true, hsn: "998912", ratePercent: 18, cgstPaise: 6750 }] },
    },
  });
  expect(await credit(invoice.id, 1, 5000.01, { line: 1 })).toMatchObject({
    status: 400,
    body: { errors: { price: expect.stringContaining("at most ₹5,000 more") } },
  });
  expect(await credit(invoice.id, 1, 5000, { line: 1 })).toMatchObject({ status: 200 });
  expect(await detailsOf(invoice.id)).toMatchObject({ creditableQuantity: 2000 });
  const later = await dispatchBoxes(1000, orderId);
  const { body: next } = await postFor(later.id);
  expect(next.document.lines).toHaveLength(1);
  expect(await credit(invoice.id, 1, 1, { line: 2 })).toMatchObject({
    status: 400,
    body: { errors: { line: `${invoice.serial} has no such line` } },
  });
});

test("a lowered price takes no box off the balance of spread tooling", async () => {
  const terms = { toolingTerms: "spread", toolingBoxes: 20_000 };
  const { orderId } = await acceptedOrder(host, "Cheaper box", terms);
  const dispatch = await dispatchBoxes(3000, orderId);
  const { body: invoice } = await postFor(dispatch.id);
  await credit(invoice.id, 1000, 1, { isReturn: false });
  const { body } = await host.call("staff", "getOrderDispatches", of(orderId));
  expect(body.tooling).toMatchObject({ invoicedBoxes: 3000 });
});

test("a credit note after 30 November of the following financial year is refused", async () => {
  const { id, serial } = await posted();
  await host.db.execute(sql`update invoices
    set document = jsonb_set(document, '{date}', '"2025-03-31"') where id = ${id}`);
  expect(await credit(id, 1, 1)).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(`${serial}.*2025`) },
  });
});

test("a credit note is posted until the last second of 30 November", async () => {
  const { id } = await posted();
  await host.db.execute(sql`update invoices
    set document = jsonb_set(document, '{date}', '"2026-03-31"') where id = ${id}`);
  const session = {
    id: undefined,
    adminId: 1,
    email: "owner@example.com",
    role: "ROLE_SUPER_ADMIN",
    factor: "none",
  } as const;
  const creditAt = async (time: string) => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date(`${time}+05:30`) });
    try {
      const entry = { line: 0, quantity: 1, price: 1, isReturn: true, reason: "Damaged" };
      return await host.callsDb.transaction((tx) =>
        postCreditNote(tx, session, { invoiceId: id, ...entry }),
      );
    } finally {
      vi.useRealTimers();
    }
  };
  expect(await creditAt("2026-11-30T23:59:59")).toEqual(expect.any(Number));
  await expect(creditAt("2026-12-01T00:00:00")).rejects.toMatchObject({ status: 409 });
});

const enterIrn = ({ id, serial }: { id: number; serial: string }, ackDate: string) =>
  host.call("staff", "updateEInvoice", of(id, { version: 1, irn: irnOf(serial), ackDate }));

test("an invoice with an IRN older than 24 hours is not cancelled: it is credited", async () => {
  const { id, serial } = await posted();
  expect(await enterIrn({ id, serial }, "2026-11-23")).toMatchObject({ status: 200 });
  const cancel = (one: number) =>
    host.call("staff", "cancelInvoice", of(one, { reason: "Wrong client" }));
  await host.db.execute(sql`update invoices
    set created_at = now() - interval '25 hours', ack_date = null where id = ${id}`);
  expect(await cancel(id)).toMatchObject({
    status: 409,
    body: {
      message: `The IRN of ${serial} is older than 24 hours, so the portal does not cancel it: post a credit note`,
    },
  });
  expect(await credit(id, 5000, 17.8)).toMatchObject({ status: 200 });
  const fresh = await posted();
  await enterIrn(fresh, "2026-11-23");
  expect(await cancel(fresh.id)).toMatchObject({ status: 200 });
});

const setDate = (id: number, date: string) =>
  host.db.execute(sql`update invoices
    set date = ${date}, document = jsonb_set(document, '{date}', to_jsonb(${date}::text)) where id = ${id}`);

test("an invoice says why a credit note or its cancellation would be refused, in the words of the refusal", async () => {
  const cancel = (one: number) => host.call("staff", "cancelInvoice", of(one, { reason: "Wrong" }));
  const { id, ...open } = await posted();
  expect(open).not.toHaveProperty("cancelObstacle");
  expect(open).not.toHaveProperty("creditObstacle");

  await setDate(id, "2025-03-31");
  const late = await credit(id, 1, 1);
  expect(late).toMatchObject({ status: 409, body: { code: "invoice.creditTooLate" } });
  expect(await detailsOf(id)).toMatchObject({
    creditObstacle: late.body.message,
    creditObstacleCode: { code: late.body.code, values: late.body.values },
  });

  const registered = await posted();
  await enterIrn(registered, "2026-11-23");
  expect(await detailsOf(registered.id)).not.toHaveProperty("cancelObstacle");
  await host.db.execute(sql`update invoices
    set created_at = now() - interval '25 hours', ack_date = null where id = ${registered.id}`);
  const old = await cancel(registered.id);
  expect(old).toMatchObject({ status: 409, body: { code: "invoice.irnTooOld" } });
  const details = await detailsOf(registered.id);
  expect(details).toMatchObject({ cancelObstacle: old.body.message });
  expect(details).not.toHaveProperty("creditObstacle");

  const { body: note } = await credit(registered.id, 5000, 17.8);
  expect(await detailsOf(note.id)).not.toHaveProperty("cancelObstacle");
  const credited = await cancel(registered.id);
  expect(credited).toMatchObject({ status: 409, body: { code: "invoice.hasCreditNote" } });
  expect(await detailsOf(registered.id)).toMatchObject({ cancelObstacle: credited.body.message });
  await setDate(registered.id, "2025-03-31");
  expect(await detailsOf(registered.id)).not.toHaveProperty("creditObstacle");
});
