import { useEffect, useRef, useState } from "react";

/** Returns the inner width and height of an element in pixels. The first size is a guess. */
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
