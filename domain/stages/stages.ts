import type { BoxDesign } from "../board/boxDesign";
import type { StageKind } from "./kinds";

export interface Stage {
  readonly kind: StageKind;
  /** The pieces that one piece of the stage before gives. It is 1 for the first stage. */
  readonly perIn: number;
}

/** A stage that a person has chosen. Without `perIn` it takes as many pieces as a derived stage. */
export interface ChosenStage extends Pick<Stage, "kind"> {
  readonly perIn?: number | undefined;
}

interface StagedBox extends Pick<BoxDesign, "style"> {
  readonly printColours: number;
  /** The width of the joint in millimetres, if it replaces the plant's setting. */
  readonly joint?: number | undefined;
  /** The stages that a person has chosen, in place of the derived stages. */
  readonly stages?: readonly ChosenStage[] | undefined;
}

/**
 * Derives the stages of a box. A printer-slotter prints and slots in one pass, so a printed slotted box has no stage
 * for cutting. A die-cut box is joined only if its specification has a joint.
 */
function derivedStages({ style, printColours, joint }: StagedBox): readonly ChosenStage[] {
  const isDieCut = style === "OTHER";
  const isPrinted = printColours > 0;
  const isJoined = isDieCut ? (joint ?? 0) > 0 : joint !== 0;
  const kinds: readonly (StageKind | false)[] = [
    "CORRUGATING",
    isPrinted && "PRINTING",
    (isDieCut || !isPrinted) && "CUTTING",
    isJoined && "JOINING",
    "BUNDLING",
  ];
  return kinds.filter((kind) => kind !== false).map((kind) => ({ kind }));
}

/**
 * Returns the stages of a box in their order: those that a person has chosen, or those that follow from the box.
 * @param ups the blanks side by side. The corrugator counts cuts, and each cut gives this many blanks.
 */
export const stagesOf = (box: StagedBox, ups = 1): readonly Stage[] =>
  (box.stages ?? derivedStages(box)).map(({ kind, perIn }, index) => ({
    kind,
    perIn: index === 0 ? 1 : (perIn ?? (index === 1 ? ups : 1)),
  }));

/** Returns the stage that a machine makes of a box. A printing machine also slots a box without a stage for print. */
export function stageAtMachine(
  machine: StageKind,
  { style }: Pick<StagedBox, "style">,
  stages: readonly Stage[],
): Stage | undefined {
  const find = (kind: StageKind) => stages.find((stage) => stage.kind === kind);
  return (
    find(machine) ?? (machine === "PRINTING" && style !== "OTHER" ? find("CUTTING") : undefined)
  );
}

export interface PieceSum {
  readonly good: number;
  readonly waste: number;
}

/** The missing blanks of an order in a pattern of a combined run, and the order's blanks in a cut. */
export interface OpenLane {
  readonly ups: number;
  readonly blanks: number;
}

/** The pieces of a stage by its entries. */
export interface MadeSum extends PieceSum {
  /**
   * The pieces that the next stage got from the good pieces. Each good piece of an entry gave as many pieces as the stages
   * at the time of the entry said. Without `given` the present stages decide.
   */
  readonly given?: number | undefined;
  /** The good pieces that were entered as finished boxes, at the last stage of that time. */
  readonly boxes?: number | undefined;
  /** The patterns of the order's combined run that are not cut yet, in their order. */
  readonly lanes?: readonly OpenLane[] | undefined;
}

export type StageSums = ReadonlyMap<StageKind, MadeSum>;

const none: MadeSum = { good: 0, waste: 0 };

/** Returns the pieces that the next stage got. Each good piece gives `perIn` pieces if the entries do not say it. */
const givenBy = ({ good, given }: MadeSum, perIn: number): number => given ?? good * perIn;

/** Returns the cuts that blanks need. The open patterns come first. Each further cut gives `perIn` blanks. */
function cutsFor(blanks: number, lanes: readonly OpenLane[], perIn: number): number {
  let [rest, cuts] = [blanks, 0];
  for (const lane of lanes) {
    const taken = Math.min(rest, lane.blanks);
    rest -= taken;
    cuts += Math.ceil(taken / lane.ups);
  }
  return cuts + Math.ceil(rest / perIn);
}

/** Returns the blanks that cuts give, and the patterns that are open after the cuts. */
function giveBlanks(cuts: number, lanes: readonly OpenLane[], perIn: number) {
  let [rest, given] = [cuts, 0];
  const open: OpenLane[] = [];
  for (const { ups, blanks } of lanes) {
    const made = Math.min(rest, Math.ceil(blanks / ups));
    rest -= made;
    given += made * ups;
    if (made * ups < blanks) open.push({ ups, blanks: blanks - made * ups });
  }
  return { given: given + rest * perIn, lanes: open };
}

/**
 * Returns a stage's sum after further pieces, or without these pieces if `sign` is −1. The good pieces give the next
 * stage what the present stages say.
 */
export function addMade(
  stages: readonly Stage[],
  sums: StageSums,
  kind: StageKind,
  { good, waste }: PieceSum,
  sign: 1 | -1 = 1,
): MadeSum {
  const before = sums.get(kind) ?? none;
  const perIn = stages[stages.findIndex((stage) => stage.kind === kind) + 1]?.perIn ?? 1;
  const after =
    before.lanes && sign === 1
      ? giveBlanks(good, before.lanes, perIn)
      : { given: good * perIn, lanes: before.lanes };
  return {
    ...before,
    good: before.good + sign * good,
    waste: before.waste + sign * waste,
    ...(before.given !== undefined && { given: before.given + sign * after.given }),
    ...(after.lanes && { lanes: after.lanes }),
    ...(kind === stages.at(-1)?.kind && { boxes: (before.boxes ?? 0) + sign * good }),
  };
}

