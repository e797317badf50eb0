import { defineTexts } from "../../../domain/texts";

// The parts load these texts with their own code. The first load has none of them.

/** Texts of a chart. */
export const chartTexts = defineTexts("chart", { asTable: "As a table" });

/** Texts of the sheet of shortcuts. */
export const shortcutTexts = defineTexts("shortcuts", {
  title: "Keyboard Shortcuts",
  done: "Close",
  keys: {
    find: "Ctrl K",
    sheet: "?",
    close: "Esc",
    lift: "Space",
    place: "← → Space",
    row: "Enter",
  },
  what: {
    find: "Find a record or a screen",
    sheet: "Show this sheet",
    close: "Close a dialog or a menu",
    lift: "Lift the order that has the focus on the board",
    place: "Move the lifted order to a column and drop it",
    row: "Go to the row below in the table of a delivery",
  },
});
