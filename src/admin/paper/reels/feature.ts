import Inventory from "@mui/icons-material/Inventory2";
import Warehouse from "@mui/icons-material/Warehouse";
import { reelAddress } from "../../addresses";
import type { OfficeFeature } from "../../schema/officeFeature";

export const reels: OfficeFeature = {
  pages: [
    {
      path: "admin/inventory",
      resource: "reels",
      load: () => import("./inventory/InventoryPage"),
      menu: [
        {
          name: "inventory",
          texts: { name: "Inventory" },
          icon: Warehouse,
          group: "paper",
          isPinned: true,
        },
      ],
    },
    {
      path: "admin/inventory/delivery",
      isOwn: true,
      resource: "reels",
      load: () => import("./delivery/DeliveryPage"),
    },
    { path: "admin/inventory/in-use", load: () => import("./inUse/InUseReelsPage") },
    { path: "admin/inventory/reel/:barcodeId", load: () => import("./details/ReelPage") },
    {
      path: "admin/inventory/reel-history/:barcodeId",
      load: () => import("./history/ReelHistoryPage"),
    },
  ],
  resources: [
    {
      name: "reels",
      texts: { name: "Reel |||| Reels", menu: "Reel Stocks", create: { title: "Create Reel" } },
      icon: Inventory,
      menu: { group: "paper" },
      load: async () => (await import("./resource")).reels,
      // A reel's name is its barcode, which the address of a reel contains.
      address: ({ name }) => (name === undefined ? undefined : reelAddress(name)),
    },
  ],
};
