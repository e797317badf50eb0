import { defineTexts } from "../../useTexts";

/** Texts of the stock by paper and width. */
export const stockTexts = defineTexts("stock", {
  title: "Paper in the Store",
  failed: "The stock could not be loaded",
  empty: "No reels in store.",
  hint: "Reels in store, core included. Reels on a machine are not counted. Choose a width to see its reels.",
  totals: {
    title: "All of the store",
    reels: "Reels",
    parts: "Part reels",
    weight: "In the store",
    freeWeight: "Not reserved",
    low: "Papers to reorder",
  },
  onlyLow: "Only papers to reorder",
  noneLow: "No paper has to be reordered",
  paper: "%{gsm} GSM · BF %{burstFactor}",
  none: "No reel of it is in the store",
  sum: "%{smart_count} reel, %{weight}, %{free} not reserved |||| %{smart_count} reels, %{weight}, %{free} not reserved",
  low: "Reorder: %{free} free of %{point}",
  enough: "Enough: %{free} free of %{point}",
  cell: {
    deckle: "%{deckle} cm",
    reels: "%{smart_count} reel |||| %{smart_count} reels",
    free: "%{weight} not reserved",
    parts: "%{smart_count} part reel |||| %{smart_count} part reels",
    to: "Reels of %{paper}, %{deckle} cm",
  },
  ages: {
    title: "How long it has lain",
    group: { 0: "0–30 days", 1: "31–60 days", 2: "61–90 days", 3: "over 90 days" },
  },
  level: {
    action: "Reorder level…",
    title: "Reorder level of %{paper}",
    question:
      "It is to be ordered when less than daily use × lead days + safety is not reserved. With 0 everywhere it is never marked.",
    dailyUse: "Daily use (kg)",
    leadDays: "Lead time (days)",
    safety: "Safety (kg)",
    cancel: "Cancel",
    confirm: "Save level",
    saved: "The level of %{paper} is saved",
    notSaved: "The level could not be saved. Please try again.",
  },
});
