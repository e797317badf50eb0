import Factory from "@mui/icons-material/Factory";
import Widgets from "@mui/icons-material/Widgets";
import type { OfficeFeature } from "../schema/officeFeature";

export const catalogue: OfficeFeature = {
  resources: [
    {
      name: "industries",
      texts: { name: "Industry |||| Industries", create: { title: "Register Industry" } },
      icon: Factory,
      menu: { group: "site" },
      load: async () => (await import("./resources")).industries,
    },
    {
      name: "boxes",
      texts: { name: "Box |||| Boxes", create: { title: "Create New Box" } },
      icon: Widgets,
      menu: { group: "site" },
      load: async () => (await import("./resources")).boxes,
    },
  ],
};
