import { blankDrawing, type DrawnPoint } from "../../contract/board/blankDrawing";
import { boardSection, drawnLiner } from "../../contract/board/boardSection";
import { isComputed } from "../../contract/board/computed";
import { boardFactorsOf } from "../../contract/boardSettings";
import { designOf } from "../../contract/boxSpecifications";
import { companyName } from "../../contract/company";
import { dateText } from "../../contract/momentText";
import type { OrderPaper } from "../../contract/orderPaper";
import { barcodePng, orderBarcode } from "../barcodes";
import type { orders } from "../db/schema";
import { createPdf, mm, type Pdf } from "../pdf/createPdf";
import { drawTable } from "../pdf/pdfTable";
import { drawText } from "../pdf/pdfText";
import type { OrderSpecification } from "../specifications/orderSpecification";

interface JobCard {
  readonly order: typeof orders.$inferSelect;
  /** Nothing where the order names none: then the card has no drawing. */
  readonly specification: OrderSpecification | undefined;
  readonly paper: OrderPaper;
}

const margin = 9 * mm;
/** Of A5, between the margins. */
const width = 148 * mm - 2 * margin;

const heading = { size: 14, weight: "bold" } as const;
const subheading = { size: 9, weight: "bold" } as const;
const body = { size: 8 } as const;
const quiet = { size: 7, color: "#555555" } as const;

const number = (value: number, decimals = 1) =>
  value.toLocaleString("en-IN", { maximumFractionDigits: decimals });

const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

/** How high the picture of the code is, which is more than five times as wide. */
const codeHeight = 17 * mm;

/** @returns where it ends */
function drawHead(pdf: Pdf, { order }: JobCard, code: Buffer): number {
  const half = width / 2;
  pdf.image(code, margin + half, margin, { fit: [half, codeHeight], align: "right" });
  let y = margin;
  const lines = [
    [companyName, quiet],
    [`Job card, order #${order.id}`, heading],
    [order.client, subheading],
    [`${number(order.quantity, 0)} × ${order.productType}, unit ${order.unit}`, body],
    [`Due ${dateText(order.expectedCompletionDate)}`, body],
  ] as const;
  for (const [text, style] of lines)
    y += drawText(pdf, text, style, { x: margin, y, width: half - 8 });
  return Math.max(y, margin + codeHeight) + 6;
}

const path = (points: readonly DrawnPoint[]) =>
  points.map(([x, y], index) => `${index === 0 ? "M" : "L"}${x} ${y}`).join("");

/** The flat blank with its measures, and the board cut across. @returns where it ends */
function drawBox(pdf: Pdf, { content, settings }: OrderSpecification, top: number): number {
  const factors = boardFactorsOf(settings);
  const design = designOf(content);
  const drawing = blankDrawing(design, factors);
  if (!isComputed(drawing)) {
    const text = `No drawing: ${drawing.missing}`;
    return top + drawText(pdf, text, body, { x: margin, y: top, width }) + 4;
  }
  const { blank, outline, slots, scores, along, across } = drawing.value;
  const room = { width: width - 26 * mm, height: 46 * mm };
  const scale = Math.min(room.width / blank.length, room.height / blank.width);
  pdf.save().translate(margin, top).scale(scale);
  pdf
    .lineWidth(0.7 / scale)
    .strokeColor("black")
    .fillColor("#f3e9d8");
  pdf.path(`${path(outline)}Z`).fillAndStroke();
  for (const line of slots)
    pdf
      .path(path(line))
      .lineWidth(1.4 / scale)
      .stroke();
  pdf.dash(3 / scale, { space: 2 / scale }).lineWidth(0.5 / scale);
  for (const line of scores) pdf.path(path(line)).stroke();
  pdf.undash().restore();
  const bottom = top + blank.width * scale;
  for (const { from, to, label } of along) {
    const place = { x: margin + from * scale - 10, y: bottom + 2 };
    drawText(pdf, label, quiet, { ...place, width: (to - from) * scale + 20, align: "center" });
  }
  for (const { from, to, label } of across) {
    const y = top + ((from + to) / 2) * scale - 5;
    drawText(pdf, label, quiet, { x: margin + blank.length * scale + 4, y, width: 24 * mm });
  }
  return drawSection(pdf, content.layers, factors, bottom + 16);
}

