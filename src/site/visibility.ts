import { useEffect, useRef, useState, useSyncExternalStore } from "react";

/** Returns a ref and a flag. The flag becomes true when the element comes into view, and stays true. */
export function useFirstInView<Kind extends Element>() {
  const ref = useRef<Kind>(null);
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      setIsSeen(true);
      observer.disconnect();
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return { ref, isSeen };
}

/** Subscribes to a value that never changes. */
export const never = () => () => undefined;

/** Returns false in the prerendered HTML and while React hydrates it, then true. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
