import { defineTexts } from "../../useTexts";

/** Texts of what is done with an order besides moving it. */
export const cancelTexts = defineTexts("cancel", {
  action: "Cancel order…",
  restore: {
    action: "Restore order",
    done: "Order #%{id} is restored. %{told}",
    failed: "The order could not be restored. Please try again.",
  },
  title: "Cancel Order #%{id}?",
  question:
    "The order leaves the board and the stations: it can be neither moved nor issued paper any more. Its page and its history stay.",
  reason: "Reason",
  reasonHint: "For whoever asks later, such as “ordered twice”",
  missing: "Say why the order is cancelled",
  keep: "Keep the order",
  confirm: "Cancel order",
  done: "Order #%{id} is cancelled",
  failed: "The order could not be cancelled. Please try again.",
});
