import { designOf, type SpecificationContent } from "../../../contract/boxSpecifications";
import type { OrderPaper } from "../../../contract/orderPaperPlan";
import { layerLabel } from "../../../domain/board/boxDesign";
import type { Language } from "../../../domain/languages";
import type { Message } from "../../../domain/messages/message";
import { namesIn } from "../../../domain/texts";
import { barcodePng, orderBarcode } from "../../barcodes";
import type { orders } from "../../db/schema";
import { createPdf, mm, type Pdf } from "../../documents/createPdf";
import { paperTexts } from "../../documents/paperTexts";
import { drawTable } from "../../documents/pdfTable";
import { drawText } from "../../documents/pdfText";
import type { OrderSpecification } from "../../specifications/orderSpecification";
import { drawBox } from "./jobCardDrawing";
import { jobCardTexts } from "./texts";
import hi from "./texts.hi.json";
import kn from "./texts.kn.json";

interface JobCard {
  readonly companyName: string;
  readonly order: typeof orders.$inferSelect;
  /** Undefined if the order has no specification. The card then has no drawing. */
  readonly specification: OrderSpecification | undefined;
  readonly paper: OrderPaper;
  /** English by default. */
  readonly language?: Language | undefined;
}

const margin = 9 * mm;
/** The width of A5 between the margins. */
const width = 148 * mm - 2 * margin;

const heading = { size: 14, weight: "bold" } as const;
const subheading = { size: 9, weight: "bold" } as const;
const body = { size: 8 } as const;
const quiet = { size: 7, color: "#555555" } as const;

const number = (value: number, decimals = 1) =>
  value.toLocaleString("en-IN", { maximumFractionDigits: decimals });

const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
const kilogramsText = (weight: number) => weight.toLocaleString("en-IN", oneDecimal);

const drawingHeight = 42 * mm;
/** The height of the barcode. Its width is more than five times as large. */
const codeHeight = 17 * mm;

const textsIn = paperTexts(jobCardTexts, { hi, kn });
const textsOf = ({ language = "en" }: JobCard) => textsIn(language);

/** Returns the function that labels the layers of a board. */
function layerLabels(card: JobCard) {
  const text = textsOf(card);
  const words = {
    top: text("layers.top"),
    flute: text("layers.flute"),
    middle: text("layers.middle"),
    liner: text("layers.liner"),
  };
  return (ply: number, index: number) => layerLabel(ply, index, words);
}

const titleOf = (card: JobCard) => textsOf(card)("title", { order: String(card.order.id) });

/** @returns the lower end of the drawing */
function drawHead(pdf: Pdf, card: JobCard, code: Buffer): number {
  const { order, companyName } = card;
  const text = textsOf(card);
  const half = width / 2;
  pdf.image(code, margin + half, margin, { fit: [half, codeHeight], align: "right" });
  let y = margin;
  const lines = [
    [companyName, quiet],
    [titleOf(card), heading],
    [order.client, subheading],
    [
      `${number(order.quantity, 0)} × ${order.productType}, ${text("unit", { unit: order.unit })}`,
      body,
    ],
    [text("promised", { date: { date: order.expectedCompletionDate.toISOString() } }), body],
  ] as const;
  for (const [line, style] of lines)
    y += drawText(pdf, line, style, { x: margin, y, width: half - 8 });
  return Math.max(y, margin + codeHeight) + 6;
}

/** Names the order at the head of each further page: pages of a card come apart. */
function nameFurtherPages(pdf: Pdf, card: JobCard) {
  let page = 1;
  pdf.on("pageAdded", () => {
    page += 1;
    const text = textsOf(card)("furtherPage", {
      title: titleOf(card),
      client: card.order.client,
      page: String(page),
    });
    const height = drawText(pdf, text, subheading, { x: margin, y: margin, width });
    pdf.page.margins.top = margin + height + 6;
  });
}

/** Draws the facts that the drawing does not show. @returns the end of the facts */
function drawFacts(pdf: Pdf, card: JobCard, top: number): number {
  const { order, specification } = card;
  const text = textsOf(card);
  const size = [order.size, order.materialGrade].filter(Boolean).join(", ");
  let y = top + drawText(pdf, size, subheading, { x: margin, y: top, width });
  if (specification === undefined) return y + 4;
  const { content } = specification;
  const { printColours: colours } = content;
  const facts = [
    text("style", { style: text(`styles.${content.style}`) }),
    text("plies", { ply: String(content.ply) }),
    text(`sides.${content.measured}`),
    colours === 0 ? text("noPrint") : text("print", { smart_count: colours }),
  ];
  y += drawText(pdf, facts.join(" · "), body, { x: margin, y, width });
  return y + 5;
}

type LayerColumn = (layer: SpecificationContent["layers"][number], index: number) => string;

/** A column of the layers' table. Figures are aligned to the right. */
interface ShownColumn {
  readonly heading: string;
  readonly millimetres: number;
  readonly textOf: LayerColumn;
  readonly align?: "right";
}

