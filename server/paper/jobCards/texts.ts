import { defineTexts } from "../../../domain/texts";

/** The texts of a job card. */
export const jobCardTexts = defineTexts("jobCard", {
  title: "Job card, order #%{order}",
  artwork: "Artwork: %{name}",
  artworkPdf: "Artwork: %{name} of %{date}, a PDF. It is printed apart from the card.",
  furtherPage: "%{title}, %{client}, page %{page}",
  unit: "unit %{unit}",
  promised: "Due %{date}",
  styles: {
    "0201": "0201 regular slotted",
    "0200": "0200 half slotted",
    "0203": "0203 full overlap",
    OTHER: "other, blank by hand",
  },
  style: "Style: %{style}",
  plies: "%{ply} ply",
  sides: {
    INSIDE: "measured inside",
    OUTSIDE: "measured outside",
  },
  noPrint: "Print: none",
  print: "Print: 1 colour |||| Print: %{smart_count} colours",
  deliverTo: "Deliver to %{address}",
  po: "Client's order %{po}",
  jointCode: "Print on the joint. The client scans it to order again.",
  noDrawing: "No drawing: %{reason}",
  run: "Blank %{blank} mm, %{sheets} blanks, %{ups} up on %{deckle} mm or more, %{board} m of board",
  noRun: "No run: %{reason}",
  noPlan: "No run: no paper plan",
  from: "from %{deckle}",
  atMachine: "%{reel} at the machine",
  atLocation: "%{reel} at %{location}",
  unfit: "%{reel} (check the reservation)",
  noReels: "none yet",
  tools: {
    PLATE_SET: "Plate set %{number}",
    DIE: "Die %{number}",
    IN_RACK: "%{tool}: rack %{place}",
    AT_MACHINE: "%{tool}: at %{machine}",
    AT_REPAIR: "%{tool}: at the repair",
    SCRAPPED: "%{tool}: scrapped",
  },
  layers: {
    top: "Top",
    flute: "Flute",
    middle: "Middle",
    liner: "Liner",
  },
  columns: {
    layer: "Layer",
    shade: "Shade",
    width: "Width, cm",
    needs: "Needs, kg",
    toFetch: "To fetch, kg",
    reels: "Reels",
  },
  reelForm: {
    reel: "Reel",
    out: "Out, kg",
    back: "Back, kg",
  },
  stationForm: {
    station: "Station",
    good: "Good",
    waste: "Waste",
    sign: "Sign, time",
  },
  stations: {
    corrugator: "Corrugator",
    printing: "Printing",
    slotting: "Slotting, die cut",
    joint: "Joint",
    packing: "Packing",
  },
});

/** The texts of the job card of a combined run. */
export const combinedRunTexts = defineTexts("combinedRunCard", {
  title: "Job card, combined run %{run}",
  scan: "Scan this code for all reels. It is order #%{order}. The paper is divided among the orders.",
  pattern: "Pattern %{number}: deckle %{deckle} mm, %{board} m of board",
  noReels: "none yet",
  columns: {
    order: "Order",
    client: "Client",
    size: "Size",
    ups: "Ups",
    blanks: "Blanks",
    layer: "Layer",
    reels: "Reels",
  },
});
