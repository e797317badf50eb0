import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

/**
 * After a navigation without a page load the keyboard goes on from the new page, or from the part
 * of it that the address names. Give the ref to the element that holds the page.
 */
export function useFocusOnNavigation() {
  const page = useRef<HTMLElement>(null);
  const { key, hash } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    const named = hash === "" ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    (named ?? page.current)?.focus({ preventScroll: true });
  }, [key, hash]);
  return page;
}
