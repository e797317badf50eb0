import Inventory from "@mui/icons-material/Inventory";
import { z } from "zod";
import { BoxCreation, boxTypes, GalleryBox } from "../../../contract/boxes";
import { declare } from "../schema/declaration";

/** The boxes of the gallery. */
export const boxes = declare({
  name: "boxes",
  icon: Inventory,
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
});
