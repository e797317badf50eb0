import { eq } from "drizzle-orm";
import type { QuotationContent } from "../../contract/quotations";
import type { QuotationOffer } from "../../contract/quotedLines";
import { dateAfter, indiaDate } from "../../domain/indiaTime";
import { say } from "../../domain/messages/say";
import type { Session } from "../auth/sessions";
import type { Reader, WriteDatabase } from "../db/connect";
import { quotationRevisions } from "../db/schema";
import { conflict } from "../errors";
import { computeOffer } from "./offer";
import { readOfferPaper } from "./offerPaper";
import { contentOf, type QuotationRow, readRevision } from "./record";

/** The least that an offer comes to: each line at its smallest quantity. */
const leastPaise = ({ lines }: QuotationOffer) =>
  lines.reduce((sum, { prices: [least] }) => sum + (least?.totalPaise ?? 0), 0);

/** @throws HttpError 409 with the missing rate, or if the offer has no lines */
function checkOffer({ lines }: QuotationOffer) {
  if (lines.length === 0) throw conflict(say("quotation.noLines"));
  for (const { missing, missingCode, box } of lines)
    if (missing !== undefined)
      throw conflict(
        say("quotation.missingRate", { box: box.name, missing: missingCode ?? missing }),
      );
}

type Offered = Pick<QuotationRow, "client" | "clientId" | "validityDays">;

/**
 * Makes the offer of a revision that is sent on a date, `yyyy-MM-dd`, with the rates, prices and addresses of that date.
 * @throws HttpError 409 with the missing rate, or if there are no lines
 */
export async function frozenOffer(
  db: Reader,
  content: QuotationContent,
  { client, clientId, validityDays }: Offered,
  date: string,
) {
  const computed = await computeOffer(db, content, client, date);
  checkOffer(computed);
  const validUntil = dateAfter(date, validityDays);
  const paper = await readOfferPaper(db, clientId, date);
  const offer: QuotationOffer = { ...computed, validUntil, paper };
  return { offer, validUntil, valuePaise: leastPaise(offer) };
}

/** Freezes the draft of a locked quotation at today's rates. */
export async function freezeDraft(tx: WriteDatabase, row: QuotationRow, { email }: Session) {
  const revision = await readRevision(tx, row.id, row.revision);
  const today = indiaDate(new Date());
  const { offer, validUntil, valuePaise } = await frozenOffer(tx, contentOf(revision), row, today);
  await tx
    .update(quotationRevisions)
    .set({ offer, sentAt: new Date(), sentBy: email })
    .where(eq(quotationRevisions.id, revision.id));
  const { state, validUntil: before, valuePaise: valueBefore } = row;
  const fields = { state: "SENT" as const, validUntil, valuePaise };
  return {
    fields,
    before: { state, validUntil: before, valuePaise: valueBefore },
    after: { ...fields, revision: row.revision },
  };
}
