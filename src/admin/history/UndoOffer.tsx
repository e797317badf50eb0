import { Box, GlobalStyles, type Theme } from "@mui/material";
import { lazy, Suspense } from "react";
import { layoutTexts } from "../layout/texts";
import { useTexts } from "../useTexts";

import { useUndoOffer } from "./useUndoOffer";

/** Its code comes with the first change. */
const UndoOfferCard = lazy(() => import("./UndoOfferCard"));

/** On a phone the offer is as wide as the screen: the last row of a page can be scrolled above it. */
const roomBelow = ({ breakpoints }: Theme) => ({
  [breakpoints.down("sm")]: { body: { paddingBottom: 160 } },
});

/** Offers to undo the last change, for a few seconds and on every screen. */
export default function UndoOffer() {
  const text = useTexts(layoutTexts);
  const { change, secondsLeft, leave } = useUndoOffer();
  return (
    <Box
      component="section"
      aria-label={text("undo")}
      aria-live="polite"
      sx={{
        position: "fixed",
        zIndex: "snackbar",
        right: { xs: 8, sm: 24 },
        left: { xs: 8, sm: "auto" },
        bottom: { xs: 80, sm: 24 },
        pointerEvents: "none",
        "@media print": { display: "none" },
      }}
    >
      {change !== undefined && (
        <Suspense fallback={null}>
          <GlobalStyles styles={roomBelow} />
          <UndoOfferCard
            key={change.id}
            change={change}
            secondsLeft={secondsLeft}
            onLeave={leave}
          />
        </Suspense>
      )}
    </Box>
  );
}