function drawSection(
  pdf: Pdf,
  layers: OrderSpecification["content"]["layers"],
  factors: Parameters<typeof boardSection>[1],
  top: number,
): number {
  const shown = 40;
  const scale = 5;
  const section = boardSection(layers, factors, shown);
  const last = section.at(-1);
  const height = last === undefined ? 0 : (last.top + last.height) * scale;
  pdf
    .save()
    .rect(margin, top - 2, shown * scale, height + 4)
    .clip();
  pdf.translate(margin, top).scale(scale).lineWidth(drawnLiner).strokeColor("#5c4321");
  for (const { wave, top: at, height: high } of section)
    pdf.path(wave ?? `M0 ${at + high / 2}L${shown} ${at + high / 2}`).stroke();
  pdf.restore();
  return top + height + 8;
}

/** What runs for each layer: its paper, and the reels that are kept for it. @returns where it ends */
function drawLayers(pdf: Pdf, { specification, paper }: JobCard, top: number): number {
  if (specification === undefined) return top;
  const { plan, missing, reserved } = paper;
  const { layers } = specification.content;
  const run = plan
    ? `Blank ${number(plan.blank.length)} × ${number(plan.blank.width)} mm, ${plan.ups} up on ${number(plan.narrowestDeckle)} mm or more, ${number(plan.length)} m of board`
    : `No run: ${missing ?? "nothing is known of it"}`;
  const y = top + drawText(pdf, run, subheading, { x: margin, y: top, width }) + 3;
  const reelsOf = (index: number) =>
    [
      ...(plan?.layers[index]?.running ?? []).map(({ barcodeId }) => `${barcodeId} at the machine`),
      ...reserved
        .filter(({ layer }) => layer === index)
        .map(({ barcodeId, location }) => [barcodeId, location].filter(Boolean).join(" at ")),
    ].join(", ");
  const kilogramsOf = (weight: number | undefined) =>
    weight === undefined ? "" : weight.toLocaleString("en-IN", oneDecimal);
  const narrowest = plan && `from ${number(plan.narrowestDeckle / 10)}`;
  const widthsOf = (index: number) =>
    plan?.layers[index]?.widths.map((width) => number(width)).join(", ") || (narrowest ?? "");
  return drawTable(
    pdf,
    {
      size: 7.5,
      columns: [
        { heading: "Layer", width: 16 * mm },
        { heading: "GSM", width: 10 * mm, align: "right" },
        { heading: "BF", width: 8 * mm, align: "right" },
        { heading: "Shade", width: 16 * mm },
        { heading: "Width, cm", width: 15 * mm, align: "right" },
        { heading: "Needs, kg", width: 16 * mm, align: "right" },
        { heading: "To fetch, kg", width: 18 * mm, align: "right" },
        { heading: "Reels", width: width - 99 * mm },
      ],
      rows: layers.map(({ flute, gsm, burstFactor, shade = "" }, index) => ({
        cells: [
          flute === undefined ? `Liner ${index / 2 + 1}` : `Flute ${flute}`,
          String(gsm),
          String(burstFactor),
          shade,
          widthsOf(index),
          kilogramsOf(plan?.layers[index]?.paper),
          kilogramsOf(plan?.layers[index]?.openPaper),
          reelsOf(index) || "none yet",
        ],
      })),
    },
    y,
  );
}

/** Where the order goes through the plant; what was done there is signed by hand. */
const stations = ["Corrugator", "Printing", "Slotting, die cut", "Joint", "Packing"];

function drawStations(pdf: Pdf, top: number) {
  const rows = stations.map((station) => ({ cells: [station, "", "", ""] }));
  const columns = ["Station", "Good", "Waste", "Sign, time"].map((name, index) => ({
    heading: name,
    width: index === 0 ? 36 * mm : (width - 36 * mm) / 3,
  }));
  drawTable(pdf, { size: 8.5, columns, rows }, top);
}

/** The paper that goes with an order through the plant, on A5. */
export async function jobCardPdf(card: JobCard): Promise<Buffer> {
  const { order, specification } = card;
  const code = await barcodePng(orderBarcode(order.id));
  const title = `Job card, order #${order.id}`;
  return createPdf({ title, date: order.updatedAt, size: "A5", margin }, (pdf) => {
    let y = drawHead(pdf, card, code);
    const size = [order.size, order.materialGrade].filter(Boolean).join(", ");
    y += drawText(pdf, size, subheading, { x: margin, y, width }) + 4;
    if (specification) y = drawBox(pdf, specification, y);
    y = drawLayers(pdf, card, y) + 8;
    drawStations(pdf, y);
  });
}
