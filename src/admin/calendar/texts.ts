import { defineResourceTexts } from "../useTexts";

/** The leaves' fields, choices and generated screens. */
export const leaveFields = defineResourceTexts("leaves", {
  fields: {
    name: "Name",
    barcodeId: "Employee",
    firstDate: "First Day",
    lastDate: "Last Day",
    kind: "Kind",
    isHalfDay: "Half Days",
    createdBy: "Entered by",
    createdAt: "Entered",
    cancelledAt: "Cancelled",
  },
  choices: { kind: { PAID: "Paid", UNPAID: "Unpaid" } },
  list: {
    empty: "No leave yet. A day of leave is not an absence.",
    failed: "The leave could not be loaded",
  },
  create: {
    submit: "Save Leave",
    saved: "The leave of %{name} is saved",
    failed: "The leave could not be saved",
  },
});
