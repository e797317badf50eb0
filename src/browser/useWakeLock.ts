import { useEffect } from "react";

/** Keeps the device's screen on while the page is shown, if the browser can. */
export function useWakeLock() {
  useEffect(() => {
    const hold = () => {
      if (document.visibilityState !== "visible") return;
      // A tablet that saves its battery says no: then the screen goes dark as it always does.
      navigator.wakeLock?.request("screen").catch(() => {});
    };
    hold();
    document.addEventListener("visibilitychange", hold);
    return () => document.removeEventListener("visibilitychange", hold);
  }, []);
}
