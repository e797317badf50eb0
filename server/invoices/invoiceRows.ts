import { createPublicKey, type KeyObject, verify } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import * as z from "zod/mini";
import {
  Invoice,
  InvoiceDetails,
  InvoiceDocument,
  type QrSignature,
  Transport,
} from "../../contract/invoices";
import type { FoundMark } from "../../contract/search";
import { amountInWords } from "../../domain/amountInWords";
import { creditableOf } from "../../domain/invoices/creditNote";
import { needsEwayBill, validOn } from "../../domain/invoices/gst";
import { say } from "../../domain/messages/say";
import { paiseOf, rupeesOf } from "../../domain/storedUnits";
import { readInvoiceSettings } from "../company/plantSettings";
import type { Reader } from "../db/connect";
import { unitFieldsOf } from "../db/fieldColumns";
import { invoices, openItems } from "../db/schema";
import { notFound } from "../errors";
import { defineRecord } from "../records/defineRecord";
import { storedSchema } from "../storedSchema";
import { rupeesSql } from "../units";
import { readObstacles } from "./filedMonths";

const pemBlock = /-----BEGIN ([A-Z ]+)-----[\s\S]+?-----END \1-----/g;

/** Reads public keys and certificates from PEM text. Undefined if the text has none, or anything else. */
export function readPortalKeys(text: string): readonly KeyObject[] | undefined {
  const blocks = [...text.matchAll(pemBlock)];
  if (blocks.length === 0 || text.replace(pemBlock, "").trim() !== "") return undefined;
  try {
    return blocks.map(([pem, kind = ""]) => {
      if (kind.includes("PRIVATE")) throw new Error("A private key is no key of the portal");
      return createPublicKey(pem);
    });
  } catch {
    return undefined;
  }
}

const Header = z.object({ alg: z.literal("RS256") });

function isSigned(token: string, keys: readonly KeyObject[]): boolean {
  const [header = "", payload = "", signature = ""] = token.trim().split(".");
  try {
    Header.parse(JSON.parse(Buffer.from(header, "base64url").toString()));
  } catch {
    return false;
  }
  const content = Buffer.from(`${header}.${payload}`);
  const bytes = Buffer.from(signature, "base64url");
  return keys.some(
    (key) => key.asymmetricKeyType === "rsa" && verify("RSA-SHA256", content, key, bytes),
  );
}

/** Checks the signature of a QR code's token (JWS, RS256) with the portal's keys in PEM text. */
export function qrSignatureOf(token: string, portalKeys: string | undefined): QrSignature {
  if (portalKeys === undefined) return "NO_KEY";
  return isSigned(token, readPortalKeys(portalKeys) ?? []) ? "CHECKED" : "WRONG";
}

/** A posted invoice keeps its document. */
export const documentSchema = storedSchema("An invoice", 1, (stored) =>
  InvoiceDocument.parse(stored),
);

const state = sql`case when ${invoices.cancelledAt} is null then 'POSTED' else 'CANCELLED' end`;

const invoicedPaise = sql`case when ${invoices.cancelledAt} is not null then 0
  when ${invoices.kind} = 'TAX_INVOICE' then ${invoices.totalPaise}
  when ${invoices.kind} = 'CREDIT_NOTE' then -${invoices.totalPaise} else 0 end`;

export const invoiceRows = {
  tables: [invoices],
  from: sql`${invoices}`,
  fields: {
    id: invoices.id,
    kind: invoices.kind,
    state,
    serial: invoices.serial,
    date: invoices.date,
    client: invoices.client,
    gstin: invoices.gstin,
    orderId: invoices.orderId,
    dispatchId: invoices.dispatchId,
    ...unitFieldsOf(invoices),
    invoiced: rupeesSql(invoicedPaise),
    ewayNumber: invoices.ewayNumber,
    irn: invoices.irn,
    createdBy: invoices.createdBy,
    createdAt: invoices.createdAt,
    cancelledAt: invoices.cancelledAt,
    cancelReason: invoices.cancelReason,
    version: invoices.version,
  },
  orderBy: sql`id desc`,
};

export type InvoiceRow = typeof invoices.$inferSelect;

export const documentOf = ({ schemaVersion, document }: InvoiceRow) =>
  documentSchema.read(schemaVersion, document);

export const transportOf = ({ transport }: InvoiceRow) => Transport.parse(transport);

/** Reads a document with its row. @throws HttpError 404 if there is no such document */
export async function readInvoiceRow(db: Reader, id: number): Promise<InvoiceRow> {
  const [row] = await db.select().from(invoices).where(eq(invoices.id, id));
  if (!row) throw notFound(say("this.invoice"));
  return row;
}

