import { useEffect, useState } from "react";

const minuteMs = 60_000;

const startOfMinute = (offMs: number) => Math.floor((Date.now() + offMs) / minuteMs) * minuteMs;

/** Returns the present minute, in milliseconds. @param offMs is added to this screen's clock */
export function useMinute(offMs: number): number {
  const [minute, setMinute] = useState(() => startOfMinute(offMs));
  useEffect(() => {
    const show = () => setMinute(startOfMinute(offMs));
    show();
    const timer = setInterval(show, 1000);
    return () => clearInterval(timer);
  }, [offMs]);
  return minute;
}
