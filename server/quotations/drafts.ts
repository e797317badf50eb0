import { and, eq } from "drizzle-orm";
import { EnquirySpecification } from "../../contract/boxSpecifications";
import type { EnquiryClient } from "../../contract/clients";
import type { QuotationContent, QuotationForm, QuotationLine } from "../../contract/quotations";
import { say } from "../../domain/messages/say";
import { changedColumns, pick } from "../audit/auditLog";
import type { Session } from "../auth/sessions";
import { checkClientId, clientIdByName, findEditedClientId } from "../clients/clientNames";
import { linkClient } from "../clients/record";
import type { WriteDatabase } from "../db/connect";
import {
  boxSpecifications,
  boxSpecificationVersions,
  contacts,
  quotationRevisions,
  quotations,
} from "../db/schema";
import { badRequest, notFound } from "../errors";
import { readRateSettings } from "../rates/rateBook";
import { insertRecord } from "../records/insertRecord";
import { recordId } from "../records/recordHandlers";
import { addSpecification } from "../specifications/versions";
import { readNamedVersions } from "./offer";
import {
  type QuotationRow,
  quotationRecord,
  readRevision,
  revisionSchema,
  storedContent,
} from "./record";

/**
 * Checks that the specification versions of a draft's lines exist.
 * @throws HttpError 400 by the line of a missing version
 */
async function checkVersions(tx: WriteDatabase, { lines }: QuotationContent) {
  const versions = await readNamedVersions(tx, lines);
  const unknown = lines.flatMap(({ specificationVersionId }, index) =>
    versions.has(specificationVersionId) ? [] : [index],
  );
  if (unknown.length > 0)
    throw badRequest(
      Object.fromEntries(
        unknown.map((index) => [
          `lines.${index}.specificationVersionId`,
          say("specification.noVersion"),
        ]),
      ),
    );
}

/**
 * Writes the lines for the history, such as `Shirt box v2: 500 / 1,000, +15 %`. The text has no words, because it is
 * stored.
 */
async function readLinesText(tx: WriteDatabase, lines: readonly QuotationLine[]) {
  const versions = await readNamedVersions(tx, lines);
  return lines.map(({ specificationVersionId, quantities, markupPercent }) => {
    const { name = "", number = 0 } = versions.get(specificationVersionId) ?? {};
    const quantityTexts = quantities
      .map((quantity) => quantity.toLocaleString("en-IN"))
      .join(" / ");
    return `${name} v${number}: ${quantityTexts}, +${markupPercent} %`;
  });
}

const readAuditedForm = async (
  tx: WriteDatabase,
  { client, validityDays, lines, terms, readyBy }: QuotationForm & { validityDays: number },
) => ({
  client,
  validityDays,
  lines: await readLinesText(tx, lines),
  terms: terms ?? null,
  readyBy: readyBy ?? null,
});

/** Returns the input of a revision without fields that are not filled in. */
const contentIn = ({ lines, terms, readyBy }: QuotationForm): QuotationContent => ({
  lines,
  ...(terms !== undefined && { terms }),
  ...(readyBy !== undefined && { readyBy }),
});

interface NewQuotation extends QuotationForm {
  readonly enquiryId?: number;
}

/** Adds a quotation with a draft of revision 1. @throws HttpError 400 by the field. @returns its id */
export async function addQuotation(
  tx: WriteDatabase,
  session: Session,
  call: "createQuotation" | "quoteEnquiry",
  { client, clientId, enquiryId, ...form }: NewQuotation,
): Promise<number> {
  await checkClientId(tx, clientId);
  const content = contentIn({ client, ...form });
  await checkVersions(tx, content);
  const validityDays = form.validityDays ?? (await readRateSettings(tx)).validityDays;
  const { id } = await insertRecord(tx, session, quotationRecord, {
    call,
    values: {
      client,
      clientId: clientId ?? clientIdByName(client),
      enquiryId: enquiryId ?? null,
      validityDays,
      createdBy: session.email,
    },
    after: await readAuditedForm(tx, { client, validityDays, ...content }),
  });
  await addRevision(tx, session, { quotationId: id, number: 1, content });
  return id;
}

