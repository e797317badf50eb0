import type { Flute, Ply } from "../../../../contract/board/boardFactors";
import type { BoxDesign, BoxStyle } from "../../../../contract/board/boxDesign";
import {
  burstFactor,
  gramsPerSquareMetre,
  kilonewtonsPerMetre,
  millimetres,
} from "../../../../contract/board/quantities";
import type { BoardSettings } from "../../../../contract/boardSettings";
import { SpecificationContent } from "../../../../contract/boxSpecifications";
import { type Validation, validate } from "../../../../contract/errors";
import { machineErrors } from "../../../../contract/specifications";

/** A paper of the board as it is typed. */
export interface LayerDraft {
  /** Empty on a liner, and on a flute that is still to be chosen. */
  readonly flute: Flute | "";
  readonly gsm: string;
  readonly burstFactor: string;
  readonly rct: string;
  readonly shade: string;
}

/** Lengths and other figures of the box that are typed. */
export const figureFields = [
  "length",
  "width",
  "height",
  "joint",
  "allowance",
  "blankLength",
  "blankWidth",
  "printColours",
] as const;
export type FigureField = (typeof figureFields)[number];

/** A version of a specification while it is filled in: texts as they were typed. */
export interface SpecificationDraft extends Readonly<Record<FigureField, string>> {
  readonly style: BoxStyle;
  readonly measured: BoxDesign["measured"];
  readonly ply: Ply;
  readonly layers: readonly LayerDraft[];
}

/** The flutes that a board of this ply mostly has, from the outside in. */
const usualFlutes: Readonly<Record<Ply, readonly Flute[]>> = {
  3: ["C"],
  5: ["B", "C"],
  7: ["B", "C", "A"],
};

const paper: LayerDraft = { flute: "", gsm: "", burstFactor: "", rct: "", shade: "" };

const layersOf = (ply: Ply, typed: readonly LayerDraft[]): LayerDraft[] =>
  Array.from({ length: ply }, (_, index) => {
    const layer = typed[index] ?? paper;
    if (index % 2 === 0) return { ...layer, flute: "" };
    const flute = layer.flute === "" ? usualFlutes[ply][(index - 1) / 2] : layer.flute;
    return { ...layer, flute: flute ?? "" };
  });

export const emptyDraft: SpecificationDraft = {
  style: "0201",
  measured: "INSIDE",
  length: "",
  width: "",
  height: "",
  ply: 3,
  layers: layersOf(3, []),
  printColours: "0",
  joint: "",
  allowance: "",
  blankLength: "",
  blankWidth: "",
};

/** The draft with another number of papers: what was typed of those that stay is kept. */
export const withPly = (draft: SpecificationDraft, ply: Ply): SpecificationDraft => ({
  ...draft,
  ply,
  layers: layersOf(ply, draft.layers),
});

const textOf = (figure: number | undefined) => (figure === undefined ? "" : String(figure));

/** What the form begins with that makes a further version. */
export const draftOf = (content: SpecificationContent): SpecificationDraft => ({
  style: content.style,
  measured: content.measured,
  ply: content.ply,
  length: textOf(content.length),
  width: textOf(content.width),
  height: textOf(content.height),
  printColours: textOf(content.printColours),
  joint: textOf(content.joint),
  allowance: textOf(content.allowance),
  blankLength: textOf(content.blankLength),
  blankWidth: textOf(content.blankWidth),
  layers: content.layers.map(({ flute, gsm, burstFactor: burst, rct, shade = "" }) => ({
    flute: flute ?? "",
    gsm: textOf(gsm),
    burstFactor: textOf(burst),
    rct: textOf(rct),
    shade,
  })),
});

/** What a text stands for: nothing where it is blank, the text itself where it is no number. */
const figureOf = (typed: string) => {
  const text = typed.trim().replace(",", ".");
  if (text === "") return undefined;
  return Number.isNaN(Number(text)) ? typed : Number(text);
};

/** Of a style with a formula no blank is sent. */
const usedFields = ({ style }: SpecificationDraft) =>
  figureFields.filter(
    (field) => style === "OTHER" || (field !== "blankLength" && field !== "blankWidth"),
  );

/** Reads the form: the version, or a message per field by its path, such as `layers.1.gsm`. */
export function readSpecification(
  draft: SpecificationDraft,
  settings: BoardSettings,
): Validation<SpecificationContent> {
  const { style, measured, ply, layers } = draft;
  const read = validate(SpecificationContent, {
    style,
    measured,
    ply,
    ...Object.fromEntries(usedFields(draft).map((field) => [field, figureOf(draft[field])])),
    layers: layers.map((layer) => ({
      ...(layer.flute !== "" && { flute: layer.flute }),
      gsm: figureOf(layer.gsm),
      burstFactor: figureOf(layer.burstFactor),
      rct: figureOf(layer.rct),
      shade: layer.shade,
    })),
  });
  if (!read.ok) return read;
  const errors = machineErrors(read.value, settings);
  return Object.keys(errors).length === 0 ? read : { ok: false, errors };
}

/** A figure as the formulas take it; nothing where none is typed yet. */
function quantity<Quantity>(typed: string, make: (amount: number) => Quantity) {
  const amount = figureOf(typed);
  return typeof amount === "number" && amount > 0 && Number.isFinite(amount)
    ? make(amount)
    : undefined;
}

/** A figure that may be 0, such as a joint that is left out. */
const orNothing = (typed: string) => (figureOf(typed) === 0 ? millimetres(0) : undefined);

/** The box as far as it is typed: what is missing is said by what cannot be computed. */
export const designOfDraft = (draft: SpecificationDraft): BoxDesign => ({
  style: draft.style,
  measured: draft.measured,
  ply: draft.ply,
  length: quantity(draft.length, millimetres),
  width: quantity(draft.width, millimetres),
  height: quantity(draft.height, millimetres),
  joint: quantity(draft.joint, millimetres) ?? orNothing(draft.joint),
  allowance: quantity(draft.allowance, millimetres) ?? orNothing(draft.allowance),
  blankLength: quantity(draft.blankLength, millimetres),
  blankWidth: quantity(draft.blankWidth, millimetres),
  layers: draft.layers.map(({ flute, gsm, burstFactor: burst, rct }) => ({
    flute: flute === "" ? undefined : flute,
    gsm: quantity(gsm, gramsPerSquareMetre),
    burstFactor: quantity(burst, burstFactor),
    rct: quantity(rct, kilonewtonsPerMetre),
  })),
});
