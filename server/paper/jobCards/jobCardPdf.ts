import { designOf, type SpecificationContent } from "../../../contract/boxSpecifications";
import type { Message } from "../../../domain/messages/say";
import { namesIn } from "../../../domain/texts";
import { barcodePng, orderBarcode } from "../../barcodes";
import { createPdf, drawText, mm, type Pdf } from "../../documents/pdf";
import { qrPicture } from "../../documents/pdfParts";
import { drawTable } from "../../documents/pdfTable";
import { drawBox } from "./jobCardDrawing";
import {
  besideCode,
  cardBody,
  cardMargin,
  cardNumber,
  cardSubheading,
  cardWidth,
  drawFacts,
  drawHead,
  drawJointCode,
  type JobCard,
  layerLabels,
  textsOf,
  titleOf,
} from "./jobCardHead";
import { jobCardTexts } from "./texts";

const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
const kilogramsText = (weight: number) => weight.toLocaleString("en-IN", oneDecimal);

const drawingHeight = 42 * mm;

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
    const height = drawText(pdf, text, cardSubheading, {
      x: cardMargin,
      y: cardMargin,
      width: cardWidth,
    });
    pdf.page.margins.top = cardMargin + height + 6;
  });
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
        blank: `${cardNumber(plan.blank.length)} × ${cardNumber(plan.blank.width)}`,
        sheets: cardNumber(plan.sheets),
        ups: String(plan.ups),
        deckle: cardNumber(plan.narrowestDeckle),
        board: cardNumber(plan.length),
      })
    : missingCode
      ? text("noRun", { reason: missingCode })
      : text("noPlan");
  const y =
    top + drawText(pdf, run, cardSubheading, { x: cardMargin, y: top, width: cardWidth }) + 3;
  const widthsOf: LayerColumn = (_, index) => {
    const widths = plan?.layers[index]?.widths.map((one) => cardNumber(one)).join(", ");
    return widths || (plan ? text("from", { deckle: cardNumber(plan.narrowestDeckle / 10) }) : "");
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

/** Draws where the plate sets and dies of the box are. @returns the lower end */
function drawTools(pdf: Pdf, card: JobCard, top: number): number {
  const { tools } = card;
  const text = textsOf(card);
  if (tools.length === 0) return top;
  const lines = tools.map(({ number: tool, kind, state, place, machine }) =>
    text(`tools.${state}`, {
      tool: text(`tools.${kind}`, { number: tool }),
      place: place ?? "–",
      machine: machine ?? "–",
    }),
  );
  return (
    top +
    drawText(pdf, lines.join("; "), cardSubheading, { x: cardMargin, y: top, width: cardWidth }) +
    6
  );
}

const written = 6.5 * mm;
/** The rows of a card without a drawing have room for a thick pen. */
const writtenLarge = 10.5 * mm;

interface Form {
  /** The heading of the first column, and its texts. */
  readonly heading: string;
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  readonly firstWidth: number;
  readonly cellHeight?: number;
}

/** Draws a table with lines, which people fill in by hand. @returns the end of the table */
function drawForm(pdf: Pdf, form: Form, top: number) {
  const { heading: name, rows, columns, firstWidth, cellHeight = written } = form;
  const table = {
    size: 8,
    cellHeight,
    columns: [
      { heading: name, width: firstWidth },
      ...columns.map((column) => ({
        heading: column,
        width: (cardWidth - firstWidth) / columns.length,
      })),
    ],
    rows: rows.map((row) => ({ cells: [row, ...columns.map(() => "")] })),
  };
  return drawTable(pdf, table, top);
}

/** Names an artwork that is a PDF: it is printed beside the card. @returns the lower end */
function nameArtworkPdf(pdf: Pdf, card: JobCard, top: number): number {
  const { artwork } = card;
  if (artwork === undefined || "picture" in artwork) return top;
  const date = { date: artwork.createdAt.toISOString() };
  const text = textsOf(card)("artworkPdf", { name: artwork.name, date });
  return top + drawText(pdf, text, cardSubheading, { x: cardMargin, y: top, width: cardWidth }) + 6;
}

/** Draws the artwork on a separate page, as large as the page. */
function drawArtwork(pdf: Pdf, card: JobCard) {
  const { artwork } = card;
  if (artwork === undefined || !("picture" in artwork)) return;
  pdf.addPage();
  const y = pdf.page.margins.top;
  const title = textsOf(card)("artwork", { name: artwork.name });
  const top = y + drawText(pdf, title, cardBody, { x: cardMargin, y, width: cardWidth }) + 4;
  pdf.image(artwork.picture, cardMargin, top, {
    fit: [cardWidth, pdf.page.height - cardMargin - top],
  });
}

export async function jobCardPdf(card: JobCard): Promise<Buffer> {
  const { order, specification, language = "en" } = card;
  const text = textsOf(card);
  const labelOf = layerLabels(card);
  const code = await barcodePng(orderBarcode(order.id));
  const jointCode = await qrPicture(card.repeatAddress, 4);
  const options = {
    title: titleOf(card),
    language,
    date: order.updatedAt,
    margin: cardMargin,
    size: "A5",
  } as const;
  return createPdf(options, (pdf) => {
    nameFurtherPages(pdf, card);
    const head = drawHead(pdf, card, code);
    const jointEnd = drawJointCode(pdf, card, jointCode, head);
    let y = drawFacts(pdf, card, head);
    const reelColumns = [text("reelForm.reel"), text("reelForm.out"), text("reelForm.back")];
    const cellHeight = specification ? written : writtenLarge;
    if (specification) {
      const { content, settings } = specification;
      const room = { x: cardMargin, y, width: besideCode, height: drawingHeight };
      const box = {
        design: designOf(content),
        factors: settings,
        missingText: (reason: Message) => text("noDrawing", { reason }),
      };
      y = Math.max(drawBox(pdf, box, room), jointEnd) + 6;
      y = nameArtworkPdf(pdf, card, drawTools(pdf, card, y));
      y = drawLayers(pdf, card, y) + 6;
      const papers = content.layers.map((_, index) => labelOf(content.ply, index));
      const form = {
        heading: text("columns.layer"),
        rows: papers,
        columns: reelColumns,
        firstWidth: 24 * mm,
      };
      y = drawForm(pdf, form, y) + 8;
    } else {
      // The operator writes the papers of an order without a specification.
      const rows = ["", "", "", "", ""];
      const form = {
        heading: text("columns.layer"),
        rows,
        columns: reelColumns,
        firstWidth: 24 * mm,
        cellHeight,
      };
      y = nameArtworkPdf(pdf, card, Math.max(y, jointEnd) + 4);
      y = drawForm(pdf, form, y) + 8;
    }
    // The operator signs each step by hand.
    const form = {
      heading: text("stationForm.station"),
      rows: namesIn(jobCardTexts.english.stations).map((station) => text(`stations.${station}`)),
      columns: [text("stationForm.good"), text("stationForm.waste"), text("stationForm.sign")],
      firstWidth: 36 * mm,
      cellHeight,
    };
    drawForm(pdf, form, y);
    drawArtwork(pdf, card);
  });
}
