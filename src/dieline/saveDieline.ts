import type { BoxDesign } from "../../domain/board/boxDesign";
import type { Dieline } from "../../domain/board/dieline";
import { saveFile } from "../saveFile";
import { dielineName } from "./dielineName";

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
