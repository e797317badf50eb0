import type { ShownCatalogueBox } from "../../lists/publicLists";

/** The lines of a box's data sheet. */
const details: readonly { field: keyof ShownCatalogueBox; label: string }[] = [
  { field: "capacity", label: "Capacity" },
  { field: "noOfPly", label: "Number of plies" },
  { field: "shape", label: "Shape" },
  { field: "printingType", label: "Printing" },
  { field: "application", label: "Application" },
  { field: "paperGrade", label: "Paper grade" },
  { field: "gsm", label: "GSM" },
  { field: "color", label: "Colour" },
  { field: "property", label: "Property" },
];

/** The lines of a box's sheet that have something to say. */
export const detailsOf = (box: ShownCatalogueBox) =>
  details.flatMap(({ field, label }) =>
    box[field] === "" ? [] : [{ field, label, value: box[field] }],
  );
