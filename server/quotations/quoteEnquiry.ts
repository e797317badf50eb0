import { and, eq } from "drizzle-orm";
import { EnquirySpecification } from "../../contract/boxSpecifications";
import type { EnquiryClient } from "../../contract/clients";
import { say } from "../../domain/messages/say";
import { recordChange } from "../audit/auditLog";
import type { Session } from "../auth/sessions";
import { linkClient } from "../clients/record";
import type { WriteDatabase } from "../db/connect";
import { boxSpecifications, boxSpecificationVersions, contacts, quotations } from "../db/schema";
import { notFound } from "../errors";
import { readRateSettings } from "../rates/rateBook";
import { recordId } from "../records/recordHandlers";
import { addVersion, checkMachines } from "../specifications/versions";
import { addQuotation } from "./drafts";

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
  await checkMachines(tx, content);
  const [row] = await tx
    .insert(boxSpecifications)
    .values({ client, clientId, name, createdBy: session.email })
    .onConflictDoNothing()
    .returning({ id: boxSpecifications.id });
  if (row) {
    await recordChange(tx, session, {
      call: "createSpecification",
      record: `specification ${row.id}`,
      after: { client, name, ...content },
    });
    return addVersion(tx, { specificationId: row.id, number: 1, content }, session.email);
  }
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
 * @throws HttpError 409 by the field if the client is not clear
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
    .for("update");
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
