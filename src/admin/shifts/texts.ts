/** The fields and generated screens of shifts. */
export const shiftFields = {
  name: "Shift |||| Shifts",
  fields: {
    name: "Shift",
    unit: "Unit",
    startsAt: "Starts",
    endsAt: "Ends",
    unpaidBreakMinutes: "Unpaid Break (min)",
    people: "People Today",
  },
  list: {
    title: "Shifts",
    empty: "No shifts yet. People without a shift are paired by their scans alone.",
    failed: "The shifts could not be loaded",
  },
  create: { title: "New Shift", submit: "Save Shift", busy: "Saving…" },
};