/**
 * Returns the pieces that the stage before has given and this stage has not used. Below 0 if entries of the stage before are
 * late. Undefined for the first stage, which takes paper. Source: docs/trade/stages.md#quantities.
 */
export function availableAt(
  stages: readonly Stage[],
  sums: StageSums,
  kind: StageKind,
): number | undefined {
  const index = stages.findIndex((stage) => stage.kind === kind);
  const [before, stage] = [stages[index - 1], stages[index]];
  if (!before || !stage) return undefined;
  const used = sums.get(kind) ?? none;
  return givenBy(sums.get(before.kind) ?? none, stage.perIn) - (used.good + used.waste);
}

/**
 * Returns the good pieces that each stage needs for a number of boxes, by the place of the stage. Source:
 * docs/trade/stages.md#quantities.
 */
export function requiredPieces(stages: readonly Stage[], boxes: number): readonly number[] {
  const required: number[] = [];
  let pieces = boxes;
  for (const { perIn } of stages.toReversed()) {
    required.unshift(pieces);
    pieces = Math.ceil(pieces / perIn);
  }
  return required;
}

/**
 * The pieces above the need that an entry never asks about. Even a small order needs sheets for setting the machine.
 */
const unaskedPieces = 500;

/**
 * Returns the pieces, waste included, that a stage may have in all before an entry asks. These are twice the required
 * pieces, and for a small order 500 more than the required pieces.
 */
export const mostUnasked = (required: number): number =>
  Math.max(2 * required, required + unaskedPieces);

export interface StageProgress extends Stage, PieceSum {
  /** The good pieces that the boxes need. */
  readonly required: number;
  /** The good pieces that are still to make. */
  readonly left: number;
  /** The available pieces. See {@link availableAt}. */
  readonly available?: number;
}

/**
 * Returns the good pieces that each stage needs for a number of boxes, by the place of the stage. The pieces that are
 * made give what they gave, and those that are still to make give what the present stages say.
 */
function requiredBeside(stages: readonly Stage[], sums: StageSums, boxes: number) {
  const required: number[] = [];
  let pieces = boxes;
  for (const [place, { kind }] of [...stages.entries()].toReversed()) {
    const perIn = stages[place + 1]?.perIn;
    if (perIn !== undefined) {
      const sum = sums.get(kind) ?? none;
      const open = pieces - givenBy(sum, perIn);
      const all = Math.ceil(pieces / perIn);
      pieces =
        open > 0 ? sum.good + cutsFor(open, sum.lanes ?? [], perIn) : Math.min(all, sum.good);
    }
    required.unshift(pieces);
  }
  return required;
}

/**
 * True if the boxes were finished at the stage that was the last one when they were entered. A new version of the box
 * with further stages does not make them unfinished.
 */
export const areFinished = (sums: StageSums, boxes: number) =>
  [...sums.values()].reduce((sum, one) => sum + (one.boxes ?? 0), 0) >= boxes;

/** Returns how far the stages of a number of boxes are. */
export function progressOf(
  stages: readonly Stage[],
  sums: StageSums,
  boxes: number,
): readonly StageProgress[] {
  const required = requiredBeside(stages, sums, boxes);
  const isFinished = areFinished(sums, boxes);
  return stages.map((stage, index) => {
    const { good, waste } = sums.get(stage.kind) ?? none;
    const available = availableAt(stages, sums, stage.kind);
    const needed = required[index] ?? 0;
    return {
      ...stage,
      required: needed,
      good,
      waste,
      left: isFinished ? 0 : Math.max(0, needed - good),
      ...(available !== undefined && { available }),
    };
  });
}

/**
 * Returns the stage that is behind: of the unfinished stages the one before which most pieces wait, by its required
 * pieces. If none wait, it is the first unfinished stage. Undefined if all stages are finished.
 */
export function stageBehind(progress: readonly StageProgress[]): StageKind | undefined {
  const waitingAt = ({ available = 0, required }: StageProgress) =>
    required === 0 ? 0 : Math.max(0, available) / required;
  const [first, ...others] = progress.filter(({ left }) => left > 0);
  if (!first) return undefined;
  return others.reduce((most, stage) => (waitingAt(stage) > waitingAt(most) ? stage : most), first)
    .kind;
}

/** True if the last stage has made a part of the boxes, in percent. */
export function isDoneAt(progress: readonly StageProgress[], percent: number): boolean {
  const last = progress.at(-1);
  return last !== undefined && last.good * 100 >= last.required * percent;
}

export const addPieces = (sums: readonly PieceSum[]): PieceSum => ({
  good: sums.reduce((total, { good }) => total + good, 0),
  waste: sums.reduce((total, { waste }) => total + waste, 0),
});

/** Returns the wasted pieces as a share of all pieces, 0 to 1. Undefined without pieces. */
export function wasteShare(
  sums: readonly PieceSum[],
  wasted = addPieces(sums).waste,
): number | undefined {
  const { good, waste } = addPieces(sums);
  return good + waste === 0 ? undefined : wasted / (good + waste);
}
