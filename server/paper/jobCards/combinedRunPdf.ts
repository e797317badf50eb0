import { designOf } from "../../../contract/boxSpecifications";
import { isComputed } from "../../../domain/board/computed";
import { dielineOf } from "../../../domain/board/dieline";
import type { Language } from "../../../domain/languages";
import { barcodePng, orderBarcode } from "../../barcodes";
import { documentTexts } from "../../documents/paperTexts";
import { createPdf, drawText, mm, type Pdf } from "../../documents/pdf";
import { drawTable } from "../../documents/pdfTable";
import type { StoredRun } from "../plan/storedRuns";
import { drawOutline } from "./jobCardDrawing";
import {
  cardBody,
  cardMargin,
  cardNumber,
  cardSubheading,
  cardWidth,
  heading,
  layerLabels,
} from "./jobCardHead";
import { combinedRunTexts } from "./texts";
import hi from "./texts.hi.json";
import kn from "./texts.kn.json";

interface RunCard {
  readonly companyName: string;
  readonly stored: StoredRun;
  readonly language?: Language | undefined;
}

type Run = StoredRun["runs"][number];

const textsIn = documentTexts(combinedRunTexts, { hi, kn });
const codeHeight = 17 * mm;
const columnOf = (heading: string, millimetres: number, align?: "right") => ({
  heading,
  width: millimetres * mm,
  ...(align && { align }),
});

/** Draws the blanks of a run side by side on the deckle, to scale. @returns the end of the drawing */
function drawLanes(pdf: Pdf, { members, runs }: StoredRun, run: Run, y: number): number {
  const blanks = run.lanes.flatMap(({ orderId, ups }) => {
    const member = members.find(({ order }) => order.id === orderId);
    const specification = member?.specification;
    const dieline =
      specification && dielineOf(designOf(specification.content), specification.settings);
    const wide = member?.blankWidth ?? 0;
    return Array.from({ length: ups }, () => ({
      orderId,
      wide,
      drawing: dieline && isComputed(dieline) ? dieline.value : undefined,
    }));
  });
  // The card has one page, also for two patterns.
  const highest = (runs.length > 1 ? 42 : 80) * mm;
  const longest = Math.max(...blanks.map(({ drawing }) => drawing?.blank.length ?? 500));
  const scale = Math.min(cardWidth / run.deckle, highest / longest);
  const height = longest * scale;
  pdf.save().rect(cardMargin, y, run.deckle * scale, height);
  pdf.lineWidth(1).strokeColor("black").stroke();
  const used = blanks.reduce((sum, { wide }) => sum + wide, 0);
  let x = cardMargin + ((run.deckle - used) / 2) * scale;
  for (const { orderId, wide, drawing } of blanks) {
    const across = wide * scale;
    const along = (drawing?.blank.length ?? longest) * scale;
    if (drawing) drawOutline(pdf, drawing, { x, y, scale });
    pdf.rect(x, y, across, along).lineWidth(0.7).stroke();
    // At three eighths of the length, because most creases are at its quarters and its half.
    const label = { x, y: y + along * 0.375 - 6, width: across, align: "center" } as const;
    drawText(pdf, `#${orderId}`, cardSubheading, label);
    x += across;
  }
  pdf.restore();
  return y + height + 3;
}

/** Draws the job card of a combined run: one code, and for each pattern the blanks of all orders side by side. */
export async function combinedRunPdf(card: RunCard): Promise<Buffer> {
  const { companyName, stored, language = "en" } = card;
  const { run, runs, members, reserved } = stored;
  const text = textsIn(language);
  const labelOf = layerLabels(card);
  const code = await barcodePng(orderBarcode(run.leadOrderId));
  const title = text("title", { run: String(run.id) });
  const options = { title, language, date: run.createdAt, margin: cardMargin, size: "A5" } as const;
  return createPdf(options, (pdf) => {
    pdf.image(code, cardMargin + cardWidth / 2, cardMargin, {
      fit: [cardWidth / 2, codeHeight],
      align: "right",
    });
    let y = cardMargin;
    for (const [line, style] of [
      [companyName, cardBody],
      [title, heading],
      [text("scan", { order: String(run.leadOrderId) }), cardBody],
    ] as const)
      y += drawText(pdf, line, style, { x: cardMargin, y, width: cardWidth / 2 - 8 });
    y = Math.max(y, cardMargin + codeHeight) + 6;
    for (const [index, one] of runs.entries()) {
      const line = text("pattern", {
        number: String(index + 1),
        deckle: cardNumber(one.deckle),
        board: cardNumber(one.length / 1000),
      });
      y += drawText(pdf, line, cardSubheading, { x: cardMargin, y, width: cardWidth }) + 3;
      y = drawLanes(pdf, stored, one, y) + 3;
      const rows = one.lanes.map(({ orderId, ups, blanks }) => {
        const member = members.find(({ order }) => order.id === orderId);
        const { client = "", size = "" } = member?.order ?? {};
        return { cells: [`#${orderId}`, client, size, String(ups), cardNumber(blanks)] };
      });
      const columns = [
        columnOf(text("columns.order"), 15),
        columnOf(text("columns.client"), 45),
        columnOf(text("columns.size"), 36),
        columnOf(text("columns.ups"), 14, "right"),
        columnOf(text("columns.blanks"), 20, "right"),
      ];
      y = drawTable(pdf, { size: 8, columns, rows }, y) + 8;
    }
    const layers = members[0]?.specification?.content.layers ?? [];
    const rows = layers.map(({ gsm, burstFactor, flute }, layer) => ({
      cells: [
        [labelOf(layers.length, layer), flute].filter(Boolean).join(" "),
        String(gsm),
        String(burstFactor),
        reserved
          .filter(({ reservation }) => reservation.layer === layer)
          .map(({ reel }) => [reel.barcodeId, reel.location].filter(Boolean).join(" "))
          .join(", ") || text("noReels"),
      ],
    }));
    const columns = [
      columnOf(text("columns.layer"), 24),
      columnOf("GSM", 14, "right"),
      columnOf("BF", 12, "right"),
      columnOf(text("columns.reels"), 80),
    ];
    drawTable(pdf, { size: 8, columns, rows }, y);
  });
}
