import { type Message, say } from "../messages/say";
import type { Flute, Ply } from "./boardFactors";
import type {
  BurstFactor,
  GramsPerSquareMetre,
  KilonewtonsPerMetre,
  Millimetres,
} from "./quantities";

/** FEFCO 0201 regular slotted, 0200 half slotted, 0203 full overlap. OTHER has an entered blank. */
export const boxStyles = ["0201", "0200", "0203", "OTHER"] as const;
export type BoxStyle = (typeof boxStyles)[number];

export const measuredSides = ["INSIDE", "OUTSIDE"] as const;

/** A paper of the board: a liner or a fluted paper. */
export interface BoardLayer {
  /** Absent for a liner. */
  readonly flute?: Flute | undefined;
  readonly gsm?: GramsPerSquareMetre | undefined;
  readonly burstFactor?: BurstFactor | undefined;
  readonly rct?: KilonewtonsPerMetre | undefined;
}

/** A box with the fields that are known. A result that needs a missing field names it. */
export interface BoxDesign {
  readonly style: BoxStyle;
  readonly measured: (typeof measuredSides)[number];
  readonly length?: Millimetres | undefined;
  readonly width?: Millimetres | undefined;
  readonly height?: Millimetres | undefined;
  readonly ply: Ply;
  /** The papers of the board from the outside in: liner, flute, liner, and so on. */
  readonly layers: readonly BoardLayer[];
  /** The blank's size, which is entered by hand for the style `OTHER`: this style has no formula. */
  readonly blankLength?: Millimetres | undefined;
  readonly blankWidth?: Millimetres | undefined;
  /** The box's own joint and panel allowance, in place of the plant's settings. */
  readonly joint?: Millimetres | undefined;
  readonly allowance?: Millimetres | undefined;
}

/** Returns the papers of a board from the outside in, as the trade writes them: `120 / 100 C / 120`. */
export const boardText = (
  layers: readonly { readonly gsm?: number | undefined; readonly flute?: Flute | undefined }[],
): string =>
  layers.map(({ gsm = "–", flute }) => (flute ? `${gsm} ${flute}` : `${gsm}`)).join(" / ");

/** True if the layers match the ply, and exactly every second layer has a flute. */
export const fitsPly = (layers: readonly { flute?: Flute | undefined }[], ply: Ply) =>
  layers.length === ply &&
  layers.every(({ flute }, index) => (flute !== undefined) === (index % 2 === 1));

export const layerRoles = ["TOP", "FLUTE", "LINER"] as const;
export type LayerRole = (typeof layerRoles)[number];

/** Returns the role of a layer. `index` counts from the outside in. */
export const roleOf = (index: number): LayerRole =>
  index === 0 ? "TOP" : index % 2 === 1 ? "FLUTE" : "LINER";

const layerWords = { top: "Top", flute: "Flute", middle: "Middle", liner: "Liner" };

/**
 * Returns the label of a layer: "Top", "Flute 2", "Middle" or "Liner". `index` counts from the outside in.
 * @param words the words of another language
 */
export function layerLabel(ply: number, index: number, words = layerWords): string {
  if (index === 0) return words.top;
  if (index === ply - 1) return words.liner;
  const [word, place, count] =
    index % 2 === 1
      ? [words.flute, (index + 1) / 2, (ply - 1) / 2]
      : [words.middle, index / 2, (ply - 3) / 2];
  return count === 1 ? word : `${word} ${place}`;
}

/** Returns a layer's name within messages, such as "the flute", "the top liner" or "flute 2". */
export function layerName(layers: readonly BoardLayer[], index: number): Message {
  const flute = layers[index]?.flute !== undefined;
  if (flute) {
    const all = layers.filter((layer) => layer.flute !== undefined).length;
    const before = layers.slice(0, index).filter((layer) => layer.flute !== undefined).length;
    return all === 1 ? say("layer.flute") : say("layer.fluteOf", { number: before + 1 });
  }
  if (index === 0) return say("layer.top");
  return index === layers.length - 1
    ? say("layer.bottom")
    : say("layer.liner", { number: index / 2 + 1 });
}
