import { lazy, Suspense } from "react";
import { useAccess } from "../layout/RequireAccess";
import type { OpenExceptionsProps } from "./OpenExceptionsAlert";

const OpenExceptionsAlert = lazy(() => import("./OpenExceptionsAlert"));

/** The number of open exceptions, for people who may see them. */
export function OpenExceptionsNote(props: OpenExceptionsProps) {
  const seesExceptions = useAccess("exceptions");
  if (!seesExceptions) return null;
  return (
    <Suspense fallback={null}>
      <OpenExceptionsAlert {...props} />
    </Suspense>
  );
}
