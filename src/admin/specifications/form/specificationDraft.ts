import * as z from "zod/mini";
import type { SpecificationContent } from "../../../../contract/boxSpecifications";
import { flutes, type Ply, plies, usualFlutes } from "../../../../domain/board/boardFactors";
import { boxStyles, measuredSides } from "../../../../domain/board/boxDesign";
import { convertLength, type LengthUnit, lengthUnits } from "../../../../domain/lengthUnits";
import { readNumber } from "../../../../domain/numbers";
import { stageKinds } from "../../../../domain/stages/kinds";
import { type ChosenStage, stagesOf } from "../../../../domain/stages/stages";
import { typedText } from "../../schema/readDraft";

const LayerDraft = z.object({
  /** Empty on a liner, and on a flute that is still to be chosen. */
  flute: z.enum(["", ...flutes]),
  gsm: typedText(),
  burstFactor: typedText(),
  rct: typedText(),
  shade: typedText(),
});
export type LayerDraft = z.infer<typeof LayerDraft>;

const StageDraft = z.object({
  kind: z.enum(stageKinds),
  isMade: z.boolean(),
  perIn: typedText(),
});

const figures = {
  length: typedText(),
  width: typedText(),
  height: typedText(),
  joint: typedText(),
  allowance: typedText(),
  blankLength: typedText(),
  blankWidth: typedText(),
  printColours: typedText(),
};
export type FigureField = keyof typeof figures;
const isFigureField = (name: string): name is FigureField => name in figures;
export const figureFields = Object.keys(figures).filter(isFigureField);

/** The lengths that are typed in the unit of the form. */
const lengthFields = ["length", "width", "height", "blankLength", "blankWidth"] as const;
export type LengthField = (typeof lengthFields)[number];
export const isLengthField = (name: string): name is LengthField =>
  lengthFields.some((field) => field === name);

/** A version of a specification while it is filled in: texts as they were typed. */
export const SpecificationDraft = z.object({
  /** Asked for with the first version alone. */
  client: typedText(),
  name: typedText(),
  /** The number of the version that this draft began with. */
  basedOnVersion: z.optional(z.number()),
  /** The field of the same number in drafts that an older version of the program saved. */
  madeOf: z.optional(z.number()),
  style: z.enum(boxStyles),
  measured: z.enum(measuredSides),
  /** In which the box is typed; joint and allowance are the board's, in millimetres. */
  unit: z._default(z.enum(lengthUnits), "mm"),
  ply: z.literal(plies),
  layers: z.array(LayerDraft),
  /** Empty while the stages follow from the box. Otherwise all stages, made or not. */
  stages: z._default(z.array(StageDraft), []),
  ...figures,
});
export type SpecificationDraft = Readonly<z.infer<typeof SpecificationDraft>>;

const paper: LayerDraft = { flute: "", gsm: "", burstFactor: "", rct: "", shade: "" };

const usualFlute = (ply: Ply, index: number) => usualFlutes[ply][(index - 1) / 2] ?? "";

/** Returns the papers for a ply. A flute is the usual one, unless the person changed the flute of `before`. */
const layersOf = (ply: Ply, typed: readonly LayerDraft[], before: Ply): LayerDraft[] =>
  Array.from({ length: ply }, (_, index) => {
    const layer = typed[index] ?? paper;
    if (index % 2 === 0) return { ...layer, flute: "" };
    const isChosen = layer.flute !== "" && layer.flute !== usualFlute(before, index);
    return isChosen ? layer : { ...layer, flute: usualFlute(ply, index) };
  });

export const emptyDraft: SpecificationDraft = {
  client: "",
  name: "",
  style: "0201",
  measured: "INSIDE",
  unit: "mm",
  length: "",
  width: "",
  height: "",
  ply: 3,
  layers: layersOf(3, [], 3),
  stages: [],
  printColours: "0",
  joint: "",
  allowance: "",
  blankLength: "",
  blankWidth: "",
};

/** Returns the draft with another number of papers. The remaining papers keep their values. */
export const withPly = (draft: SpecificationDraft, ply: Ply): SpecificationDraft => ({
  ...draft,
  ply,
  layers: layersOf(ply, draft.layers, draft.ply),
});

/** Converts the draft to another unit. The typed lengths stay equal. */
export const withUnit = (draft: SpecificationDraft, unit: LengthUnit): SpecificationDraft => ({
  ...draft,
  unit,
  ...Object.fromEntries(
    lengthFields.map((field) => [field, convertLength(draft[field], draft.unit, unit)]),
  ),
});

/** Returns the stages that follow from the draft's box. */
export const derivedStagesOf = ({ style, printColours, joint }: SpecificationDraft) =>
  stagesOf({ style, printColours: readNumber(printColours) ?? 0, joint: readNumber(joint) });

/** Returns all stages for the form. The stages of the box are marked as made. */
export const stageDrafts = (made: readonly ChosenStage[]): SpecificationDraft["stages"] =>
  stageKinds.map((kind) => {
    const stage = made.find((one) => one.kind === kind);
    return { kind, isMade: stage !== undefined, perIn: textOf(stage?.perIn) };
  });

const textOf = (figure: number | undefined) => (figure === undefined ? "" : String(figure));

/** Returns the initial values of the form for a known box. */
export const draftOf = (content: SpecificationContent): SpecificationDraft => ({
  ...emptyDraft,
  style: content.style,
  measured: content.measured,
  ply: content.ply,
  ...Object.fromEntries(figureFields.map((field) => [field, textOf(content[field])])),
  layers: content.layers.map(({ flute, gsm, burstFactor: burst, rct, shade = "" }) => ({
    flute: flute ?? "",
    gsm: textOf(gsm),
    burstFactor: textOf(burst),
    rct: textOf(rct),
    shade,
  })),
  stages: content.stages ? stageDrafts(content.stages) : [],
});

/** Returns the initial values of the form for a new version based on the given version. */
export const versionDraftOf = (
  basedOnVersion: number,
  content: SpecificationContent,
): SpecificationDraft => ({ ...draftOf(content), basedOnVersion });
