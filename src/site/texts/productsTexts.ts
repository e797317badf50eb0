import { defineTexts } from "../../../domain/texts";

/** The texts of the product page and its way into the estimator. */
export const productsTexts = defineTexts("siteProducts", {
  title: "Products and services",
  description:
    "Boxes by sector: plies, paper, GSM, printing and capacity of what we make for each trade, with HSN codes for your invoice.",
  opening: "Products",
  lead: "%{kinds} kinds of corrugated goods, and under each sector below the boxes we make for it, with paper, plies and print.",
  sectors: {
    title: "Box Sectors",
    failed: "The box sectors could not be loaded. *Ask us* for what you need.",
    noScript: "The catalogue needs JavaScript. *Ask us* for the sheet of your sector.",
    boxes: "1 box |||| %{smart_count} boxes",
  },
  hsn: {
    title: "HSN codes",
    lead: "The headings under which our goods stand on your invoice and your GST return.",
    goods: {
      rolls: "Corrugated paper and board in rolls or sheets",
      boxes: "Cartons, boxes and cases of corrugated board",
      folding: "Folding cartons of duplex and other non-corrugated board",
    },
    picture: "HSN codes. %{codes}",
  },
  calculator: {
    title: "Your box in figures",
    lead: "Enter the inside size of a box. See its blank, weight and strength, fold it, and save the dieline.",
    fields: {
      length: "Length",
      width: "Width",
      height: "Height",
      quantity: "Quantity",
    },
    boxes: "boxes",
    open: "See your box",
  },
});
