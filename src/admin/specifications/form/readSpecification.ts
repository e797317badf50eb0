import * as z from "zod/mini";
import type { BoxDesign } from "../../../../contract/board/boxDesign";
import {
  burstFactor,
  gramsPerSquareMetre,
  kilonewtonsPerMetre,
  millimetres,
} from "../../../../contract/board/quantities";
import type { BoardSettings } from "../../../../contract/boardSettings";
import {
  NewSpecificationContent,
  type SpecificationContent,
} from "../../../../contract/boxSpecifications";
import { type Validation, validate } from "../../../../contract/errors";
import { readNumber } from "../../../../contract/readNumber";
import {
  machineErrors,
  SpecificationCreation,
  type VersionCreation,
} from "../../../../contract/specifications";
import { readFigure } from "../../schema/readDraft";
import { figureFields, type SpecificationDraft } from "./specificationDraft";

/** The figures as they are sent: of a style with a formula no blank is. */
function figuresOf({ style, ...typed }: SpecificationDraft) {
  const used = figureFields.filter(
    (field) => style === "OTHER" || (field !== "blankLength" && field !== "blankWidth"),
  );
  return Object.fromEntries(used.map((field) => [field, readFigure(typed[field])]));
}

/** Reads the box: the version, or a message per field by its path, such as `layers.1.gsm`. */
function readContent(
  draft: SpecificationDraft,
  settings: BoardSettings,
): Validation<SpecificationContent> {
  const { style, measured, ply, layers } = draft;
  const read = validate(NewSpecificationContent, {
    style,
    measured,
    ply,
    ...figuresOf(draft),
    layers: layers.map((layer) => ({
      ...(layer.flute !== "" && { flute: layer.flute }),
      gsm: readFigure(layer.gsm),
      burstFactor: readFigure(layer.burstFactor),
      rct: readFigure(layer.rct),
      shade: layer.shade,
    })),
  });
  if (!read.ok) return read;
  const errors = machineErrors(read.value, settings);
  return Object.keys(errors).length === 0 ? read : { ok: false, errors };
}

const Names = z.pick(SpecificationCreation, { client: true, name: true });

/** Reads the form of a specification with its first version. */
export function readSpecification(
  draft: SpecificationDraft,
  settings: BoardSettings,
): Validation<SpecificationCreation> {
  const [names, content] = [validate(Names, draft), readContent(draft, settings)];
  if (names.ok && content.ok)
    return { ok: true, value: { ...names.value, content: content.value } };
  return {
    ok: false,
    errors: { ...(names.ok ? {} : names.errors), ...(content.ok ? {} : content.errors) },
  };
}

/** Reads the form of a further version. */
export function readVersion(
  draft: SpecificationDraft,
  settings: BoardSettings,
): Validation<VersionCreation> {
  const content = readContent(draft, settings);
  if (!content.ok) return content;
  return { ok: true, value: { content: content.value, madeOf: draft.madeOf ?? 1 } };
}

/** The host names the fields of what was sent: those of the box stand below `content`. */
export const fieldOf = (path: string) => path.replace(/^content\.?/, "");

/** A figure as the formulas take it; nothing where none is typed yet. */
function quantity<Quantity>(typed: string, make: (amount: number) => Quantity) {
  const amount = readNumber(typed) ?? 0;
  return amount > 0 ? make(amount) : undefined;
}

/** A figure that may be 0, such as a joint that is left out. */
const orNothing = (typed: string) => (readNumber(typed) === 0 ? millimetres(0) : undefined);

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
