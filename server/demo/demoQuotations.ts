import { and, desc, eq, exists, gt, isNotNull, type SQL, sql } from "drizzle-orm";
import type { QuotationContent, QuotationLine } from "../../contract/quotations";
import { dateAfter, indiaDate } from "../../domain/indiaTime";
import type { storedQuotationStates } from "../../domain/quotations/quotationState";
import type { WriteDatabase } from "../db/connect";
import { clients, orders, quotationRevisions, quotations, reelUsages } from "../db/schema";
import { insertRows } from "../db/writeRows";
import { quoteLine, readNamedVersions } from "../quotations/offer";
import { frozenOffer, readOfferPaper } from "../quotations/quotationSteps";
import { revisionSchema } from "../quotations/record";
import { readRateBook } from "../rates/rateBook";
import { dayMs, hourMs } from "../units";
import { demoBoxes } from "./demoSpecifications";
import { workingTime } from "./plantHistory";

type Order = typeof orders.$inferSelect;

interface Revision {
  /** The time of the sending. Undefined for a draft. */
  readonly sentAt: number | undefined;
  readonly createdAt: number;
  readonly content: QuotationContent;
}

interface DemoQuotation {
  readonly client: string;
  readonly state: (typeof storedQuotationStates)[number];
  readonly validityDays: number;
  readonly lostReason?: string;
  readonly revisions: readonly [Revision, ...Revision[]];
  readonly order?: Order;
}

const createdBy = "owner@example.com";

const lineOf = (
  specificationVersionId: number,
  quantities: number[],
  markupPercent: number,
): QuotationLine => ({
  specificationVersionId,
  quantities,
  markupPercent,
  toolingTerms: "once",
  isToolingApart: true,
  joint: "GLUED",
  hasDie: false,
  isDelivered: true,
});

/** An offered box by its number in `demoBoxes`, from 1, with the quantities and the markup in percent. */
type Offer = readonly [box: number, quantities: readonly number[], markupPercent: number];

/** Quotations without an order. `sent` has the days before today of each revision. The last one is a draft if it is null. */
const offered: readonly (Pick<DemoQuotation, "state" | "lostReason"> & {
  readonly validityDays?: number;
  readonly sent: readonly (number | null)[];
  readonly offers: readonly (readonly Offer[])[];
})[] = [
  { state: "SENT", sent: [62], validityDays: 15, offers: [[[1, [1000, 2500, 5000], 15]]] },
  {
    state: "LOST",
    lostReason: "Another supplier was 4 % cheaper",
    sent: [47],
    offers: [[[7, [2000, 4000], 22]]],
  },
  { state: "SENT", sent: [40], validityDays: 21, offers: [[[9, [500, 1000], 18]]] },
  {
    state: "LOST",
    lostReason: "The client needed the boxes within three days",
    sent: [19],
    offers: [[[8, [1500], 15]]],
  },
  {
    state: "SENT",
    sent: [13, 6],
    offers: [[[4, [1000, 3000], 20]], [[4, [1000, 3000, 6000], 16]]],
  },
  {
    state: "SENT",
    sent: [9],
    offers: [
      [
        [2, [800, 1600], 15],
        [5, [500, 1000, 2500, 5000, 10_000, 20_000], 15],
      ],
    ],
  },
  { state: "DRAFT", sent: [8, null], offers: [[[6, [1200], 18]], [[6, [1200, 2400], 15]]] },
  { state: "SENT", sent: [2], offers: [[[3, [500, 1000, 2000], 17]]] },
  { state: "DRAFT", sent: [null], offers: [[[9, [750, 1500], 15]]] },
];

/** The days after its sending by which the boxes of a quotation are ready. */
const readyDays = 21;

function plannedQuotations(now: number): readonly DemoQuotation[] {
  return offered.map(({ sent, offers, validityDays = 30, ...quotation }): DemoQuotation => {
    const [first, ...later] = offers.map((lines, index): Revision => {
      const daysAgo = sent[index] ?? null;
      const at = workingTime(now - (daysAgo ?? 0) * dayMs, now);
      return {
        createdAt: daysAgo === null ? workingTime(now - hourMs, now) : at - hourMs,
        sentAt: daysAgo === null ? undefined : at,
        content: {
          lines: lines.map(([box, quantities, markup]) => lineOf(box, [...quantities], markup)),
          terms: "Payment within 30 days of the invoice.",
          readyBy: dateAfter(indiaDate(new Date(at)), readyDays),
        },
      };
    });
    const box = demoBoxes[(offers[0]?.[0]?.[0] ?? 1) - 1];
    if (!first || !box) throw new Error("A quotation of the demo plant has no box");
    return { ...quotation, client: box.client, validityDays, revisions: [first, ...later] };
  });
}

/** The numbers of the latest finished and of the latest open orders that quotations were accepted for. */
const acceptedOrders = { finished: 9, open: 2 };

/** The age in days of the oldest order of a quotation, because the rates began at that time. */
const oldestOrderDays = 75;

