import { lazy } from "react";

/** The sessions of an admin. */
export const SessionList = lazy(() =>
  import("./security/SessionList").then(({ SessionList }) => ({ default: SessionList })),
);
