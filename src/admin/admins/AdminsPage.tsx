import { Button, Stack } from "@mui/material";
import { useTranslate } from "react-admin";
import { Link } from "react-router-dom";
import { addressOf } from "../canonicalPaths";
import { RequireAccess } from "../layout/RequireAccess";
import { Screen } from "../layout/Screen";

/** The two ways to the admins: a new one, and all there are. */
export default function AdminsPage() {
  const translate = useTranslate();
  return (
    <RequireAccess resource="admins">
      <Screen title={translate("plant.admins.title")}>
        <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", gap: 1.5 }}>
          <Button component={Link} to={addressOf("admins/register")} variant="contained">
            {translate("plant.admins.register")}
          </Button>
          <Button component={Link} to={addressOf("admins/get-all-admins")} variant="outlined">
            {translate("plant.admins.list")}
          </Button>
        </Stack>
      </Screen>
    </RequireAccess>
  );
}
