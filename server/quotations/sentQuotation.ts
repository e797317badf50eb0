import { eq } from "drizzle-orm";
import type { Language } from "../../domain/languages";
import { say } from "../../domain/messages/say";
import { quotationNumber } from "../../domain/quotations/quotationState";
import type { Reader } from "../db/connect";
import { parseId } from "../db/ids";
import { clients } from "../db/schema";
import { conflict, notFound } from "../errors";
import { readPicturePng } from "../pictures/readPicturePng";
import type { SentPaper } from "../records/sentPaper";
import { readQuotationRow, readRevision, sentOfferOf } from "./record";

interface Revision {
  readonly id: number;
  /** The number of the revision, as a path or a query has it. */
  readonly part: string | undefined;
}

/** @throws HttpError 404, or 409 if the revision was not sent */
async function readSentOffer(db: Reader, { id, part }: Revision) {
  const revision = part === undefined ? undefined : parseId(part);
  if (revision === undefined) throw notFound(say("this.quotation"));
  const offer = sentOfferOf(await readRevision(db, id, revision));
  const number = quotationNumber(id);
  if (!offer) throw conflict(say("quotation.notSent", { number }));
  return { number, revision, offer };
}

/** Writes the paper of a sent revision. @throws HttpError 404, or 409 if the revision was not sent */
export async function makeQuotationPdf(
  db: Reader,
  { language, ...name }: Revision & { readonly language?: Language | undefined },
): Promise<Buffer> {
  const sent = await readSentOffer(db, name);
  const { quotationPdf } = await import("./quotationPdf");
  const logo = await readPicturePng(db, sent.offer.paper?.logo);
  return quotationPdf({ ...sent, language, logo });
}

/** A sent revision. It goes to the contact of the client. */
export const sentQuotation: SentPaper = {
  seenBy: "getQuotation",
  async read(db, name) {
    const { number } = await readSentOffer(db, name);
    const { client, clientId } = await readQuotationRow(db, name.id);
    const [contact] =
      clientId === null
        ? []
        : await db
            .select({ email: clients.contactEmail, phone: clients.contactPhone })
            .from(clients)
            .where(eq(clients.id, clientId));
    return {
      number,
      record: `quotation ${name.id}`,
      recipient: {
        name: client,
        email: contact?.email ?? undefined,
        phone: contact?.phone ?? undefined,
      },
      makePdf: () => makeQuotationPdf(db, name),
    };
  },
};
