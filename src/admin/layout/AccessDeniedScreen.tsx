import { Button, Typography } from "@mui/material";
import { useTranslate } from "react-admin";
import { useNavigate } from "react-router-dom";
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
