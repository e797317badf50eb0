import { defineTexts } from "../../../domain/texts";

/** The names of the stages, and what the kanban says of them. They load without the other texts of machines. */
export const stageTexts = defineTexts("stages", {
  names: {
    CORRUGATING: "Corrugating",
    PRINTING: "Printing",
    CUTTING: "Cutting",
    JOINING: "Joining",
    BUNDLING: "Bundling",
  },
  behind: "%{stage}: %{good} of %{required}",
  finished: "All stages are made",
  ready: "Ready for Done",
  below: "%{stage} has %{good} of %{required} good pieces. Move the order all the same?",
  propose: "%{stage} has %{good} of %{required} good pieces. The order can move to Done.",
});
