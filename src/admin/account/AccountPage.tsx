import { Alert, Typography } from "@mui/material";
import { useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { followAccount } from "../../api/renewSession";
import { hasFeature, readSession } from "../../api/session";
import { subscribeToSession } from "../../api/subscribeToSession";
import { NotFoundScreen } from "../layout/errorScreens";
import { QueryResult } from "../layout/QueryResult";
import { Screen } from "../layout/Screen";
import { useHostQuery } from "../useHostQuery";
import { useTexts } from "../useTexts";
import { ChangePassword, passwordChanged } from "./ChangePassword";
import { NameForm } from "./NameForm";
import { SignOutEverywhere } from "./SignOutEverywhere";
import { accountTexts } from "./screenTexts";

/** One's own account: the name, another password, and the end of all sessions. */
export default function AccountPage() {
  const text = useTexts(accountTexts);
  const { state } = useLocation();
  const session = useSyncExternalStore(subscribeToSession, readSession);
  const { firstName = "", lastName = "", email = "" } = session?.admin ?? {};
  if (!hasFeature("accounts")) return <NotFoundScreen />;
  const name = `${firstName} ${lastName}`.trim();
  return (
    <Screen title={text("title")}>
      <Typography color="text.secondary">{text("signedInAs", { name, email })}</Typography>
      {state === passwordChanged && (
        <Alert severity="success" variant="outlined" role="status" sx={{ maxWidth: 720 }}>
          {text("password.changed")}
        </Alert>
      )}
      <Name />
      <ChangePassword />
      <SignOutEverywhere />
    </Screen>
  );
}

/** The name as the host has it now, which another session may have changed. */
function Name() {
  const text = useTexts(accountTexts);
  const query = useHostQuery({
    key: ["account"],
    ask: async (host, signal) => {
      const account = await host.call("getAccount", {}, { signal });
      followAccount(account);
      return account;
    },
    gcTime: 0,
  });
  return (
    <QueryResult query={query} failed={text("name.notLoaded")}>
      {(account) => <NameForm account={account} />}
    </QueryResult>
  );
}
