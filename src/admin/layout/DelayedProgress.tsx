import { LinearProgress } from "@mui/material";
import { useTimeout, useTranslate } from "react-admin";

/** A bar that shows work under way, once it lasts long enough to be noticed. */
export function DelayedProgress() {
  const translate = useTranslate();
  const isDue = useTimeout(300);
  return isDue ? <LinearProgress aria-label={translate("plant.schema.waiting")} /> : null;
}