async function addRevision(
  tx: WriteDatabase,
  { email }: Session,
  revision: { quotationId: number; number: number; content: QuotationContent },
) {
  await tx
    .insert(quotationRevisions)
    .values({ ...revision, schemaVersion: revisionSchema.version, createdBy: email });
}

/** Replaces the input of a draft. @throws HttpError 400 by the field */
export async function editDraft(
  tx: WriteDatabase,
  row: QuotationRow,
  { client, clientId, ...form }: QuotationForm,
) {
  const content = contentIn({ client, ...form });
  await checkVersions(tx, content);
  const revision = await readRevision(tx, row.id, row.revision);
  const validityDays = form.validityDays ?? row.validityDays;
  const fields = {
    client,
    clientId: await findEditedClientId(tx, { client, clientId }, row),
    validityDays,
  };
  await tx
    .update(quotationRevisions)
    .set({ content, schemaVersion: revisionSchema.version })
    .where(eq(quotationRevisions.id, revision.id));
  const before = await readAuditedForm(tx, {
    client: row.client,
    validityDays: row.validityDays,
    ...storedContent(revision),
  });
  const after = await readAuditedForm(tx, { client, validityDays, ...content });
  const changed = changedColumns(before, after);
  return { fields, audited: { before: pick(before, changed), after: pick(after, changed) } };
}

/** Adds a draft of the next revision with the content of the latest one. */
export async function addNextRevision(tx: WriteDatabase, row: QuotationRow, session: Session) {
  const latest = await readRevision(tx, row.id, row.revision);
  const next = row.revision + 1;
  await addRevision(tx, session, {
    quotationId: row.id,
    number: next,
    content: storedContent(latest),
  });
  return { fields: { revision: next, state: "DRAFT" as const, lostReason: null } };
}

/** Finds or adds the specification of the enquired box. @returns the id of the latest version */
async function specifyEnquiry(
  tx: WriteDatabase,
  session: Session,
  {
    client,
    clientId,
    name,
    content,
  }: {
    client: string;
    clientId: number;
    name: string;
    content: EnquirySpecification["content"];
  },
): Promise<number> {
  const added = await addSpecification(tx, session, { client, clientId, name, content });
  if (added) return added.versionId;
  const [present] = await tx
    .select({ id: boxSpecificationVersions.id })
    .from(boxSpecifications)
    .innerJoin(
      boxSpecificationVersions,
      and(
        eq(boxSpecificationVersions.specificationId, boxSpecifications.id),
        eq(boxSpecificationVersions.number, boxSpecifications.version),
      ),
    )
    .where(and(eq(boxSpecifications.client, client), eq(boxSpecifications.name, name)));
  if (!present) throw new Error("A specification in conflict is missing");
  return present.id;
}

/**
 * Makes a draft of an enquiry for its client. The client's record is linked or added. The enquiry's row is locked, so a
 * second press finds the first quotation.
 * @throws HttpError 404 without the enquiry, or 409 by the field if the client is not clear
 */
export async function quoteEnquiry(
  tx: WriteDatabase,
  session: Session,
  enquiry: string,
  form: EnquiryClient,
): Promise<number> {
  const enquiryId = recordId({ what: say("this.enquiry") }, enquiry);
  const [contact] = await tx
    .select()
    .from(contacts)
    .where(eq(contacts.id, enquiryId))
    .for("no key update");
  if (!contact) throw notFound(say("this.enquiry"));
  const [present] = await tx
    .select({ id: quotations.id })
    .from(quotations)
    .where(eq(quotations.enquiryId, enquiryId));
  if (present) return present.id;
  const box = EnquirySpecification.safeParse(contact.specification).data;
  const { id: clientId, name: client } = await linkClient(tx, session, form, contact);
  const lines = box
    ? [
        {
          specificationVersionId: await specifyEnquiry(tx, session, {
            client,
            clientId,
            name: `${box.content.ply} ply box, enquiry #${enquiryId}`,
            content: box.content,
          }),
          quantities: [box.quantity],
          markupPercent: (await readRateSettings(tx)).markupPercent,
          toolingTerms: "once" as const,
          isToolingApart: false,
          joint: "GLUED" as const,
          hasDie: false,
          isDelivered: true,
        },
      ]
    : [];
  return addQuotation(tx, session, "quoteEnquiry", { client, clientId, enquiryId, lines });
}
