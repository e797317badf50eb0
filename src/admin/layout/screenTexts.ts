import { defineTexts } from "../useTexts";

/** Texts of a chart, which come with its code. */
export const chartTexts = defineTexts("chart", { asTable: "As a table" });
