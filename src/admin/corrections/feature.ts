import EditCalendar from "@mui/icons-material/EditCalendar";
import ReportProblem from "@mui/icons-material/ReportProblem";
import { addressOf } from "../addresses";
import type { OfficeFeature } from "../schema/officeFeature";

export const corrections: OfficeFeature = {
  resources: [
    {
      name: "exceptions",
      texts: { name: "Exception |||| Exceptions" },
      icon: ReportProblem,
      menu: { group: "people" },
      load: async () => (await import("./exceptions")).exceptions,
      address: () => addressOf("exceptions"),
    },
    {
      name: "corrections",
      texts: { name: "Correction |||| Corrections", create: { title: "Correct a Day" } },
      icon: EditCalendar,
      menu: { group: "people" },
      load: async () => (await import("./corrections")).corrections,
      address: () => addressOf("corrections"),
    },
  ],
};
