import { defineTexts } from "../../../domain/texts";

/** The texts of the page of industries. */
export const industriesTexts = defineTexts("siteIndustries", {
  title: "Industries We Serve",
  description:
    "Corrugated packaging for textiles, building materials, cookware, paint, beverages, motorcycle parts and more: one carton for each trade.",
  lead: "What goes into the box decides how it is made. These are the trades we know by what they load, stack and ship.",
  list: "Industries",
});
