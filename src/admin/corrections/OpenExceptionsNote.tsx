import { lazy, Suspense } from "react";
import { useAccess } from "../layout/RequireAccess";
import type { OpenExceptionsProps } from "./OpenExceptionsAlert";

const OpenExceptionsAlert = lazy(() => import("./OpenExceptionsAlert"));

/** How many exceptions are open, where the host knows of such and the admin may see them. */
export function OpenExceptionsNote(props: OpenExceptionsProps) {
  const seesExceptions = useAccess("exceptions");
  if (!seesExceptions) return null;
  return (
    <Suspense fallback={null}>
      <OpenExceptionsAlert {...props} />
    </Suspense>
  );
}
