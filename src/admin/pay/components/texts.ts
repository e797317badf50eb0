import { defineTexts } from "../../../../domain/texts";
import { wageKindNames } from "../wageKindNames";

export const payComponentFields = defineTexts("resources.payComponents", {
  fields: {
    name: "Name",
    kind: "Kind",
    basis: "Amount For",
    amount: "Amount",
    person: "For",
    barcodeId: "Employee",
    unit: "Unit",
    shift: "Shift",
    validFrom: "From",
    validTo: "Last Day",
    maxMissed: "Days Missed Allowed",
    nightFrom: "Night From",
    nightTo: "Night Until",
    nightHours: "Least Hours at Night",
    wageKind: "Kind by Law",
    isWages: "Counts as Wages",
    createdBy: "Entered by",
    createdAt: "Entered",
    cancelledAt: "Cancelled",
  },
  choices: {
    kind: { ADDITION: "Addition", DEDUCTION: "Deduction" },
    basis: {
      MONTH: "A month",
      DAY: "Each day present",
      NIGHT: "Each night worked",
      ATTENDANCE: "A month with few days missed",
    },
    wageKind: wageKindNames,
  },
  hints: {
    name: "Such as Canteen. A person’s own entry of this name replaces that of a group.",
    barcodeId: "Empty for the people of a unit, or for everyone.",
    unit: "Empty for everyone.",
    basis: "A part of the month gets its part of a monthly amount. A half day counts as a day.",
    amount: "For the month, the day or the night. 0 exempts a person.",
    validFrom: "A change of a locked month is paid as arrears.",
    validTo: "Empty until it ends. Enter a loan as an advance.",
    maxMissed: "A half day is half. Paid leave and days off are not missed.",
    wageKind: "Excluded pay above half of all pay counts too.",
    nightHours: "The hours at work between these times that make a night.",
  },
  everyone: "Everyone",
  group: "Unit %{unit}",
  shiftOf: "Unit %{unit}, shift %{shift}",
  atMost: "%{basis}, at most %{most}",
  noPerson: "A group",
  bothUnits: "Everyone",
  allShifts: "All shifts",
  list: {
    empty: "No pay components yet. Enter one, or import a file.",
    failed: "The pay components could not be loaded",
  },
  create: {
    submit: "Save Pay Component",
    saved: "%{name} is saved",
    failed: "The pay component could not be saved",
  },
});

/** Texts of cancelling a pay component. */
export const componentCancellationTexts = defineTexts("componentCancellation", {
  action: "Cancel",
  title: "Cancel %{name}?",
  question: "It counts for no day any more. What locked months have paid or taken becomes arrears.",
  keep: "Keep it",
  confirm: "Cancel it",
  done: "%{name} is cancelled.",
  failed: "The pay component could not be cancelled",
});
