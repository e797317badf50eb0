import { defineTexts } from "../../../domain/texts";

/** The names of the terms and registrations among the company's facts. */
export const termsTexts = defineTexts("siteTerms", {
  leastOrder: "Least order",
  leadTime: "Lead time",
  certificates: "Certificates",
  gstin: "GSTIN",
  udyam: "Udyam number",
});
