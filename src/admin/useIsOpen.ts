import { useState } from "react";

/**
 * Returns a function that tells if the browser is still at the path at which the calling page was opened.
 * A page stays on the screen after a click on a link until the code of the next page is there.
 */
export function useIsOpen(): () => boolean {
  const [pathname] = useState(() => window.location.pathname);
  return () => window.location.pathname === pathname;
}