async function readDetails(db: Reader, id: number): Promise<InvoiceDetails | undefined> {
  const [row] = await db.select().from(invoices).where(eq(invoices.id, id));
  if (!row) return undefined;
  const settings = await readInvoiceSettings(db);
  const notes = await db
    .select()
    .from(invoices)
    .where(eq(invoices.originalId, id))
    .orderBy(invoices.id);
  const document = documentOf(row);
  const { date, totals, recipient, kind } = document;
  const valid = notes.filter(({ cancelledAt }) => cancelledAt === null);
  const creditable =
    kind === "TAX_INVOICE" && row.cancelledAt === null
      ? creditableOf(document, valid.map(documentOf)).lines
      : [];
  const isCreditable = creditable.some(({ taxablePaise }) => taxablePaise > 0);
  const limit = validOn(settings.ewayLimits, date)?.amount;
  const crores = validOn(settings.turnoverLimits, date)?.crores;
  const read = await readInvoiceRecord(db, id);
  const [item] = await db
    .select({ openPaise: openItems.openPaise })
    .from(openItems)
    .where(and(eq(openItems.kind, "INVOICE"), eq(openItems.paperId, id)));
  return {
    ...read,
    document,
    transport: transportOf(row),
    amountInWords: amountInWords(row.totalPaise),
    ewayNeeded:
      kind !== "CREDIT_NOTE" && limit !== undefined && needsEwayBill(totals, paiseOf(limit)),
    eInvoiceNeeded:
      kind !== "CHALLAN" &&
      recipient.gstin !== undefined &&
      crores !== undefined &&
      (settings.turnoverCrores ?? 0) > crores,
    ...(row.clientId !== null && { clientId: row.clientId }),
    ...(item && row.cancelledAt === null && { open: rupeesOf(item.openPaise) }),
    ...(row.ewayAt !== null && { ewayAt: row.ewayAt }),
    ...(row.ackNumber !== null && { ackNumber: row.ackNumber }),
    ...(row.ackDate !== null && { ackDate: row.ackDate }),
    hasQr: row.signedQr !== null,
    ...(row.signedQr !== null && {
      qrSignature: qrSignatureOf(row.signedQr, settings.portalKeys),
    }),
    ...(await readObstacles(db, row, isCreditable ? document : undefined)),
    creditableQuantity: creditable.reduce((sum, { boxes }) => sum + boxes, 0),
    creditable: creditable.map(({ boxes, taxablePaise }, line) => ({
      line,
      boxes,
      value: rupeesOf(taxablePaise),
      description: document.lines[line]?.description ?? "",
    })),
    creditNotes: notes.map(({ id: noteId, serial, totalPaise, cancelledAt }) => ({
      id: noteId,
      serial,
      total: rupeesOf(totalPaise),
      cancelled: cancelledAt !== null,
    })),
  };
}

const listRecord = defineRecord({
  kind: "invoice",
  seenBy: "getInvoices",
  table: invoices,
  list: invoiceRows,
  reply: Invoice,
  what: say("this.invoice"),
});

async function readInvoiceRecord(db: Reader, id: number): Promise<Invoice> {
  const row = await listRecord.read(db, id);
  if (!row) throw notFound(say("this.invoice"));
  return row;
}

export const invoiceRecord = defineRecord({
  kind: "invoice",
  seenBy: "getInvoices",
  name: invoices.serial,
  nameFrom: sql`${invoices}`,
  search: {
    title: sql`${invoices.serial} || ' ' || ${invoices.client}`,
    details: [
      sql`to_char(${invoices.date}, 'DD-MM-YYYY')`,
      sql`'#' || ${invoices.orderId}`,
      invoices.gstin,
    ],
    texts: [invoices.serial, invoices.client, invoices.gstin],
    codes: [invoices.serial, invoices.ewayNumber, invoices.irn],
    mark: sql`case when ${invoices.cancelledAt} is not null then ${"CANCELLED" satisfies FoundMark} end`,
  },
  unique: {
    invoices_one_of_dispatch: ["dispatchId", say("invoice.ofDispatch")],
    invoices_tooling_of_order: ["withTooling", say("invoice.toolingCharged")],
    invoices_irn: ["irn", say("invoice.sameIrn")],
    invoices_eway_number: ["number", say("invoice.sameEway")],
  },
  table: invoices,
  reply: InvoiceDetails,
  read: readDetails,
  what: say("this.invoice"),
  titleOf: ({ serial }) => serial,
});
