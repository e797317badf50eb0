import { useEffect, useState } from "react";
import type { UndoableChange } from "../../../contract/history";
import { useHostQuery } from "../useHostQuery";
import { useRefetchOnWrite } from "./useRefetchOnWrite";

/** Interval of the countdown, in milliseconds. */
const tickMs = 250;

/** Whole seconds until an offer ends; the clock ticks as long as there is one. */
function useSecondsLeft(change: UndoableChange | undefined, since: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (change === undefined) return;
    setNow(Date.now());
    const timer = window.setInterval(() => setNow(Date.now()), tickMs);
    return () => window.clearInterval(timer);
  }, [change]);
  if (change === undefined) return 0;
  return Math.ceil(change.secondsLeft - Math.max(0, now - since) / 1000);
}

/**
 * The signed-in admin's latest undoable change. Fetched when the office opens and after every change, so that
 * the offer survives a closed tab.
 */
export function useUndoOffer() {
  const [left, setLeft] = useState<number>();
  const { data, dataUpdatedAt } = useHostQuery({
    key: ["undoable"],
    ask: (host, signal) => host.call("getUndoable", {}, { signal }),
  });
  useRefetchOnWrite("undoable");

  const latest = data?.changes[0];
  const change = latest?.id === left ? undefined : latest;
  const secondsLeft = useSecondsLeft(change, dataUpdatedAt);
  return {
    change: secondsLeft > 0 ? change : undefined,
    secondsLeft,
    /** Dismisses the offer and keeps the change. */
    leave: () => setLeft(change?.id),
  };
}
