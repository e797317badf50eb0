import { stageNames as names, type StageKind } from "../../../domain/stages/kinds";
import { defineTexts } from "../../../domain/texts";
import { useTexts } from "../../texts/useTexts";
import { formatterFor } from "../schema/formatterFor";

/** The names of the stages and the kanban's texts about stages. They load without the other texts of machines. */
export const stageTexts = defineTexts("stages", {
  names,
  behind: "%{stage}: %{good} of %{required}",
  finished: "All stages are made",
  ready: "Ready for Done",
  below: "%{stage} has %{good} of %{required} good pieces. Move the order all the same?",
  belowTogether:
    "%{smart_count} order lacks good pieces. Move it all the same? |||| %{smart_count} orders lack good pieces. Move them all the same?",
  belowOf: "#%{id}: %{stage} has %{good} of %{required}",
});

interface StageFigures {
  readonly kind: StageKind;
  readonly good: number;
  readonly required: number;
}

/** Returns the function that writes a stage and its pieces for a text. */
export function useStageValues() {
  const text = useTexts(stageTexts);
  return ({ kind, good, required }: StageFigures) => ({
    stage: text(`names.${kind}`),
    good: formatterFor.number(good),
    required: formatterFor.number(required),
  });
}
