import { defineTexts } from "../../../domain/texts";

/** The texts of a sector's page. */
export const sectorTexts = defineTexts("siteSector", {
  /** Until React knows the sector. It is one short word, so that the sector's name takes the same lines. */
  title: "Boxes",
  description: "Box details by sector: plies, paper grade, GSM, printing, capacity and use.",
  lead: "Boxes we make for this sector. Every figure on these sheets can be changed to suit your load.",
  none: "No box details available.",
  all: "See all box sectors",
  details: {
    capacity: "Capacity",
    noOfPly: "Number of plies",
    shape: "Shape",
    printingType: "Printing",
    application: "Application",
    paperGrade: "Paper grade",
    gsm: "GSM",
    color: "Colour",
    property: "Property",
  },
});
