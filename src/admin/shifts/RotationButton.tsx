import { Button } from "@mui/material";
import { Link } from "react-router-dom";
import { useTexts } from "../../texts/useTexts";
import { addressOf } from "../canonicalPaths";
import { shiftTexts } from "./texts";

export default function RotationButton() {
  const text = useTexts(shiftTexts);
  return (
    <Button component={Link} to={addressOf("admin/rotation")} variant="outlined">
      {text("rotation")}
    </Button>
  );
}
