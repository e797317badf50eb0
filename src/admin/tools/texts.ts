import { defineTexts } from "../../../domain/texts";

const states = {
  IN_RACK: "In the rack",
  AT_MACHINE: "At a machine",
  AT_REPAIR: "At the repair",
  SCRAPPED: "Scrapped",
};

export const toolFields = defineTexts("resources.tools", {
  fields: {
    number: "Number",
    barcodeId: "Barcode",
    kind: "Kind",
    owner: "Owner",
    state: "State",
    place: "Place in the rack",
    machine: "Machine",
    machineId: "Machine",
    boxes: "Boxes",
    impressions: "Impressions",
    impressionsBefore: "Impressions from before",
    life: "Life (impressions)",
  },
  choices: {
    kind: { PLATE_SET: "Plate set", DIE: "Die" },
    owner: { PLANT: "The plant", CLIENT: "The client" },
    state: states,
  },
  list: {
    empty: "No plate sets and no dies yet",
    failed: "The tools could not be loaded",
  },
  create: {
    submit: "Save the tool",
    saved: "The tool is saved. Choose its boxes.",
    failed: "The tool could not be saved",
  },
});

/** Texts of the sections of a tool's page, which come with their code. */
export const toolTexts = defineTexts("tool", {
  cancel: "Cancel",
  life: {
    title: "Life",
    of: "%{impressions} of %{life} impressions",
    count: "%{impressions} impressions",
    worn: "The tool is worn",
    hint: "Good and waste of the printing for plates, of the cutting for dies, while the tool had the box.",
  },
  move: {
    action: "Move…",
    title: "Move %{tool}",
    question: "A tool at a machine keeps its place in the rack.",
    confirm: "Move",
    done: "The tool is moved",
    failed: "The tool could not be moved. Please try again.",
  },
  print: "Print barcode",
  boxes: {
    title: "Boxes",
    none: "The tool has no box yet.",
    add: "Add a box…",
    question: "The impressions of the box count from now on.",
    confirm: "Add",
    done: "The box is added",
    failed: "The boxes of the tool could not be changed. Please try again.",
    remove: "Take off",
    removed: "The box is taken off. Its impressions stay.",
    box: "Box",
    impressions: "Impressions",
    from: "From",
    to: "Until",
  },
});
