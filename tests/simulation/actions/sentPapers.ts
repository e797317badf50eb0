import { irnOfDocument } from "../../support/irn";
import { defineAction, pickFrom, withKey } from "../plant";
import { atPart, expectOutcome, numbered } from "./requests";

/** A posted invoice is sent by a link and by email. A revoked link opens nothing. */
const sendPaper = defineAction({
  name: "sendPaper",
  weight: 2,
  choose(random, { invoices }) {
    const invoice = pickFrom(random, invoices);
    return invoice && { invoice: invoice.key, isRevoked: random.chance(0.5), draw: random.next() };
  },
  async act({ invoice: invoiceKey, isRevoked, draw }, plant) {
    const invoice = withKey(plant.invoices, invoiceKey);
    if (!invoice) return;
    const { call } = plant.host;
    const paper = { kind: "invoice", paperId: invoice.id, language: "en" };
    const made = await call("staff", "createPaperLink", { body: paper });
    expectOutcome(made, "accepted", `A link to the invoice ${invoice.id}`);
    const email = { ...paper, to: "accounts@example.com", subject: "Invoice", text: "Attached." };
    const sentEmail = await call("staff", "createEmail", { body: email });
    expectOutcome(sentEmail, "accepted", `An email of the invoice ${invoice.id}`);
    if (!isRevoked) return;
    const params = { kind: "invoice", id: String(invoice.id) };
    const { links } = (await call("staff", "getPaperSending", { params })).body;
    const link = atPart<{ id: number; revokedAt?: string }>(links, draw);
    if (!link) return;
    const reply = await call("staff", "revokePaperLink", numbered(link.id));
    const outcome = link.revokedAt ? "sending.linkRevoked" : "accepted";
    expectOutcome(reply, outcome, `Revoking the link ${link.id}`);
  },
});

/** The numbers of the portals on an invoice, and its transport. A cancelled invoice takes none. */
const numberInvoice = defineAction({
  name: "numberInvoice",
  weight: 2,
  choose(random, { invoices }) {
    const invoice = pickFrom(random, invoices);
    const kind = random.pick(["TRANSPORT", "EWAY", "IRN", "WRONG_IRN"] as const);
    return invoice && { invoice: invoice.key, kind, kilometres: random.integer(1, 3000) };
  },
  async act({ invoice: invoiceKey, kind, kilometres }, plant) {
    const invoice = withKey(plant.invoices, invoiceKey);
    if (!invoice) return;
    const { call } = plant.host;
    const {
      version,
      document,
      cancelledAt,
      irn: known,
    } = (await call("staff", "getInvoice", numbered(invoice.id))).body;
    const outcome = cancelledAt === undefined ? "accepted" : "invoice.isCancelled";
    if (kind === "TRANSPORT") {
      const transport = { mode: "ROAD", vehicleNumber: "KA02C77", distanceKm: kilometres };
      const sent = numbered(invoice.id, { ...transport, version });
      expectOutcome(
        await call("staff", "updateTransport", sent),
        outcome,
        `Transport ${kilometres}`,
      );
    } else if (kind === "EWAY") {
      const number = String(100_000_000_000 + invoice.id * 5000 + kilometres);
      const sent = numbered(invoice.id, { number, version });
      expectOutcome(await call("staff", "updateEwayBill", sent), outcome, `E-way bill ${number}`);
    } else {
      const irn = kind === "IRN" ? irnOfDocument(document) : "ab".repeat(32);
      // The same number again changes nothing.
      if (irn === known) return;
      const reply = await call("staff", "updateEInvoice", numbered(invoice.id, { irn, version }));
      const isRight = kind === "IRN" || cancelledAt !== undefined;
      expectOutcome(reply, isRight ? outcome : "portal.wrongIrn", `The IRN of ${invoice.id}`);
    }
  },
});

export const sentPaperActions = [sendPaper, numberInvoice];
