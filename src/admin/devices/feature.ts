import Tablet from "@mui/icons-material/TabletAndroid";
import { addressOf } from "../addresses";
import type { OfficeFeature } from "../schema/officeFeature";

export const devices: OfficeFeature = {
  resources: [
    {
      name: "devices",
      texts: { name: "Scan Station |||| Scan Stations", create: { title: "Create Scan Station" } },
      icon: Tablet,
      menu: { group: "plant" },
      load: async () => (await import("./resource")).devices,
      address: () => addressOf("devices"),
    },
  ],
};
