import { useRef, useState } from "react";

/**
 * Runs one thing at a time: pressed again while it is under way, it is not started anew. Unlike a
 * button that is off while it waits, this holds from the very first press.
 */
export function useOneAtATime<Given extends unknown[]>(run: (...given: Given) => Promise<void>) {
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);

  const start = async (...given: Given) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    try {
      await run(...given);
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };

  return [start, isBusy] as const;
}
