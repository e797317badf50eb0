import { defineTexts } from "../../useTexts";

/** Texts of a list's saved views, which come with their code. */
export const savedViewsTexts = defineTexts("savedViews", {
  title: "Saved views",
  none: "Nothing is saved yet. A view keeps the filters, the order and the columns of this list.",
  name: "Name of this view",
  hint: "Filters, order and columns as they are now",
  replaces: "Replaces the view of this name",
  missing: "Enter a name",
  save: "Save",
  remove: "Remove %{name}",
});
