import { defineTexts } from "../../../domain/texts";

export const newBuildTexts = defineTexts("newBuild", {
  waits:
    "A new version of the office is ready. Save what you have typed: the next screen opens in the new version.",
});
