import * as z from "zod/mini";
import type { BoardSettings } from "../../../../contract/boardSettings";
import {
  NewSpecificationContent,
  type SpecificationContent,
} from "../../../../contract/boxSpecifications";
import { englishErrors, type FieldErrors, type Validation } from "../../../../contract/errors";
import {
  machineErrors,
  SpecificationCreation,
  type VersionCreation,
} from "../../../../contract/specifications";
import type { BoxDesign } from "../../../../domain/board/boxDesign";
import {
  burstFactor,
  gramsPerSquareMetre,
  kilonewtonsPerMetre,
  millimetres,
} from "../../../../domain/board/quantities";
import { readLength } from "../../../../domain/lengthUnits";
import { readNumber } from "../../../../domain/numbers";
import { readFigure, translateErrors, validateForm } from "../../schema/readDraft";
import {
  figureFields,
  isLengthField,
  type LengthField,
  type SpecificationDraft,
} from "./specificationDraft";

/** Figures for the request. Omits the blank for styles with a formula. */
function figuresOf({ style, unit, ...typed }: SpecificationDraft) {
  const used = figureFields.filter(
    (field) => style === "OTHER" || (field !== "blankLength" && field !== "blankWidth"),
  );
  return Object.fromEntries(
    used.map((field) => [
      field,
      (isLengthField(field) ? readLength(typed[field], unit) : undefined) ??
        readFigure(typed[field]),
    ]),
  );
}

/** Lengths are validated in millimetres. Adds the unit to the message for a length in inches. */
function errorsInMillimetres(draft: SpecificationDraft, errors: FieldErrors): FieldErrors {
  if (draft.unit === "mm") return errors;
  return Object.fromEntries(
    Object.entries(errors).map(([field, message]) => {
      const isLength = isLengthField(field) && readNumber(draft[field]) !== undefined;
      if (!isLength || !/\d/.test(message)) return [field, message];
      return [field, /\d$/.test(message) ? `${message} mm` : `${message} (mm)`];
    }),
  );
}

/** Returns the errors by the form's fields. The form has all stages, and a version has the made stages alone. */
function errorsOfStages({ stages }: SpecificationDraft, errors: FieldErrors): FieldErrors {
  const places = stages.flatMap(({ isMade }, index) => (isMade ? [index] : []));
  return Object.fromEntries(
    Object.entries(errors).map(([field, message]) => [
      field.replace(/^stages\.(\d+)/, (_, place) => `stages.${places[Number(place)]}`),
      message,
    ]),
  );
}

/** Reads the box: the version, or a message per field by its path, such as `layers.1.gsm`. */
function readContent(
  draft: SpecificationDraft,
  settings: BoardSettings,
): Validation<SpecificationContent> {
  const { style, measured, ply, layers, stages } = draft;
  const read = validateForm(NewSpecificationContent, {
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
    ...(stages.length > 0 && {
      stages: stages
        .filter(({ isMade }) => isMade)
        .map(({ kind, perIn }) => ({ kind, perIn: readFigure(perIn) })),
    }),
  });
  if (!read.ok)
    return { ok: false, errors: errorsInMillimetres(draft, errorsOfStages(draft, read.errors)) };
  const errors = machineErrors(read.value, settings);
  return Object.keys(errors).length === 0
    ? read
    : { ok: false, errors: translateErrors(englishErrors(errors), errors) };
}

const Names = z.pick(SpecificationCreation, { client: true, name: true });

export function readSpecification(
  draft: SpecificationDraft,
  settings: BoardSettings,
): Validation<SpecificationCreation> {
  const [names, content] = [validateForm(Names, draft), readContent(draft, settings)];
  if (names.ok && content.ok)
    return { ok: true, value: { ...names.value, content: content.value } };
  return {
    ok: false,
    errors: { ...(names.ok ? {} : names.errors), ...(content.ok ? {} : content.errors) },
  };
}

export function readVersion(
  draft: SpecificationDraft,
  settings: BoardSettings,
): Validation<VersionCreation> {
  const content = readContent(draft, settings);
  if (!content.ok) return content;
  return {
    ok: true,
    value: { content: content.value, basedOnVersion: draft.basedOnVersion ?? draft.madeOf ?? 1 },
  };
}

/**
 * Returns the form's field for a path of the host's errors. The request body has the fields of the box below `content`.
 */
export const fieldOf = (path: string) => path.replace(/^content\.?/, "");

/** Converts a figure for the formulas. Returns undefined if the figure is empty or 0. */
function quantity<Quantity>(amount: number | undefined, make: (amount: number) => Quantity) {
  return amount !== undefined && amount > 0 ? make(amount) : undefined;
}

/** Reads a figure in millimetres that may be 0, such as a missing joint. */
function orNothing(typed: string) {
  const length = readNumber(typed);
  return length === 0 ? millimetres(0) : quantity(length, millimetres);
}

/** Returns the box with the figures that the admin has typed. Formulas report the missing figures. */
export function designOfDraft({
  style,
  measured,
  ply,
  unit,
  ...typed
}: SpecificationDraft): BoxDesign {
  const side = (name: LengthField) => quantity(readLength(typed[name], unit), millimetres);
  return {
    style,
    measured,
    ply,
    length: side("length"),
    width: side("width"),
    height: side("height"),
    joint: orNothing(typed.joint),
    allowance: orNothing(typed.allowance),
    blankLength: side("blankLength"),
    blankWidth: side("blankWidth"),
    layers: typed.layers.map(({ flute, gsm, burstFactor: burst, rct }) => ({
      flute: flute === "" ? undefined : flute,
      gsm: quantity(readNumber(gsm), gramsPerSquareMetre),
      burstFactor: quantity(readNumber(burst), burstFactor),
      rct: quantity(readNumber(rct), kilonewtonsPerMetre),
    })),
  };
}
