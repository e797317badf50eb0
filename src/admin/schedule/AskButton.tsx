import { Button } from "@mui/material";
import { lazy, Suspense, useState } from "react";
import { useTexts } from "../../texts/useTexts";
import type { AskProps } from "./AskDialog";
import { scheduleTexts } from "./texts";

const AskDialog = lazy(() => import("./AskDialog"));

/** The button and the dialog of the question when a further order would be ready. */
export function AskButton({ variant, ...props }: AskProps & { readonly variant?: "contained" }) {
  const text = useTexts(scheduleTexts);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant={variant ?? "outlined"}
        onClick={() => setAsking(true)}
        sx={{ justifySelf: "start", alignSelf: "start" }}
      >
        {text("ask.action")}
      </Button>
      {isAsking && (
        <Suspense fallback={null}>
          <AskDialog {...props} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
