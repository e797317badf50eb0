import { Box, Button, Typography } from "@mui/material";
import { useState } from "react";
import { useDataProvider, useLogout } from "react-admin";
import type { PlantDataProvider } from "../../dataProvider";
import { useSubmitOnce } from "../../useSubmitOnce";
import { ConfirmDialog } from "../layout/ConfirmDialog";
import { serverMessage } from "../serverMessage";
import { useScreenTexts } from "../useScreenTexts";
import { whileSignedIn } from "../useSessionEnd";
import { accountTexts } from "./screenTexts";

/** Ends all of one's sessions, after a question. */
export function SignOutEverywhere() {
  const text = useScreenTexts(accountTexts);
  const host = useDataProvider<PlantDataProvider>();
  const logout = useLogout();
  const [isAsking, setAsking] = useState(false);
  const [error, setError] = useState<string>();
  const [signOut, isBusy] = useSubmitOnce(async () => {
    setError(undefined);
    try {
      await whileSignedIn(host.signOutEverywhere());
      await logout({}, "/admin", false);
    } catch (error) {
      setError(serverMessage(error, text("signOut.failed")));
    }
  });
  return (
    <Box component="section" sx={{ display: "grid", gap: 1, justifyItems: "start" }}>
      <Typography variant="h2">{text("signOut.title")}</Typography>
      <Typography sx={{ maxWidth: "60ch" }}>{text("signOut.hint")}</Typography>
      <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
        {text("signOut.action")}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={`${text("signOut.title")}?`}
          question={text("signOut.question")}
          cancel={text("signOut.cancel")}
          confirm={text("signOut.action")}
          error={error}
          isBusy={isBusy}
          onCancel={() => setAsking(false)}
          onConfirm={() => void signOut()}
        />
      )}
    </Box>
  );
}
