import ConveyorBelt from "@mui/icons-material/ConveyorBelt";
import PrecisionManufacturing from "@mui/icons-material/PrecisionManufacturing";
import { dashboardPath } from "../addresses";
import type { OfficeFeature } from "../schema/officeFeature";

export const machines: OfficeFeature = {
  resources: [
    {
      name: "stageEntries",
      texts: { name: "Entry |||| Production", record: "Stage Entry" },
      icon: ConveyorBelt,
      menu: { group: "paper" },
      load: async () => (await import("./resources")).stageEntries,
      address: () => `${dashboardPath}/stageEntries`,
    },
    {
      name: "machineStops",
      texts: { name: "Stop |||| Stops", record: "Machine Stop" },
      menu: { below: "stageEntries" },
      load: async () => (await import("./resources")).machineStops,
      address: () => `${dashboardPath}/machineStops`,
    },
    {
      name: "machines",
      texts: { name: "Machine |||| Machines", create: { title: "New Machine" } },
      icon: PrecisionManufacturing,
      menu: { group: "paper" },
      load: async () => (await import("./resources")).machines,
    },
  ],
};
