import { useEffect, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { forgetDeniedPage, readDeniedPage, subscribeToDeniedPage } from "../../api/deniedPage";

/**
 * Whether the host has refused what the present page asked for. It holds until the next navigation:
 * whoever presses the same menu entry again asks the host again, and so does another account, which has
 * a layout of its own.
 */
export function useIsDenied(): boolean {
  const { pathname, key } = useLocation();
  const denied = useSyncExternalStore(subscribeToDeniedPage, readDeniedPage);
  useEffect(() => {
    // Every navigation has a key of its own, to the same address too.
    if (key) forgetDeniedPage();
  }, [key]);
  return denied === pathname;
}