/** Returns accepted quotations of orders by a specification. Each was sent two days before its order. */
async function acceptedQuotations(tx: WriteDatabase, now: number): Promise<DemoQuotation[]> {
  const ran = exists(
    tx.select({ id: reelUsages.id }).from(reelUsages).where(eq(reelUsages.orderId, orders.id)),
  );
  const latest = (status: "SHIPPED" | "TODO", many: number, ...conditions: readonly SQL[]) =>
    tx
      .select()
      .from(orders)
      .where(
        and(
          isNotNull(orders.specificationVersionId),
          gt(orders.createdAt, new Date(now - oldestOrderDays * dayMs)),
          eq(orders.status, status),
          ...conditions,
        ),
      )
      .orderBy(desc(orders.id))
      .limit(many);
  const finished = await latest("SHIPPED", acceptedOrders.finished, ran);
  const open = await latest("TODO", acceptedOrders.open);
  return [...finished, ...open].map((order, index) => {
    const { client, quantity, specificationVersionId, createdAt } = order;
    const sentAt = workingTime(createdAt.getTime() - 2 * dayMs, now);
    const markup = 12 + (index % 4) * 3;
    const line = lineOf(specificationVersionId ?? 1, [quantity, 2 * quantity], markup);
    const revision = { sentAt, createdAt: sentAt - hourMs, content: { lines: [line] } };
    return { client, state: "ACCEPTED", validityDays: 30, order, revisions: [revision] };
  });
}

/** Returns a function that freezes a client's offer. The plant's facts are read once. */
async function prepareFreezing(tx: WriteDatabase, made: readonly DemoQuotation[], now: number) {
  const book = await readRateBook(tx, indiaDate(new Date(now)));
  const lines = made.flatMap(({ revisions }) => revisions.flatMap(({ content }) => content.lines));
  const versions = await readNamedVersions(tx, lines);
  const known = await tx.select({ id: clients.id, name: clients.name }).from(clients);
  const idOf = new Map(known.map(({ id, name }) => [name, id]));
  const papers = new Map<number | null, Awaited<ReturnType<typeof readOfferPaper>>>();
  for (const { client } of made) {
    const id = idOf.get(client) ?? null;
    if (!papers.has(id)) papers.set(id, await readOfferPaper(tx, id, book.date));
  }
  return {
    idOf: (client: string) => idOf.get(client) ?? null,
    freeze({ client, validityDays }: DemoQuotation, { content, sentAt }: Revision) {
      const paper = papers.get(idOf.get(client) ?? null);
      if (sentAt === undefined || paper === undefined) return undefined;
      const date = indiaDate(new Date(sentAt));
      const quoted = content.lines.flatMap((line) => {
        const version = versions.get(line.specificationVersionId);
        return version ? [quoteLine(line, version, { ...book, date })] : [];
      });
      const { terms, readyBy } = content;
      const offer = {
        date,
        client,
        ...(terms !== undefined && { terms }),
        ...(readyBy !== undefined && { readyBy }),
        lines: quoted,
      };
      return frozenOffer(offer, paper, validityDays);
    },
  };
}

/** Adds quotations in every state. The accepted quotations are of orders that the plant has already. */
export async function addDemoQuotations(tx: WriteDatabase, now: number): Promise<void> {
  const made = [...plannedQuotations(now), ...(await acceptedQuotations(tx, now))].toSorted(
    (one, other) => one.revisions[0].createdAt - other.revisions[0].createdAt,
  );
  const { idOf, freeze } = await prepareFreezing(tx, made, now);
  const rows: (typeof quotations.$inferInsert)[] = [];
  const revisionRows: (typeof quotationRevisions.$inferInsert)[] = [];
  const accepted: SQL[] = [];
  for (const [index, quotation] of made.entries()) {
    const { client, state, validityDays, revisions, order, lostReason = null } = quotation;
    const quotationId = index + 1;
    const offers = revisions.map((revision) => freeze(quotation, revision));
    const last = offers.findLast((offer) => offer !== undefined);
    revisionRows.push(
      ...revisions.map(({ sentAt, createdAt, content }, place) => ({
        quotationId,
        number: place + 1,
        content,
        schemaVersion: revisionSchema.version,
        offer: offers[place]?.offer ?? null,
        sentAt: sentAt === undefined ? null : new Date(sentAt),
        sentBy: sentAt === undefined ? null : createdBy,
        createdBy,
        createdAt: new Date(createdAt),
      })),
    );
    rows.push({
      client,
      clientId: idOf(client),
      validityDays,
      state,
      lostReason,
      createdBy,
      revision: revisions.length,
      validUntil: last?.validUntil ?? null,
      valuePaise: last?.valuePaise ?? null,
      createdAt: new Date(revisions[0].createdAt),
    });
    const pricePaise = last?.offer.lines[0]?.prices[0]?.pricePaise;
    if (order && pricePaise !== undefined)
      accepted.push(sql`(${order.id}::int, ${quotationId}::int, ${pricePaise}::int)`);
  }
  await insertRows(tx, quotations, rows);
  await insertRows(tx, quotationRevisions, revisionRows);
  if (accepted.length > 0)
    await tx.execute(sql`
      update ${orders} set quotation_id = quoted.id, quotation_line = 0, price_paise = quoted.paise
      from (values ${sql.join(accepted, sql`, `)}) quoted (order_id, id, paise)
      where ${orders.id} = quoted.order_id`);
}
