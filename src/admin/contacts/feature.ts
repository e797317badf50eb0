import Mail from "@mui/icons-material/Mail";
import type { OfficeFeature } from "../schema/officeFeature";

export const contacts: OfficeFeature = {
  resources: [
    {
      name: "contacts",
      texts: { name: "Enquiry |||| Enquiries" },
      icon: Mail,
      menu: { group: "site" },
      load: async () => (await import("./resource")).contacts,
    },
  ],
};
