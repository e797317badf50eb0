import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { defaultBoardFactors } from "../../../../domain/board/boardFactors";
import { lengthUnits } from "../../../../domain/lengthUnits";
import { fetchBoardFactors } from "../../lists/publicLists";
import type { EstimateText } from "../../texts/estimateTexts";
import {
  type EstimateEntries,
  firstEntries,
  queryOf,
  readEntries,
  readFigures,
  withUnit,
} from "./estimateEntries";

/** Returns the plant's board factors. They are the usual ones until a reply arrives. */
export function useBoardFactors() {
  const [factors, setFactors] = useState(defaultBoardFactors);
  useEffect(() => void fetchBoardFactors().then(setFactors, () => undefined), []);
  return factors;
}

/** The pause before the address changes. Browsers refuse more than a hundred changes of it in half a minute. */
const pauseMs = 350;

const keepInAddress = (entries: EstimateEntries) =>
  window.history.replaceState(window.history.state, "", `?${queryOf(entries)}`);

/** Returns the entries that were typed before the hydration. The prerendered fields hold the first entries. */
const typedBefore = (form: HTMLFormElement | null) =>
  new URLSearchParams(
    [...new FormData(form ?? undefined)].flatMap(([name, value]) => {
      const first = Object.entries(firstEntries).find(([field]) => field === name)?.[1];
      return String(value) === String(first) ? [] : [[name, String(value)]];
    }),
  );

/**
 * Returns the entries of the estimator. The first entries may be in the address, and the address keeps the typed ones.
 */
export function useEstimate(texts: EstimateText) {
  const { search } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const [entries, setEntries] = useState(firstEntries);
  const [complete, setComplete] = useState(firstEntries);
  const [isTyped, setTyped] = useState(false);
  useEffect(() => {
    if (!isTyped) return;
    const timer = setTimeout(() => keepInAddress(entries), pauseMs);
    return () => clearTimeout(timer);
  }, [isTyped, entries]);
  const take = (next: EstimateEntries) => {
    setEntries(next);
    if (readFigures(next, texts).figures) setComplete(next);
  };
  // The prerendered page does not know its query.
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once for each address
  useEffect(() => {
    if (search !== "") take(readEntries(new URLSearchParams(search)));
  }, [search]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, after the address
  useEffect(() => {
    const typed = typedBefore(form.current);
    if (typed.size === 0) return;
    setTyped(true);
    take(readEntries(typed, readEntries(new URLSearchParams(search))));
  }, []);
  const { errors, isSwapped } = readFigures(entries, texts);
  return {
    form,
    entries,
    /** The last entries without an error. */
    complete,
    errors,
    isSwapped,
    enter: (name: keyof EstimateEntries, text: string) => {
      setTyped(true);
      const unit = lengthUnits.find((one) => one === text);
      if (name === "unit" && unit !== undefined) take(withUnit(entries, unit));
      else take(readEntries(new URLSearchParams({ [name]: text }), entries));
    },
    keepInAddress: () => keepInAddress(entries),
  };
}

/** Returns the inner width and height of an element in pixels. Until the element is measured they are 480 and 360. */
export function useElementSize() {
  const ref = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 480, height: 360 });
  useEffect(() => {
    const { current } = ref;
    if (!current) return;
    const observer = new ResizeObserver(() =>
      setSize({ width: current.clientWidth, height: current.clientHeight }),
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return { ref, size };
}
