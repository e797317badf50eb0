import ViewInAr from "@mui/icons-material/ViewInAr";
import * as z from "zod/mini";
import { BoxCreation, BoxEdit, boxTypes, GalleryBox } from "../../../contract/boxes";
import { RecordHistory } from "../history/exports";
import { declareResource } from "../schema/declaration";
import { boxFields } from "./texts";

/** The boxes of the gallery. */
export const boxes = declareResource({
  name: "boxes",
  texts: boxFields,
  icon: ViewInAr,
  list: {
    row: GalleryBox,
    columns: ["box", "boxType", "boxDescription", "boxUrl"],
    filters: z.object({ boxType: z.enum(boxTypes) }),
    search: true,
    sort: { field: "box", order: "ASC" },
  },
  create: {
    form: BoxCreation,
    succeeded: () => ({ message: "Box created successfully!" }),
    failed: () => "Failed to create box. Please try again.",
  },
  show: {
    row: GalleryBox,
    feature: "history",
    fields: ["box", "boxType", "boxDescription", "boxUrl"],
    aside: <RecordHistory kind="box" />,
  },
  edit: {
    form: BoxEdit,
    fields: ["boxType", "box", "boxDescription", "boxUrl"],
    titleOf: ({ box }) => String(box),
  },
});