/** Draws each layer's paper: the amount, the width and the reels. @returns the end of the table */
function drawLayers(pdf: Pdf, card: JobCard, top: number): number {
  const { specification, paper } = card;
  const text = textsOf(card);
  const labelOf = layerLabels(card);
  if (specification === undefined) return top;
  const { plan, missingCode, reserved } = paper;
  const { layers, ply } = specification.content;
  const run = plan
    ? text("run", {
        blank: `${number(plan.blank.length)} × ${number(plan.blank.width)}`,
        sheets: number(plan.sheets),
        ups: String(plan.ups),
        deckle: number(plan.narrowestDeckle),
        board: number(plan.length),
      })
    : missingCode
      ? text("noRun", { reason: missingCode })
      : text("noPlan");
  const y = top + drawText(pdf, run, subheading, { x: margin, y: top, width }) + 3;
  const widthsOf: LayerColumn = (_, index) => {
    const widths = plan?.layers[index]?.widths.map((one) => number(one)).join(", ");
    return widths || (plan ? text("from", { deckle: number(plan.narrowestDeckle / 10) }) : "");
  };
  const weightOf =
    (name: "paper" | "openPaper"): LayerColumn =>
    (_, index) => {
      const weight = plan?.layers[index]?.[name];
      return weight === undefined ? "" : kilogramsText(weight);
    };
  const reelsOf: LayerColumn = (_, index) => {
    const atMachine = (plan?.layers[index]?.running ?? []).map(({ barcodeId }) =>
      text("atMachine", { reel: barcodeId }),
    );
    const reservedReels = reserved
      .filter(({ layer }) => layer === index)
      .map(({ barcodeId, location, problem }) => {
        const reel = location ? text("atLocation", { reel: barcodeId, location }) : barcodeId;
        return problem === undefined ? reel : text("unfit", { reel });
      });
    return [...atMachine, ...reservedReels].join(", ") || text("noReels");
  };
  const align = "right";
  const columns: readonly ShownColumn[] = [
    {
      heading: text("columns.layer"),
      millimetres: 17,
      textOf: ({ flute }, index) => [labelOf(ply, index), flute].filter(Boolean).join(" "),
    },
    { heading: "GSM", millimetres: 10, textOf: ({ gsm }) => String(gsm), align },
    { heading: "BF", millimetres: 8, textOf: ({ burstFactor }) => String(burstFactor), align },
    { heading: text("columns.shade"), millimetres: 15, textOf: ({ shade = "" }) => shade },
    { heading: text("columns.width"), millimetres: 16, textOf: widthsOf, align },
    { heading: text("columns.needs"), millimetres: 16, textOf: weightOf("paper"), align },
    { heading: text("columns.toFetch"), millimetres: 18, textOf: weightOf("openPaper"), align },
    { heading: text("columns.reels"), millimetres: 30, textOf: reelsOf },
  ];
  const table = {
    size: 7.5,
    columns: columns.map(({ millimetres, ...column }) => ({ ...column, width: millimetres * mm })),
    rows: layers.map((layer, index) => ({
      cells: columns.map(({ textOf }) => textOf(layer, index)),
    })),
  };
  return drawTable(pdf, table, y);
}

const written = 6.5 * mm;

interface Form {
  /** The heading of the first column, and its texts. */
  readonly heading: string;
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  readonly firstWidth: number;
}

/** Draws a table with lines, which people fill in by hand. @returns the end of the table */
function drawForm(pdf: Pdf, { heading: name, rows, columns, firstWidth }: Form, top: number) {
  const table = {
    size: 8,
    cellHeight: written,
    columns: [
      { heading: name, width: firstWidth },
      ...columns.map((column) => ({
        heading: column,
        width: (width - firstWidth) / columns.length,
      })),
    ],
    rows: rows.map((row) => ({ cells: [row, ...columns.map(() => "")] })),
  };
  return drawTable(pdf, table, top);
}

export async function jobCardPdf(card: JobCard): Promise<Buffer> {
  const { order, specification, language = "en" } = card;
  const text = textsOf(card);
  const labelOf = layerLabels(card);
  const code = await barcodePng(orderBarcode(order.id));
  const options = {
    title: titleOf(card),
    language,
    date: order.updatedAt,
    margin,
    size: "A5",
  } as const;
  return createPdf(options, (pdf) => {
    nameFurtherPages(pdf, card);
    let y = drawFacts(pdf, card, drawHead(pdf, card, code));
    if (specification) {
      const { content, settings } = specification;
      const room = { x: margin, y, width, height: drawingHeight };
      const box = {
        design: designOf(content),
        factors: settings,
        missingText: (reason: Message) => text("noDrawing", { reason }),
      };
      y = drawBox(pdf, box, room) + 6;
      y = drawLayers(pdf, card, y) + 6;
      const papers = content.layers.map((_, index) => labelOf(content.ply, index));
      const form = {
        heading: text("columns.layer"),
        rows: papers,
        columns: [text("reelForm.reel"), text("reelForm.out"), text("reelForm.back")],
        firstWidth: 24 * mm,
      };
      y = drawForm(pdf, form, y) + 8;
    }
    // The operator signs each step by hand.
    const form = {
      heading: text("stationForm.station"),
      rows: namesIn(jobCardTexts.english.stations).map((station) => text(`stations.${station}`)),
      columns: [text("stationForm.good"), text("stationForm.waste"), text("stationForm.sign")],
      firstWidth: 36 * mm,
    };
    drawForm(pdf, form, y);
  });
}
