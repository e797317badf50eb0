import { useEffect, useRef, useState } from "react";

/** Whether the element with this ref has come into view: false until then, true ever after. */
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
