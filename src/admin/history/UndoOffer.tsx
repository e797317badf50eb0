import { Box, GlobalStyles, type Theme } from "@mui/material";
import { lazy, Suspense, useEffect, useState } from "react";
import type { UndoableChange } from "../../../contract/history";
import { useTexts } from "../../texts/useTexts";
import { layoutTexts } from "../layout/texts";
import { useHostCall } from "../useHostQuery";

const UndoOfferCard = lazy(() => import("./UndoOfferCard"));

/**
 * Adds room below the page on a phone, where the offer is as wide as the screen. The last row can then be scrolled
 * above the offer.
 */
const roomBelow = ({ breakpoints }: Theme) => ({
  [breakpoints.down("sm")]: { body: { paddingBottom: 160 } },
});

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

const tickMs = 250;

/** Returns the whole seconds until an offer ends. The clock ticks while there is an offer. */
function useSecondsLeft(change: UndoableChange | undefined, since: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (change === undefined) return;
    setNow(Date.now());
    const timer = window.setInterval(() => setNow(Date.now()), tickMs);
    return () => window.clearInterval(timer);
  }, [change]);
  if (change === undefined) return 0;
  return Math.ceil(change.secondsLeft - Math.max(0, now - since) / 1000);
}

/** Returns the latest undoable change. It is read when the office opens, so the offer survives a closed tab. */
function useUndoOffer() {
  const [left, setLeft] = useState<number>();
  const { data, dataUpdatedAt } = useHostCall(["undoable"], "getUndoable", {});

  const latest = data?.changes[0];
  const change = latest?.id === left ? undefined : latest;
  const secondsLeft = useSecondsLeft(change, dataUpdatedAt);
  return {
    change: secondsLeft > 0 ? change : undefined,
    secondsLeft,
    /** Dismisses the offer and keeps the change. */
    leave: () => setLeft(change?.id),
  };
}
