import { useLayoutEffect, useRef } from "react";

/** The largest scale of a short answer, relative to its style. */
const largest = 3;
const steps = 6;

/** Gives an element's words the largest size at which every word fits unbroken. */
function fitWords(element: HTMLElement) {
  const isTooLarge = (scale: number) => {
    element.style.setProperty("--fit", String(scale));
    if (element.scrollHeight > element.clientHeight) return true;
    return [...element.children].some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  };
  // A word that may be broken is never too wide.
  element.style.overflowWrap = "normal";
  let [fits, above] = [1, largest];
  for (let step = 0; step < steps; step += 1) {
    const middle = (fits + above) / 2;
    if (isTooLarge(middle)) above = middle;
    else fits = middle;
  }
  element.style.setProperty("--fit", String(fits));
  element.style.overflowWrap = "";
}

/** The element's words grow until they fill it, again for every content and when the screen is turned. */
export function useFittedWords(content: unknown) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null || content === undefined) return;
    const fill = () => fitWords(element);
    fill();
    window.addEventListener("resize", fill);
    return () => window.removeEventListener("resize", fill);
  }, [content]);
  return ref;
}
