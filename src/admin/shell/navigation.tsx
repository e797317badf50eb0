import { LinearProgress } from "@mui/material";
import { useContext, useSyncExternalStore } from "react";
import { type Location, UNSAFE_DataRouterContext, useLocation } from "react-router-dom";
import { useTexts } from "../../texts/useTexts";
import { layoutTexts } from "../layout/texts";

const noRouter = { subscribe: () => () => undefined };

/** Returns the address that the person has chosen last. Its page may still be loading: React shows the old one. */
export function useChosenLocation(): Location {
  const shown = useLocation();
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const { subscribe } = router ?? noRouter;
  return useSyncExternalStore(subscribe, () => router?.state.location ?? shown);
}

/** A line at the top edge while the code of a chosen page loads. */
export function NavigationProgress() {
  const text = useTexts(layoutTexts);
  const { key } = useLocation();
  if (useChosenLocation().key === key) return null;
  return (
    <LinearProgress
      aria-label={text("waiting")}
      sx={{ position: "fixed", inset: "0 0 auto", zIndex: "tooltip" }}
    />
  );
}
