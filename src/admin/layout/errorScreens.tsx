import { Alert, Button, Typography } from "@mui/material";
import { useTranslate } from "react-admin";
import { Link, useNavigate } from "react-router-dom";
import { isMissingCode } from "../../missingCode";
import { dashboardPath } from "../canonicalPaths";
import { Screen } from "./Screen";

/** Shown in the place of a page that the signed-in admin may not see. */
export function AccessDeniedScreen() {
  const translate = useTranslate();
  const navigate = useNavigate();
  return (
    <Screen title={translate("plant.denied.title")}>
      <Typography>{translate("plant.denied.text")}</Typography>
      <Button variant="contained" sx={{ alignSelf: "start" }} onClick={() => navigate(-1)}>
        {translate("plant.denied.back")}
      </Button>
    </Screen>
  );
}

/** Any path inside the admin that no screen has. */
export function NotFoundScreen() {
  const translate = useTranslate();
  return (
    <Screen title={translate("plant.notFound.title")}>
      <Typography>{translate("plant.notFound.text")}</Typography>
      <Button component={Link} to={dashboardPath} variant="contained" sx={{ alignSelf: "start" }}>
        {translate("plant.notFound.home")}
      </Button>
    </Screen>
  );
}

/**
 * Replaces a screen that threw an error. Offers a reload, which helps if the code failed to load, because of
 * the network or a new release, and often after other errors.
 */
export function ScreenError({ error }: { readonly error: Error }) {
  const translate = useTranslate();
  const reason = isMissingCode(error) ? "code" : "unknown";
  return (
    <Screen title={translate("plant.failure.title")}>
      <Alert severity="error" variant="outlined">
        {translate(`plant.failure.${reason}`)}
      </Alert>
      <Button
        variant="contained"
        sx={{ alignSelf: "start" }}
        onClick={() => window.location.reload()}
      >
        {translate("plant.failure.reload")}
      </Button>
    </Screen>
  );
}
