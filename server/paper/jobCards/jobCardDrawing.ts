import type { BoardFactors } from "../../../domain/board/boardFactors";
import type { BoxDesign } from "../../../domain/board/boxDesign";
import { boardSection, boxDrawing, drawnLiner } from "../../../domain/board/boxDrawing";
import { isComputed } from "../../../domain/board/computed";
import { type Dieline, type DrawnPoint, dielineOf } from "../../../domain/board/dieline";
import type { Message } from "../../../domain/messages/say";
import { drawText, mm, type Pdf } from "../../documents/pdf";

interface Room {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface DrawnBox {
  readonly design: BoxDesign;
  readonly factors: BoardFactors;
  /** Returns the text in the place of a drawing that is not possible. */
  readonly missingText: (reason: Message) => string;
}

const small = { size: 7, color: "#555555" } as const;

const path = (points: readonly DrawnPoint[]) =>
  points.map(([x, y], index) => `${index === 0 ? "M" : "L"}${x} ${y}`).join("");

const beside = 13 * mm;
const below = 12;

interface Place {
  readonly x: number;
  readonly y: number;
  /** The scale of the drawing, in points for a millimetre. */
  readonly scale: number;
}

/** Draws a blank across the deckle: its width lies along the page's width. */
export function drawOutline(
  pdf: Pdf,
  drawing: Pick<Dieline, "outline" | "creases">,
  { x, y, scale }: Place,
): void {
  const turned = (points: readonly DrawnPoint[]) =>
    path(points.map(([along, across]): DrawnPoint => [across, along]));
  pdf.save().translate(x, y).scale(scale);
  pdf
    .lineWidth(0.7 / scale)
    .strokeColor("black")
    .fillColor("#f3e9d8");
  pdf.path(`${turned(drawing.outline)}Z`).fillAndStroke();
  pdf.dash(3 / scale, { space: 2 / scale }).lineWidth(0.5 / scale);
  for (const line of drawing.creases) pdf.path(turned(line)).stroke();
  pdf.undash().restore();
}

/** Prints the reason why a drawing is not possible. @returns the end of the text */
const drawMissing = (pdf: Pdf, text: string, { x, y, width }: Room): number =>
  y + drawText(pdf, text, { size: 8 }, { x, y, width });

/** Draws the flat blank with its measures. @returns the end of the drawing */
function drawBlank(pdf: Pdf, { design, factors, missingText }: DrawnBox, room: Room): number {
  const drawing = dielineOf(design, factors);
  if (!isComputed(drawing)) return drawMissing(pdf, missingText(drawing.missing), room);
  const { blank, outline, creases, along, across } = drawing.value;
  const { x, y } = room;
  const scale = Math.min((room.width - beside) / blank.length, (room.height - below) / blank.width);
  pdf.save().translate(x, y).scale(scale);
  pdf
    .lineWidth(0.7 / scale)
    .strokeColor("black")
    .fillColor("#f3e9d8");
  pdf.path(`${path(outline)}Z`).fillAndStroke();
  pdf.dash(3 / scale, { space: 2 / scale }).lineWidth(0.5 / scale);
  for (const line of creases) pdf.path(path(line)).stroke();
  pdf.undash().restore();
  const bottom = y + blank.width * scale;
  for (const { from, to, label } of along) {
    const place = { x: x + from * scale - 10, y: bottom + 2 };
    drawText(pdf, label, small, { ...place, width: (to - from) * scale + 20, align: "center" });
  }
  for (const { from, to, label } of across) {
    const middle = y + ((from + to) / 2) * scale - 5;
    drawText(pdf, label, small, {
      x: x + blank.length * scale + 4,
      y: middle,
      width: beside - 4,
    });
  }
  return bottom + below;
}

const faceColors = { long: "#e4d2b3", end: "#cbb28a", top: "#f3e9d8" } as const;

/** Draws the closed box with its inside measures. @returns the end of the drawing */
function drawClosedBox(pdf: Pdf, { design, factors, missingText }: DrawnBox, room: Room): number {
  const drawing = boxDrawing(design, factors);
  if (!isComputed(drawing)) return drawMissing(pdf, missingText(drawing.missing), room);
  const { width, height, faces, lines, measures } = drawing.value;
  const scale = Math.min((room.width - beside) / width, (room.height - below) / height);
  const { x, y } = room;
  pdf.save().translate(x, y).scale(scale);
  pdf
    .lineWidth(0.7 / scale)
    .lineJoin("round")
    .strokeColor("black");
  for (const { name, outline } of faces)
    pdf.path(`${path(outline)}Z`).fillAndStroke(faceColors[name], "black");
  for (const line of lines) pdf.path(path(line)).stroke();
  pdf.restore();
  const column = 24 * mm;
  for (const { label, at, side } of measures) {
    const left = x + at[0] * scale;
    drawText(pdf, label, small, {
      x: side === "right" ? left + 3 : left - column - 3,
      y: y + at[1] * scale - (side === "right" && label.startsWith("H") ? 5 : 0),
      width: column,
      align: side === "right" ? "left" : "right",
    });
  }
  return y + height * scale + below;
}

/** Draws the board's cross-section. @returns the end of the drawing */
function drawSection(
  pdf: Pdf,
  layers: BoxDesign["layers"],
  factors: BoardFactors,
  { x, y, width }: Room,
): number {
  const scale = 5;
  const shown = width / scale;
  const section = boardSection(layers, factors, shown);
  const last = section.at(-1);
  const height = last === undefined ? 0 : (last.top + last.height) * scale;
  pdf
    .save()
    .rect(x, y - 2, width, height + 4)
    .clip();
  pdf.translate(x, y).scale(scale).lineWidth(drawnLiner).strokeColor("#5c4321");
  for (const { wave, top: at, height: high } of section)
    pdf.path(wave ?? `M0 ${at + high / 2}L${shown} ${at + high / 2}`).stroke();
  pdf.restore();
  return y + height;
}

/** Draws the flat and the closed box, with the cross-section below the smaller one. @returns the end of all */
export function drawBox(pdf: Pdf, box: DrawnBox, room: Room): number {
  const gap = 10;
  const leftWidth = Math.round(room.width * 0.6);
  const left = { ...room, width: leftWidth };
  const right = { ...room, x: room.x + leftWidth + gap, width: room.width - leftWidth - gap };
  const flat = drawBlank(pdf, box, left);
  const closed = drawClosedBox(pdf, box, right);
  const below = flat < closed ? { ...left, y: flat + 6 } : { ...right, y: closed + 6 };
  const cut = drawSection(pdf, box.design.layers, box.factors, {
    ...below,
    width: Math.min(below.width, right.width),
  });
  return Math.max(flat, closed, cut);
}
