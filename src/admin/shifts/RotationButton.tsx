import { Button } from "@mui/material";
import { Link } from "react-router-dom";
import { addressOf } from "../canonicalPaths";
import { useScreenTexts } from "../useScreenTexts";
import { shiftTexts } from "./screenTexts";

/** Links to the form of a rotation. */
export default function RotationButton() {
  const text = useScreenTexts(shiftTexts);
  return (
    <Button component={Link} to={addressOf("admin/rotation")} variant="outlined">
      {text("rotation")}
    </Button>
  );
}
