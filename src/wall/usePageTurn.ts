import { createContext, useEffect, useState } from "react";

/** The time between two pages of the lists, in milliseconds. */
const turnMs = 8_000;

/** The number of page turns. Undefined if the device asks for less motion: then they stay. */
const PageTurnContext = createContext<number | undefined>(undefined);
export const PageTurn = PageTurnContext.Provider;
export { PageTurnContext };

/** Counts the turns of the pages. All lists turn at the same time. */
export function usePageTurn(): number | undefined {
  const [turn, setTurn] = useState(0);
  const [isStill, setStill] = useState(false);

  useEffect(() => {
    const reduced = window.matchMedia("(prefers-reduced-motion: reduce)");
    const listen = () => setStill(reduced.matches);
    listen();
    reduced.addEventListener("change", listen);
    return () => reduced.removeEventListener("change", listen);
  }, []);

  useEffect(() => {
    if (isStill) return;
    const timer = setInterval(() => setTurn((before) => before + 1), turnMs);
    return () => clearInterval(timer);
  }, [isStill]);

  return isStill ? undefined : turn;
}
