import { LinearProgress } from "@mui/material";
import { useTimeout } from "react-admin";
import { schemaTexts } from "../schema/texts";
import { useTexts } from "../useTexts";

/** A bar that shows work under way, once it lasts long enough to be noticed. */
export function DelayedProgress() {
  const text = useTexts(schemaTexts);
  const isDue = useTimeout(300);
  return isDue ? <LinearProgress aria-label={text("waiting")} /> : null;
}
