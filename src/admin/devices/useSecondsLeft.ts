import { useEffect, useState } from "react";

const secondsUntil = (endsAt: number) => Math.max(0, Math.ceil((endsAt - Date.now()) / 1000));

/** Whole seconds until a time of this browser's clock, counted down to 0. */
export function useSecondsLeft(endsAt: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(endsAt));
  useEffect(() => {
    const timer = window.setInterval(() => setSeconds(secondsUntil(endsAt)), 1000);
    return () => window.clearInterval(timer);
  }, [endsAt]);
  return seconds;
}
