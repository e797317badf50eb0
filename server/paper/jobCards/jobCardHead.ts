import type { OrderPaper } from "../../../contract/orderPaperPlan";
import { layerLabel } from "../../../domain/board/boxDesign";
import type { Language } from "../../../domain/languages";
import type { readArtwork } from "../../attachments/storedFiles";
import type { orders } from "../../db/schema";
import { documentTexts } from "../../documents/paperTexts";
import { drawText, mm, type Pdf } from "../../documents/pdf";
import type { OrderSpecification } from "../../specifications/versions";
import type { readOrderTools } from "../../tools/toolRecord";
import { jobCardTexts } from "./texts";
import hi from "./texts.hi.json";
import kn from "./texts.kn.json";

export interface JobCard {
  readonly companyName: string;
  /** The address of the code on the box's joint. */
  readonly repeatAddress: string;
  readonly order: typeof orders.$inferSelect;
  /** Undefined if the order has no specification. The card then has no drawing. */
  readonly specification: OrderSpecification | undefined;
  readonly paper: OrderPaper;
  /** The plate sets and dies of the box. */
  readonly tools: Awaited<ReturnType<typeof readOrderTools>>;
  /** The newest artwork of the order and its specification. */
  readonly artwork: Awaited<ReturnType<typeof readArtwork>>;
  /** The language of the card, English by default. */
  readonly language?: Language | undefined;
}

export const cardMargin = 9 * mm;
/** The width of A5 between the margins. */
export const cardWidth = 148 * mm - 2 * cardMargin;

export const heading = { size: 14, weight: "bold" } as const;
export const cardSubheading = { size: 9, weight: "bold" } as const;
export const cardBody = { size: 8 } as const;
const quiet = { size: 7, color: "#555555" } as const;

export const cardNumber = (value: number, decimals = 1) =>
  value.toLocaleString("en-IN", { maximumFractionDigits: decimals });

/** The height of the barcode. Its width is more than five times as large. */
const codeHeight = 17 * mm;

const textsIn = documentTexts(jobCardTexts, { hi, kn });
export const textsOf = ({ language = "en" }: Pick<JobCard, "language">) => textsIn(language);

/** Returns the function that labels the layers of a board. */
export function layerLabels(card: Pick<JobCard, "language">) {
  const text = textsOf(card);
  const words = {
    top: text("layers.top"),
    flute: text("layers.flute"),
    middle: text("layers.middle"),
    liner: text("layers.liner"),
  };
  return (ply: number, index: number) => layerLabel(ply, index, words);
}

export const titleOf = (card: JobCard) => textsOf(card)("title", { order: String(card.order.id) });

/** Draws the head of a job card. @returns the lower end of the drawing */
export function drawHead(pdf: Pdf, card: JobCard, code: Buffer): number {
  const { order, companyName } = card;
  const text = textsOf(card);
  const half = cardWidth / 2;
  pdf.image(code, cardMargin + half, cardMargin, { fit: [half, codeHeight], align: "right" });
  let y = cardMargin;
  const lines = [
    [companyName, quiet],
    [titleOf(card), heading],
    [order.client, cardSubheading],
    [
      `${cardNumber(order.quantity, 0)} × ${order.productType}, ${text("unit", { unit: order.unit })}`,
      cardBody,
    ],
    [text("promised", { date: { date: order.expectedCompletionDate.toISOString() } }), cardBody],
  ] as const;
  for (const [line, style] of lines)
    y += drawText(pdf, line, style, { x: cardMargin, y, width: half - 8 });
  return Math.max(y, cardMargin + codeHeight) + 6;
}

const jointCodeSize = 18 * mm;
export const besideCode = cardWidth - jointCodeSize - 3 * mm;

/** Draws the code that is printed on the box's joint, at the right edge. @returns the lower end of the words */
export function drawJointCode(pdf: Pdf, card: JobCard, code: Buffer, top: number): number {
  const x = cardMargin + cardWidth - jointCodeSize;
  pdf.image(code, x, top, { width: jointCodeSize });
  const y = top + jointCodeSize + 1;
  return y + drawText(pdf, textsOf(card)("jointCode"), quiet, { x, y, width: jointCodeSize });
}

/** Draws the address and the client's order. @returns the height of both */
function drawDelivery(pdf: Pdf, card: JobCard, y: number): number {
  const { deliveryAddress: address, poNumber } = card.order;
  const text = textsOf(card);
  const po = poNumber && text("po", { po: poNumber });
  const lines = [text("deliverTo", { address }), po].filter(Boolean).join("\n");
  return drawText(pdf, lines, { size: 10 }, { x: cardMargin, y, width: besideCode });
}

/** Draws the facts that the drawing does not show. @returns the end of the facts */
export function drawFacts(pdf: Pdf, card: JobCard, top: number): number {
  const { order, specification } = card;
  const text = textsOf(card);
  const size = [order.size, order.materialGrade].filter(Boolean).join(", ");
  const style = specification ? cardSubheading : heading;
  let y = top + drawText(pdf, size, style, { x: cardMargin, y: top, width: besideCode });
  if (specification === undefined) return y + drawDelivery(pdf, card, y + 4) + 8;
  const { content } = specification;
  const { printColours: colours } = content;
  const facts = [
    text("style", { style: text(`styles.${content.style}`) }),
    text("plies", { ply: String(content.ply) }),
    text(`sides.${content.measured}`),
    colours === 0 ? text("noPrint") : text("print", { smart_count: colours }),
  ];
  y += drawText(pdf, facts.join(" · "), cardBody, { x: cardMargin, y, width: besideCode });
  return y + 5;
}
