import type { BoxDesign } from "../../domain/board/boxDesign";
import type { Dieline } from "../../domain/board/dieline";
import { tenthsText } from "../../domain/board/quantities";
import { saveFile } from "../browser/saveFile";

export const dielineFormats = ["svg", "dxf", "pdf"] as const;
export type DielineFormat = (typeof dielineFormats)[number];

/** Each makes its file by code that is loaded when it is asked for. */
const writers: Readonly<Record<DielineFormat, (dieline: Dieline, title: string) => Promise<Blob>>> =
  {
    async svg(dieline, title) {
      const { dielineSvg } = await import("./dielineSvg");
      return new Blob([dielineSvg(dieline, title)], { type: "image/svg+xml" });
    },
    async dxf(dieline) {
      const { dielineDxf } = await import("./dielineDxf");
      return new Blob([dielineDxf(dieline)], { type: "image/vnd.dxf" });
    },
    async pdf(dieline, title) {
      const { dielinePdf } = await import("./dielinePdf");
      const bytes = Uint8Array.from(dielinePdf(dieline, title), (sign) => sign.charCodeAt(0));
      return new Blob([bytes], { type: "application/pdf" });
    },
  };

/**
 * Saves the dieline of a design as a file at its own size.
 * @throws if the format's code cannot be loaded
 */
export async function saveDieline(
  format: DielineFormat,
  design: BoxDesign,
  dieline: Dieline,
): Promise<void> {
  const { name, title } = dielineName(design, dieline);
  saveFile(await writers[format](dieline, title), `${name}.${format}`);
}

const sizeText = (lengths: readonly (number | undefined)[]) =>
  lengths.map((length) => (length === undefined ? "?" : tenthsText(length))).join(" × ");

/**
 * Returns the name of a dieline's file without its ending, and its title in the drawing. Both are English, as in the
 * trade.
 */
function dielineName(design: BoxDesign, { blank }: Dieline) {
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
