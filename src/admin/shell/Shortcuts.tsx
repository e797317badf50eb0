import { lazy, Suspense, useEffect, useState } from "react";

const ShortcutSheet = lazy(() => import("./ShortcutSheet"));

/** True if the key goes into a text, or is a part of another shortcut. */
const isTyped = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  ctrlKey ||
  metaKey ||
  altKey ||
  (target instanceof Element && target.closest("input, textarea, select, [contenteditable]"));

/** Opens the sheet of shortcuts at a question mark. */
export function Shortcuts() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "?" && !isTyped(event)) setOpen(true);
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);
  return (
    <Suspense fallback={null}>
      {isOpen && <ShortcutSheet onClose={() => setOpen(false)} />}
    </Suspense>
  );
}
