import type { EnquirySpecification } from "../../../../contract/boxSpecifications";
import type { BoardFactors } from "../../../../domain/board/boardFactors";
import { narrowestDeckle, trimOf, upsOn } from "../../../../domain/board/boardRun";
import type { BoxDesign } from "../../../../domain/board/boxDesign";
import { boxFigures, leastBoard } from "../../../../domain/board/boxFigures";
import { type Computed, isComputed } from "../../../../domain/board/computed";
import {
  burstFactor,
  gramsPerSquareMetre,
  kilonewtonsPerMetre,
  millimetres,
  toKilogramsForce,
} from "../../../../domain/board/quantities";
import { linerPapers, mediumPapers } from "../../../../domain/estimateAddress";
import { lengthIn } from "../../../../domain/lengthUnits";
import { namesIn } from "../../../../domain/texts";
import { type EstimateText, estimateTexts } from "../../texts/estimateTexts";
import { type EstimateEntries, type EstimateFigures, flutesOf } from "./estimateEntries";

/** Returns the specification of an estimate as data for an enquiry. */
export function specificationOf(
  entries: EstimateEntries,
  figures: EstimateFigures,
): EnquirySpecification {
  const liner = linerPapers[entries.liner] ?? linerPapers[1];
  const medium = mediumPapers[entries.medium] ?? mediumPapers[0];
  const top = {
    gsm: liner.gsm,
    burstFactor: liner.burst,
    rct: figures.linerRct ?? liner.rct,
  };
  const fluted = {
    gsm: medium.gsm,
    burstFactor: medium.burst,
    rct: figures.mediumRct ?? medium.rct,
  };
  const { style, measured, ply, colours } = entries;
  const { length, width, height, quantity } = figures;
  return {
    quantity,
    content: {
      style,
      measured,
      length,
      width,
      height,
      ply,
      layers: [
        top,
        ...flutesOf(ply, entries.flutes).flatMap((flute) => [{ flute, ...fluted }, top]),
      ],
      printColours: colours,
    },
  };
}

/** Returns the box in the form that the engine computes with. */
export const designOf = ({ content }: EnquirySpecification): BoxDesign => ({
  style: content.style,
  measured: content.measured,
  length: millimetres(content.length),
  width: millimetres(content.width),
  height: millimetres(content.height),
  ply: content.ply,
  layers: content.layers.map(({ flute, gsm, burstFactor: burst, rct = 0 }) => ({
    flute,
    gsm: gramsPerSquareMetre(gsm),
    burstFactor: burstFactor(burst),
    rct: kilonewtonsPerMetre(rct),
  })),
});

/** Formats a length in the chosen unit: millimetres to the tenth, inches to the hundredth. */
export const lengthText = (length: number, unit: EstimateEntries["unit"]) =>
  lengthIn(length, unit).toLocaleString("en-IN", { maximumFractionDigits: unit === "mm" ? 1 : 2 });

/** Lengths as one size with its unit, such as 400 × 300 × 200 mm. */
export const sizeText = (lengths: readonly number[], unit: EstimateEntries["unit"]) =>
  `${lengths.map((length) => lengthText(length, unit)).join(" × ")} ${unit}`;

export const coloursText = (colours: number, texts: EstimateText): string =>
  colours === 0 ? texts("noColours") : texts("colourCount", { smart_count: colours });

const paperText = ({ gsm, burst }: { gsm: number; burst: number }, texts: EstimateText) =>
  texts("paper", { gsm: String(gsm), burst: String(burst) });

/** Returns the readable summary that begins the message of an enquiry. */
export function summaryOf(
  entries: EstimateEntries,
  { length, width, height, quantity }: EstimateFigures,
  texts: EstimateText,
): string {
  const { unit, measured, style, ply, flutes, colours } = entries;
  return texts("enquiry.summary", {
    boxes: quantity.toLocaleString("en-IN"),
    style: texts(`styles.${style}`),
    size: sizeText([length, width, height], unit),
    measured: texts(`enquiry.measures.${measured}`),
    board: `${texts("plies", { count: ply })} ${flutes}`,
    liner: paperText(linerPapers[entries.liner] ?? linerPapers[1], texts),
    medium: paperText(mediumPapers[entries.medium] ?? mediumPapers[0], texts),
    colours: coloursText(colours, texts),
  });
}

