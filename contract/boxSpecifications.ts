import * as z from "zod/mini";
import { flutes, plies } from "../domain/board/boardFactors";
import { type BoxDesign, boxStyles, fitsPly, measuredSides } from "../domain/board/boxDesign";
import {
  burstFactor,
  gramsPerSquareMetre,
  kilonewtonsPerMetre,
  millimetres,
} from "../domain/board/quantities";
import { schemaError } from "../domain/messages/schemaError";
import { stageKinds } from "../domain/stages/kinds";
import { isLine, lineError, optional } from "./fields";

const side = () => z.number().check(z.positive(), z.maximum(5000));

/** A paper of the board; one with a flute is fluted, one without is a liner. */
export const SpecificationLayer = z.object({
  flute: z.optional(z.enum(flutes)),
  gsm: z.number().check(z.positive(), z.maximum(1000)),
  burstFactor: z.number().check(z.positive(), z.maximum(100)),
  /** Ring crush in kN/m. */
  rct: z.optional(z.number().check(z.positive(), z.maximum(50))),
  shade: optional(z.string().check(z.trim(), z.maxLength(60))),
});
export type SpecificationLayer = z.infer<typeof SpecificationLayer>;

/**
 * A stage at a machine. `perIn` is the number of pieces that one piece of the stage before gives. Its default is the
 * order's blanks side by side for the second stage, and 1 for all others.
 */
const SpecificationStage = z.object({
  kind: z.enum(stageKinds),
  perIn: z.optional(z.int().check(z.positive(), z.maximum(1000))),
});

/** True if each stage occurs at most once, and all are in the order of the work. */
const isInOrder = (stages: readonly z.infer<typeof SpecificationStage>[]) =>
  stages.every(
    ({ kind }, index) =>
      index === 0 || stageKinds.indexOf(kind) > stageKinds.indexOf(stages[index - 1]?.kind ?? kind),
  );

/** The box data of one specification version. Lengths are in millimetres. */
export const SpecificationContent = z
  .object({
    style: z.enum(boxStyles),
    measured: z.enum(measuredSides),
    length: side(),
    width: side(),
    height: side(),
    ply: z.literal(plies),
    /** The papers of the board, from the outside in. */
    layers: z.array(SpecificationLayer).check(z.minLength(1), z.maxLength(7)),
    printColours: z.int().check(z.nonnegative(), z.maximum(8)),
    /** The width of the joint in millimetres, in place of the plant's setting. */
    joint: z.optional(z.number().check(z.nonnegative(), z.maximum(300))),
    allowance: z.optional(z.number().check(z.nonnegative(), z.maximum(50))),
    /** The size of the blank, only for a style without a formula. */
    blankLength: z.optional(side()),
    blankWidth: z.optional(side()),
    /** The stages in place of those that follow from the box. */
    stages: z.optional(
      z
        .array(SpecificationStage)
        .check(
          z.minLength(1, schemaError("stage.none")),
          z.refine(isInOrder, schemaError("stage.order")),
        ),
    ),
  })
  .check(
    z.superRefine(({ layers, ply, style, blankLength, blankWidth }, context) => {
      const refuse = (path: string, message: string) =>
        context.addIssue({ code: "custom", path: [path], message });
      if (!fitsPly(layers, ply)) {
        const fluted = layers.filter(({ flute }) => flute !== undefined).length;
        refuse(
          "layers",
          schemaError("board.papers", {
            ply: String(ply),
            papers: String(layers.length),
            fluted: String(fluted),
          }),
        );
      }
      if (style !== "OTHER") return;
      if (blankLength === undefined) refuse("blankLength", schemaError("board.blankLength"));
      if (blankWidth === undefined) refuse("blankWidth", schemaError("board.blankWidth"));
    }),
  );
export type SpecificationContent = z.infer<typeof SpecificationContent>;

/** The content of a new version. Earlier versions may have shades that forms no longer accept. */
export const NewSpecificationContent = SpecificationContent.check(
  z.superRefine(({ layers }, context) => {
    for (const [index, { shade = "" }] of layers.entries())
      if (!isLine(shade))
        context.addIssue({
          code: "custom",
          path: ["layers", index, "shade"],
          message: lineError,
        });
  }),
);

const lengthOf = (length: number | undefined) =>
  length === undefined ? undefined : millimetres(length);

export const designOf = (content: SpecificationContent): BoxDesign => ({
  style: content.style,
  measured: content.measured,
  length: millimetres(content.length),
  width: millimetres(content.width),
  height: millimetres(content.height),
  ply: content.ply,
  layers: content.layers.map((layer) => ({
    flute: layer.flute,
    gsm: gramsPerSquareMetre(layer.gsm),
    burstFactor: burstFactor(layer.burstFactor),
    rct: layer.rct === undefined ? undefined : kilonewtonsPerMetre(layer.rct),
  })),
  joint: lengthOf(content.joint),
  allowance: lengthOf(content.allowance),
  blankLength: lengthOf(content.blankLength),
  blankWidth: lengthOf(content.blankWidth),
});

/** The largest specification of an enquiry, in characters of JSON. */
const longest = 2048;

/** The box that a visitor has estimated, as data of an enquiry. */
export const EnquirySpecification = z
  .object({
    content: SpecificationContent,
    quantity: z.int().check(z.positive(), z.maximum(10_000_000)),
  })
  .check(
    z.refine(
      (specification) => JSON.stringify(specification).length <= longest,
      schemaError("form.tooLong"),
    ),
  );
export type EnquirySpecification = z.infer<typeof EnquirySpecification>;
