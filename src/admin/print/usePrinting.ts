import { useNotify } from "react-admin";
import { type PrintJob, printStickers } from "./printStickers";

/** Prints stickers, or says how to let the printing window open. Call it from a click. */
export function usePrinting() {
  const notify = useNotify();
  return (job: PrintJob) => {
    if (printStickers(job)) return;
    notify("plant.print.blocked", { type: "error", autoHideDuration: 12_000 });
  };
}
