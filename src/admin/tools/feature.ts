import type { OfficeFeature } from "../schema/officeFeature";

export const tools: OfficeFeature = {
  resources: [
    {
      name: "tools",
      texts: { name: "Tool |||| Tools", create: { title: "New Tool" } },
      menu: { below: "machines" },
      load: async () => (await import("./resource")).tools,
    },
  ],
};
