import { defineTexts } from "../../../domain/texts";
import { stageTexts } from "./stageTexts";

const stages = stageTexts.english.names;

const reasons = {
  SETTING: "Setting",
  BOARD: "Board fault",
  WARP: "Warped board",
  PRINT: "Print fault",
  REGISTER: "Out of register",
  CUT: "Wrong cut or crease",
  JOINT: "Joint fault",
  DAMAGE: "Damaged in handling",
  OTHER: "Other",
};

const stopReasons = {
  SETTING: "Setting",
  PAPER: "Paper",
  PRINT: "Print",
  MECHANICAL: "Mechanical",
  ELECTRICAL: "Electrical",
  NO_JOB: "No job",
  NO_PEOPLE: "No people",
  OTHER: "Other",
};

export const machineFields = defineTexts("resources.machines", {
  fields: {
    name: "Name",
    unit: "Unit",
    stage: "Stage",
    ratePerHour: "Rate (pieces an hour)",
    runsFrom: "Planned from",
    runsTo: "Planned until",
    active: "In use",
  },
  choices: { stage: stages },
  list: {
    empty: "No machines yet",
    failed: "The machines could not be loaded",
  },
  create: {
    submit: "Save the machine",
    saved: "The machine is saved",
    failed: "The machine could not be saved",
  },
});

export const stageEntryFields = defineTexts("resources.stageEntries", {
  fields: {
    at: "Made",
    day: "Day",
    day_gte: "From",
    day_lte: "Until",
    machine: "Machine",
    machineId: "Machine",
    unit: "Unit",
    orderId: "Order",
    client: "Client",
    stage: "Stage",
    good: "Good",
    waste: "Waste",
    reason: "Reason of the waste",
    isOver: "More than available",
    createdBy: "Entered by",
    isReversed: "Reversed",
    reversedAt: "Reversed at",
    reversedBy: "Reversed by",
    reverseReason: "Reason of the reversal",
  },
  choices: { stage: stages, reason: reasons },
  list: {
    empty: "No production is entered yet",
    failed: "The production could not be loaded",
  },
});

export const stopFields = defineTexts("resources.machineStops", {
  fields: {
    machine: "Machine",
    machineId: "Machine",
    unit: "Unit",
    reason: "Reason",
    startedAt: "From",
    startedAt_gte: "Stopped from",
    endedAt: "Until",
    minutes: "Minutes",
    isOpen: "Still stopped",
    createdBy: "Entered by",
  },
  choices: { reason: stopReasons },
  titles: {
    of: "Stop of %{machine}",
  },
  list: {
    empty: "No stops yet",
    failed: "The stops could not be loaded",
  },
});

/** Texts of what machines make, of their stops and of their figures. */
export const productionTexts = defineTexts("production", {
  cancel: "Cancel",
  entry: {
    action: "Enter production",
    title: "Enter production",
    titleOfOrder: "Enter production of order #%{order}",
    question: "An entry never changes. A wrong one is reversed.",
    order: "Order number",
    orderHint: "As on the job card, such as 1204",
    at: "Made at (empty: now)",
    confirm: "Save",
    confirmOver: "Save all the same",
    done: "%{good} good and %{waste} waste are saved",
    failed: "The entry could not be saved. Please try again.",
  },
  reverse: {
    action: "Reverse",
    title: "Reverse this entry?",
    question: "A further entry takes its pieces back.",
    reason: "Reason",
    reasonHint: "Such as “Entered twice”",
    missing: "Enter the reason",
    keep: "Keep it",
    confirm: "Reverse",
    done: "The entry is reversed",
    failed: "The entry could not be reversed. Please try again.",
  },
  stop: {
    action: "Enter a stop",
    title: "Enter a stop",
    question: "Leave the end empty while the machine is stopped.",
    confirm: "Save",
    done: "The stop is saved",
    failed: "The stop could not be saved. Please try again.",
    end: "End",
    endTitle: "End the stop of %{machine}",
    endQuestion: "It has been stopped since %{from}.",
    endDone: "The stop has ended",
  },
  stages: {
    title: "Stages",
    none: "The order has no specification, so its stages are not known.",
    failed: "The stages could not be loaded",
    good: "%{good} of %{required} good",
    waste: "%{waste} waste",
    left: "%{left} left",
    available: "%{available} available",
    behind: "%{pieces} more than the stage before gave",
    perIn: "%{pieces} from each cut",
    all: "All entries",
  },
  figures: {
    title: "Performance",
    hint: "A day counts if the machine has an entry or a stop on it. OEE is availability × performance × quality.",
    failed: "The figures could not be loaded",
    from: "From",
    to: "Until",
    none: "No entries and no stops in this period.",
    availability: "Availability",
    performance: "Performance",
    quality: "Quality",
    oee: "OEE",
    basis:
      "%{smart_count} day: %{planned} planned, %{stopped} stopped, %{good} good, %{waste} waste |||| %{smart_count} days: %{planned} planned, %{stopped} stopped, %{good} good, %{waste} waste",
    stops: "Stopped in planned time",
    reason: "Reason",
    time: "Time",
  },
  waste: {
    title: "Wasted pieces by machine, stage and reason",
    hint: "The share is of all pieces of the machine in this stage.",
    failed: "The wasted pieces could not be loaded",
    none: "No wasted pieces in this period.",
    total: "All machines",
    machine: "Machine",
    stage: "Stage",
    reason: "Reason",
    pieces: "Waste",
    share: "Share",
    entries: "Entries",
    show: "%{smart_count} entry |||| %{smart_count} entries",
    hide: "Hide",
    more: "Show all %{count} rows",
  },
});
