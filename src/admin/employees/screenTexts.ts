import { defineTexts } from "../useTexts";

/** Texts of taking back an employee. */
export const reinstatementTexts = defineTexts("reinstatement", {
  action: "Take back",
  title: "Take back %{who}?",
  question:
    "%{who} is on the employee list again, with the same number, barcode and salary. The days in between are not paid.",
  cancel: "Cancel",
  done: "%{who} is taken back",
  failed: "The employee could not be taken back. Please try again.",
});