const rounded = (value: number, decimals: number) =>
  value.toLocaleString("en-IN", { maximumFractionDigits: decimals });

type Figures = ReturnType<typeof boxFigures>;

function upsText({ blank, factors }: Figures, texts: EstimateText): Computed<string> {
  if (!isComputed(blank)) return blank;
  const widestDeckle = millimetres(factors.widestDeckle);
  const ups = upsOn(widestDeckle, blank.value, factors);
  const widest = rounded(widestDeckle, 0);
  if (ups === 0) {
    const needed = rounded(narrowestDeckle(1, blank.value, factors), 0);
    return { value: texts("tooWide", { needed, widest }) };
  }
  const trim = rounded(trimOf(widestDeckle, ups, blank.value) * 100, 1);
  return { value: texts("upsText", { ups: String(ups), deckle: widest, trim }) };
}

/** Returns the size with the least board. A saving below one percent is no reason for another size. */
function leastText(
  design: BoxDesign,
  unit: EstimateEntries["unit"],
  { factors, texts }: { factors: BoardFactors; texts: EstimateText },
): string {
  const least = leastBoard(design, factors);
  if (!isComputed(least)) return texts("unknown");
  const { size, saved } = least.value;
  const percent = Math.round(saved * 100);
  if (percent < 1) return texts("leastReached");
  const { length, width, height } = size;
  return texts("leastText", {
    percent: String(percent),
    size: sizeText([length, width, height], unit),
  });
}

/** Returns the figures of a box with their names and units. */
export function estimateRows(
  design: BoxDesign,
  { unit, ply, flutes, style }: EstimateEntries,
  { quantity, factors, texts }: { quantity: number; factors: BoardFactors; texts: EstimateText },
) {
  const figures = boxFigures(design, factors);
  const say = <Value>(result: Computed<Value>, text: (value: Value) => string) =>
    isComputed(result) ? text(result.value) : texts("unknown");
  const values: Readonly<Record<keyof typeof estimateTexts.english.rows, string>> = {
    board: say(figures.thickness, (thickness) =>
      texts("boardText", {
        ply: String(ply),
        flutes: flutesOf(ply, flutes).join(" + "),
        thickness: rounded(thickness, 1),
      }),
    ),
    inside: say(figures.inside, ({ length, width, height }) =>
      sizeText([length, width, height], unit),
    ),
    blank: say(figures.blank, ({ length, width }) =>
      texts("blankText", {
        size: sizeText([length, width], unit),
        joint: `${lengthText(factors[`joint${ply}`], unit)} ${unit}`,
      }),
    ),
    boardGsm: say(figures.boardGsm, (gsm) => `${rounded(gsm, 0)} g/m²`),
    boxWeight: say(figures.boxWeight, (weight) => `${rounded(weight, 1)} g`),
    bursting: say(figures.burstingStrength, ({ strict, trade }) =>
      texts("burstingText", { strict: rounded(strict, 2), trade: rounded(trade, 2) }),
    ),
    edgeCrush: say(figures.edgeCrush, (ect) => `${rounded(ect, 3)} kN/m`),
    compression:
      style === "0201"
        ? say(figures.compression, (force) =>
            texts("compressionText", {
              newtons: rounded(force, 0),
              force: rounded(toKilogramsForce(force), 0),
            }),
          )
        : texts("compressionOnly"),
    least:
      style === "0201" ? leastText(design, unit, { factors, texts }) : texts("compressionOnly"),
    ups: say(upsText(figures, texts), (text) => text),
    order: say(figures.boxWeight, (weight) =>
      texts("orderText", {
        weight: rounded((weight * quantity) / 1000, 1),
        boxes: quantity.toLocaleString("en-IN"),
      }),
    ),
  };
  return namesIn(estimateTexts.english.rows).map((row) => ({
    name: texts(`rows.${row}`),
    value: values[row],
  }));
}
