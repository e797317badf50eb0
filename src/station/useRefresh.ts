import { useEffect } from "react";
import type { Station } from "./openStation";

/** How often a station asks anew what it must know while it has no host, in milliseconds. */
const refreshMs = 60_000;

/** Keeps what the station knows fresh, and notices when the network goes or comes back. */
export function useRefresh({ queue, records }: Station, mayAsk: boolean) {
  useEffect(() => {
    if (!mayAsk) return;
    const refresh = () => void records.refresh();
    const goOn = () => {
      queue.resume();
      refresh();
    };
    refresh();
    const timer = setInterval(refresh, refreshMs);
    window.addEventListener("online", goOn);
    // The host may be this very machine: whether it is away shows when it is asked.
    window.addEventListener("offline", refresh);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", goOn);
      window.removeEventListener("offline", refresh);
    };
  }, [queue, records, mayAsk]);
}
