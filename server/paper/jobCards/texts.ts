import { defineTexts } from "../../../domain/texts";

/** The texts of a job card. */
export const jobCardTexts = defineTexts("jobCard", {
  title: "Job card, order #%{order}",
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
  noDrawing: "No drawing: %{reason}",
  run: "Blank %{blank} mm, %{sheets} blanks, %{ups} up on %{deckle} mm or more, %{board} m of board",
  noRun: "No run: %{reason}",
  noPlan: "No run: no paper plan",
  from: "from %{deckle}",
  atMachine: "%{reel} at the machine",
  atLocation: "%{reel} at %{location}",
  unfit: "%{reel} (check the reservation)",
  noReels: "none yet",
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
