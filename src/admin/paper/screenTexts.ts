import { defineTexts } from "../useTexts";

/** Texts of the screens about board and paper that several of them share. */
export const paperTexts = defineTexts("paper", {
  title: "Paper & Board",
  tabs: {
    stock: "Stock",
    specifications: "Specifications",
    waste: "Expected & Actual",
    settings: "Board Settings",
  },
});
