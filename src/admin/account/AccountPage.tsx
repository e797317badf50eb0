import { Alert, Typography } from "@mui/material";
import { useLocation } from "react-router-dom";
import { hostCan, readSession } from "../../api/session";
import { NotFoundScreen } from "../layout/errorScreens";
import { Screen } from "../layout/Screen";
import { useScreenTexts } from "../useScreenTexts";
import { ChangePassword, passwordChanged } from "./ChangePassword";
import { SignOutEverywhere } from "./SignOutEverywhere";
import { accountTexts } from "./screenTexts";

/** One's own account: another password, and the end of all sessions. */
export default function AccountPage() {
  const text = useScreenTexts(accountTexts);
  const { state } = useLocation();
  const { firstName = "", lastName = "", email = "" } = readSession()?.admin ?? {};
  if (!hostCan("accounts")) return <NotFoundScreen />;
  const name = `${firstName} ${lastName}`.trim();
  return (
    <Screen title={text("title")}>
      <Typography color="text.secondary">{text("signedInAs", { name, email })}</Typography>
      {state === passwordChanged && (
        <Alert severity="success" variant="outlined" role="status" sx={{ maxWidth: 720 }}>
          {text("password.changed")}
        </Alert>
      )}
      <ChangePassword />
      <SignOutEverywhere />
    </Screen>
  );
}
