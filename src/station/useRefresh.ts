import { useEffect } from "react";
import type { Station } from "./openStation";

/** The interval at which a station refreshes its offline records, in milliseconds. */
const refreshMs = 60_000;

/** Refreshes the station's records at intervals and when the network changes. */
export function useRefresh({ queue, records }: Station, mayAsk: boolean) {
  useEffect(() => {
    if (!mayAsk) return;
    const refresh = () => void records.refresh();
    const resume = () => {
      queue.resume();
      refresh();
    };
    refresh();
    const timer = setInterval(refresh, refreshMs);
    window.addEventListener("online", resume);
    // The host may run on this machine, so "offline" does not mean that the host is unreachable. The refresh finds out.
    window.addEventListener("offline", refresh);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", resume);
      window.removeEventListener("offline", refresh);
    };
  }, [queue, records, mayAsk]);
}
