import { defineTexts } from "../../../domain/texts";

/** The fields and generated screens of shifts. */
export const shiftFields = defineTexts("resources.shifts", {
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

/** Texts of removing a shift, and of the link to the rotation. */
export const shiftTexts = defineTexts("shift", {
  rotation: "Enter Rotation",
  removal: {
    action: "Remove",
    title: "Remove shift %{name} of unit %{unit}?",
    question: "It can no longer be assigned. Past days keep it.",
    keep: "Keep it",
    confirm: "Remove shift",
    done: "Shift %{name} is removed",
    failed: "The shift could not be removed",
  },
});

/** Texts of the employments and assignments on an employee's page. */
export const employmentTexts = defineTexts("employment", {
  failed: "The employments and shifts could not be loaded",
  notSaved: "The change could not be saved",
  present: "Present",
  cancel: "Cancel",
  save: "Save",
  correct: "Correct",
  remove: "Remove",
  keep: "Keep it",
  notRemoved: "The entry could not be removed",
  none: "No shift",
  employments: {
    title: "Employment",
    hint: "Days outside these dates are not paid. Scans on them are exceptions.",
    add: "Enter Return",
    joinedOn: "Joining date",
    leftOn: "Leaving date",
    leftHint: "Leave empty while employed.",
    isFixedTerm: "Fixed term",
    actions: "Actions",
    addTitle: "%{who} returns",
    correctTitle: "Correct the employment of %{who}",
    question: "The first and the last day at work.",
    saved: "The employment is saved",
    removeTitle: "Remove the employment since %{date}?",
    removeQuestion: "The days since then are no longer paid.",
    removed: "The employment is removed",
  },
  assignments: {
    title: "Unit and shift",
    hint: "Each assignment applies from its date until the next one.",
    add: "Assign Shift",
    validFrom: "From",
    unit: "Unit",
    shift: "Shift",
    createdBy: "Entered by",
    actions: "Actions",
    addTitle: "Assign %{who}",
    correctTitle: "Correct an assignment of %{who}",
    question: "Days before the date keep their assignment.",
    saved: "The assignment is saved",
    removeTitle: "Remove the assignment from %{date}?",
    removeQuestion: "The assignment before it applies again.",
    removed: "The assignment is removed",
  },
});

/** Texts of the form of a rotation. */
export const rotationTexts = defineTexts("rotation", {
  title: "Enter Rotation",
  days: "Days",
  hint: "Choose the days and the new shift of each group or person. Others keep their shift. After the last day the current shift applies again.",
  firstDate: "First day",
  lastDate: "Last day",
  lastHint: "Leave empty to keep the shift until the next assignment.",
  groups: "Groups and their shifts",
  group: "Unit %{unit} · %{shift}",
  shift: "Shift %{name}",
  none: "No shift",
  people: "%{smart_count} person |||| %{smart_count} people",
  gets: "New shift",
  mixed: "Several",
  unchanged: "No change",
  show: "Choose people",
  hide: "Hide people",
  nobody: "Nobody is employed on this day.",
  failed: "The people could not be loaded",
  submit: "Save Rotation",
  saved:
    "The rotation of %{smart_count} person is saved |||| The rotation of %{smart_count} people is saved",
  invalid: "Check the marked fields",
  notSaved: "The rotation could not be saved. Nothing has changed.",
});

/** Text of changes in locked months. */
export const arrearsTexts = defineTexts("arrears", {
  hint: "This changes a locked month. The difference is paid or deducted as arrears.",
});
