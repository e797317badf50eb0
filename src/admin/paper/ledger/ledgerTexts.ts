import { defineTexts } from "../../useTexts";

/** Texts of a reel's ledger. */
export const ledgerTexts = defineTexts("ledger", {
  title: "Ledger",
  failed: "The reel's ledger could not be loaded",
  balance: "In the store: %{weight}, of which %{paper} is paper",
  columns: {
    at: "Date",
    kind: "Movement",
    weight: "Weight",
    balance: "In the Store",
    note: "Reason or Order",
    by: "By",
  },
  kinds: {
    RECEIVE: "Received",
    ISSUE: "Issued",
    RETURN: "Returned",
    ADJUST: "Adjusted",
    SCRAP: "Scrapped",
  },
  order: "Order #%{id}",
  atMachine: "The reel is at a machine: its weight can be changed once it is back.",
  reason: "Reason",
  cancel: "Cancel",
  notSaved: "The weight could not be changed. Please try again.",
  changed:
    "The reel changed meanwhile. It weighs %{weight} now. Check your entry, then confirm again.",
  reservation: {
    reserved: "Reserved as %{layer} for",
    order: "order #%{id} of %{client}",
    by: "By %{by}, %{time}",
    release: "Release",
    released: "%{barcodeId} is free again",
    notReleased: "The reel could not be released. Please try again.",
  },
  adjust: {
    action: "Adjust weight…",
    title: "Adjust the weight of %{barcodeId}",
    question: "It is written down with %{weight}. The ledger keeps who has changed it, and why.",
    weight: "What the scale shows (kg)",
    received: "Weight when received (kg)",
    receivedHint: "Only if it was entered too low. Now: %{weight}",
    reasonHint: "For whoever asks later, such as “weighed again”",
    confirm: "Adjust weight",
    done: "%{barcodeId} is adjusted",
  },
  scrap: {
    action: "Scrap paper…",
    title: "Scrap paper of %{barcodeId}",
    question: "It weighs %{weight}. What is scrapped becomes no box, and leaves the store.",
    weight: "What is scrapped (kg)",
    reasonHint: "For whoever asks later, such as “wet edge”",
    confirm: "Scrap paper",
    done: "Paper of %{barcodeId} is scrapped",
  },
});
