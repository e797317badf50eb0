import type { industries } from "../db/schema";
import { clients, pictureOf } from "../orders/demoClients";

/** The customers as the office registered them, one for each. */
export const demoIndustries: (typeof industries.$inferInsert)[] = clients.map((client, index) => ({
  industryName: client.name,
  sector: client.sector,
  city: client.place.split(", ").at(-1) ?? client.place,
  state: client.place === "Hosur" ? "Tamil Nadu" : "Karnataka",
  address: `Plot ${12 + index * 7}, Industrial Area, ${client.place}`,
  url: pictureOf(client.sector),
}));
