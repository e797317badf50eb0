import { createHash } from "node:crypto";
import { currentTime } from "../../domain/clock";
import { indiaDate } from "../../domain/indiaTime";
import { eInvoiceFaults, eInvoiceFile } from "../../domain/invoices/eInvoice";
import { ewayBillFaults, ewayBillFile, ewayBillVersion } from "../../domain/invoices/ewayBill";
import { validOn } from "../../domain/invoices/gst";
import type { Fault } from "../../domain/invoices/invoiceDocument";
import {
  irnSource,
  irnTypes,
  type PortalReply,
  readEInvoiceReply,
  readEwayReply,
} from "../../domain/invoices/portalReplies";
import { say } from "../../domain/messages/say";
import { readInvoiceSettings } from "../company/plantSettings";
import { badRequest, conflict, sentMessage } from "../errors";
import type { Handlers } from "../http/handler";
import { recordId, updateRecord } from "../records/recordHandlers";
import {
  documentOf,
  type InvoiceRow,
  invoiceRecord,
  qrSignatureOf,
  readInvoiceRow,
  transportOf,
} from "./invoiceRows";

const cancelledFault = ({ cancelledAt, serial }: InvoiceRow): Fault[] =>
  cancelledAt === null
    ? []
    : [{ field: "serial", place: "INVOICE", message: say("invoice.isCancelled", { serial }) }];

/** Returns the file as its portal reads it, or the faults. */
const portalFile = (faults: readonly Fault[], file: () => unknown) => ({
  faults: faults.map(({ message, ...fault }) => ({ ...fault, ...sentMessage(message) })),
  ...(faults.length === 0 && { file: JSON.stringify(file(), null, 2) }),
});

const postedDocumentOf = (row: InvoiceRow) => {
  const { kind, date, serial, supplier, recipient, totals } = documentOf(row);
  const type = kind === "CREDIT_NOTE" ? irnTypes.CREDIT_NOTE : irnTypes.TAX_INVOICE;
  const source = irnSource({ supplierGstin: supplier.gstin ?? "", date, type, serial });
  return {
    serial,
    supplierGstin: supplier.gstin,
    recipientGstin: recipient.gstin,
    totalPaise: totals.totalPaise,
    irn: createHash("sha256").update(source).digest("hex"),
  };
};

/**
 * Returns the numbers of a portal's reply.
 * @throws HttpError 409 for a cancelled document, 400 by the field with the reason
 */
function takeNumbers<Numbers>(row: InvoiceRow, field: string, read: PortalReply<Numbers>): Numbers {
  if (row.cancelledAt) throw conflict(say("invoice.isCancelled", { serial: row.serial }));
  if (!read.ok) throw badRequest({ [read.field ?? field]: read.message });
  return read.numbers;
}

export const portalHandlers: Handlers<
  "getEwayBillFile" | "getEInvoiceFile" | "updateEwayBill" | "updateEInvoice" | "updateTransport"
> = {
  async getEwayBillFile({ params }, { db }) {
    const row = await readInvoiceRow(db, recordId(invoiceRecord, params.id));
    const [document, transport] = [documentOf(row), transportOf(row)];
    const today = indiaDate(currentTime());
    const { schemas } = await readInvoiceSettings(db);
    const { ewayBill = ewayBillVersion, shipTo = "OFF" } = validOn(schemas, today) ?? {};
    const faults = [...cancelledFault(row), ...ewayBillFaults(document, transport, today)];
    return portalFile(faults, () => ewayBillFile(document, transport, ewayBill, shipTo === "ON"));
  },

  async getEInvoiceFile({ params }, { db }) {
    const row = await readInvoiceRow(db, recordId(invoiceRecord, params.id));
    const document = documentOf(row);
    const today = indiaDate(currentTime());
    const { schemas } = await readInvoiceSettings(db);
    const { eInvoice: version, valueOnly } = validOn(schemas, today) ?? {};
    const faults = [...cancelledFault(row), ...eInvoiceFaults(document, today)];
    return portalFile(faults, () => eInvoiceFile(document, { version, valueOnly }));
  },

  updateTransport: updateRecord(invoiceRecord, {
    call: "updateTransport",
    fields({ row, body }) {
      if (row.cancelledAt) throw conflict(say("invoice.isCancelled", { serial: row.serial }));
      return { transport: body };
    },
  }),

  updateEwayBill: updateRecord(invoiceRecord, {
    call: "updateEwayBill",
    fields({ row, body }) {
      if (row.kind === "CREDIT_NOTE") throw conflict(say("invoice.creditNoteNoEway"));
      const field = body.number === undefined ? "reply" : "number";
      const { number, at } = takeNumbers(row, field, readEwayReply(body, postedDocumentOf(row)));
      return { ewayNumber: number, ewayAt: at ?? null };
    },
  }),

  updateEInvoice: updateRecord(invoiceRecord, {
    call: "updateEInvoice",
    async fields({ tx, row, body }) {
      if (row.kind === "CHALLAN") throw conflict(say("invoice.challanNoEInvoice"));
      const field = body.irn === undefined ? "reply" : "irn";
      const read = readEInvoiceReply(body, postedDocumentOf(row));
      const { irn, ackNumber, ackDate, signedQr } = takeNumbers(row, field, read);
      const { portalKeys } = await readInvoiceSettings(tx);
      if (signedQr !== undefined && qrSignatureOf(signedQr, portalKeys) === "WRONG")
        throw badRequest({
          [body.signedQr === undefined ? "reply" : "signedQr"]: say("portal.wrongSignature"),
        });
      return {
        irn,
        ackNumber: ackNumber ?? null,
        ackDate: ackDate ?? null,
        signedQr: signedQr ?? null,
      };
    },
  }),
};
