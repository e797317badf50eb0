import { defineResourceTexts } from "../useTexts";

/** The fields and generated screens of shifts. */
export const shiftFields = defineResourceTexts("shifts", {
  fields: {
    name: "Shift",
    unit: "Unit",
    startsAt: "Starts",
    endsAt: "Ends",
    unpaidBreakMinutes: "Unpaid Break (min)",
    people: "People Today",
  },
  list: {
    empty: "No shifts yet. Scans are paired by their times.",
    failed: "The shifts could not be loaded",
  },
  create: {
    submit: "Save Shift",
    saved: "Shift %{name} of unit %{unit} is saved",
    failed: "The shift could not be saved",
  },
  title: "Shift %{name}",
  longTitle: "Shift %{name} of unit %{unit}",
});
