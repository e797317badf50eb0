import { defineTexts } from "../../domain/texts";

/** The words of a duration. */
export const durationTexts = defineTexts("duration", { hour: "h", minute: "min" });
