import { type ToggleEvent, useEffect, useRef, useState } from "react";

/**
 * The menu of small screens. The browser opens it, and closes it at Escape and at a click outside;
 * React learns of it, also of what happened before it came, and closes it when a link is chosen.
 */
export function useMenu() {
  const ref = useRef<HTMLElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => setIsOpen(ref.current?.matches(":popover-open") ?? false), []);
  return {
    ref,
    isOpen,
    noteToggle: (event: ToggleEvent) => setIsOpen(event.newState === "open"),
    close: () => {
      if (ref.current?.matches(":popover-open")) ref.current.hidePopover();
    },
  };
}
