import { defineTexts } from "../../../../domain/texts";

/** Texts of the search, which come with its code. */
export const searchTexts = defineTexts("search", {
  title: "Find anything",
  label: "Order, quotation, invoice, reel, person, client or screen",
  hint: "Type a name or a number, or scan a barcode. Arrows choose, Enter opens.",
  nothing: "Nothing found",
  searching: "Searching…",
  failed: "Records could not be searched: %{message}",
  marks: { CANCELLED: "Cancelled", LEFT: "Left" },
  screens: "Screens",
});
