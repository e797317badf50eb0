import Layers from "@mui/icons-material/Layers";
import Straighten from "@mui/icons-material/Straighten";
import TrendingDown from "@mui/icons-material/TrendingDown";
import Tune from "@mui/icons-material/Tune";
import { paperAddress } from "../addresses";
import type { OfficeFeature } from "../schema/officeFeature";

export const paper: OfficeFeature = {
  resources: [
    {
      name: "reorderLevels",
      texts: { name: "Reorder Level" },
      address: () => paperAddress("stock"),
    },
    {
      name: "specifications",
      texts: { name: "Box Specification |||| Box Specifications" },
      load: async () => (await import("../specifications/resource")).specifications,
      address: ({ recordId }) => paperAddress(`specifications/${recordId}`),
    },
    {
      name: "board",
      texts: { name: "Board Settings" },
      address: () => paperAddress("settings"),
    },
  ],
  pages: [
    {
      path: "paper/*",
      isOwn: true,
      resource: "reels",
      load: () => import("./PaperScreens"),
      menu: [
        {
          name: "stock",
          texts: { name: "Stock" },
          icon: Layers,
          group: "paper",
          to: "paper/stock",
        },
        { name: "specifications", icon: Straighten, group: "paper", to: "paper/specifications" },
        {
          name: "waste",
          texts: { name: "Waste" },
          icon: TrendingDown,
          group: "paper",
          to: "paper/waste",
        },
        { name: "board", icon: Tune, group: "plant", to: "paper/settings" },
      ],
    },
  ],
};
