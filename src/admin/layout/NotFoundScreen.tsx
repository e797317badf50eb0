import { Button, Typography } from "@mui/material";
import { useTranslate } from "react-admin";
import { Link } from "react-router-dom";
import { dashboardPath } from "../paths";
import { Screen } from "./Screen";

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
