import CurrencyRupee from "@mui/icons-material/CurrencyRupee";
import { dashboardPath } from "../addresses";
import type { OfficeFeature } from "../schema/officeFeature";

export const rates: OfficeFeature = {
  resources: [
    {
      name: "rates",
      texts: { name: "Rate |||| Rates", create: { title: "New Rate" } },
      icon: CurrencyRupee,
      menu: { group: "orders" },
      load: async () => (await import("./resources")).rates,
    },
    {
      name: "wasteRows",
      texts: {
        name: "Waste Row |||| Waste Rows",
        menu: "Waste Table",
        create: { title: "New Waste Row" },
      },
      menu: { below: "rates" },
      load: async () => (await import("./resources")).wasteRows,
    },
    {
      name: "rateSettings",
      texts: { name: "Rate Settings" },
      address: () => `${dashboardPath}/rates`,
    },
  ],
};
