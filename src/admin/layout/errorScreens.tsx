import { Alert, Button, Typography } from "@mui/material";
import { Link, useNavigate } from "react-router-dom";
import { isMissingCode } from "../../browser/missingCode";
import { useTexts } from "../../texts/useTexts";
import { dashboardPath } from "../canonicalPaths";
import { Screen } from "./Screen";
import { layoutTexts } from "./texts";

export function AccessDeniedScreen() {
  const text = useTexts(layoutTexts);
  const navigate = useNavigate();
  return (
    <Screen title={text("denied.title")}>
      <Typography>{text("denied.text")}</Typography>
      <Button variant="contained" sx={{ alignSelf: "start" }} onClick={() => navigate(-1)}>
        {text("denied.back")}
      </Button>
    </Screen>
  );
}

export function NotFoundScreen() {
  const text = useTexts(layoutTexts);
  return (
    <Screen title={text("notFound.title")}>
      <Typography>{text("notFound.text")}</Typography>
      <Button component={Link} to={dashboardPath} variant="contained" sx={{ alignSelf: "start" }}>
        {text("notFound.home")}
      </Button>
    </Screen>
  );
}

/** Replaces a screen that threw. A reload helps after a lost network or a new release. */
export function ScreenError({ error }: { readonly error: Error }) {
  const text = useTexts(layoutTexts);
  const reason = isMissingCode(error) ? "code" : "unknown";
  return (
    <Screen title={text("failure.title")}>
      <Alert severity="error" variant="outlined">
        {text(`failure.${reason}`)}
      </Alert>
      <Button
        variant="contained"
        sx={{ alignSelf: "start" }}
        onClick={() => window.location.reload()}
      >
        {text("failure.reload")}
      </Button>
    </Screen>
  );
}
