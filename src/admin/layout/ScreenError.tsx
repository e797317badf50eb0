import { Alert, Button } from "@mui/material";
import { useTranslate } from "react-admin";
import { isMissingCode } from "../../missingCode";
import { Screen } from "./Screen";

/**
 * Stands in the place of a screen that broke. Where its code did not load, because there is no network
 * or the office was renewed meanwhile, a reload helps; so it does where nobody knows.
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
