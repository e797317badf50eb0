import { defineTexts } from "../../../domain/texts";

/** The texts of a sector's page. */
export const sectorTexts = defineTexts("siteSector", {
  title: "Box details",
  description: "Box details by sector: plies, paper grade, GSM, printing, capacity and use.",
  lead: "Boxes we make for this sector. Every figure on these sheets can be changed to suit your load.",
  boxes: "Boxes",
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
