import { Button } from "@mui/material";
import { Link } from "react-router-dom";
import { addressOf } from "../canonicalPaths";
import { useTexts } from "../useTexts";
import { shiftTexts } from "./screenTexts";

export default function RotationButton() {
  const text = useTexts(shiftTexts);
  return (
    <Button component={Link} to={addressOf("admin/rotation")} variant="outlined">
      {text("rotation")}
    </Button>
  );
}
