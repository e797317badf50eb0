import type { EnquirySpecification } from "../../../../contract/boxSpecifications";
import type { BoxDesign } from "../../../../domain/board/boxDesign";
import {
  burstFactor,
  gramsPerSquareMetre,
  kilonewtonsPerMetre,
  millimetres,
} from "../../../../domain/board/quantities";
import { linerPapers, mediumPapers } from "../../../../domain/estimateAddress";
import { lengthIn } from "../../../../domain/lengthUnits";
import type { EstimateText } from "../../texts/estimateTexts";
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
