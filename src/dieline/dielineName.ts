import type { BoxDesign } from "../../domain/board/boxDesign";
import type { Dieline } from "../../domain/board/dieline";
import { tenthsText } from "../../domain/board/quantities";

const sizeText = (lengths: readonly (number | undefined)[]) =>
  lengths.map((length) => (length === undefined ? "?" : tenthsText(length))).join(" × ");

/**
 * Returns the name of a dieline's file without its ending, and its title in the drawing. Both are English, as in the
 * trade.
 */
export function dielineName(design: BoxDesign, { blank }: Dieline) {
  const { style, measured, length, width, height, ply, layers } = design;
  const sides = [length, width, height];
  const flutes = layers.map(({ flute = "" }) => flute).join("");
  const rounded = sides.map((side) => Math.round(side ?? 0));
  return {
    name: `dieline-${style.toLowerCase()}-${rounded.join("x")}`,
    title: [
      style === "OTHER" ? "Blank" : `FEFCO ${style}`,
      `${sizeText(sides)} mm ${measured.toLowerCase()}`,
      `${ply} ply ${flutes}`.trim(),
      `blank ${sizeText([blank.length, blank.width])} mm`,
    ].join(", "),
  };
}
