import { Box, Button, Typography } from "@mui/material";
import { useState } from "react";
import { useLogout } from "react-admin";
import { ConfirmDialog } from "../layout/ConfirmDialog";
import { useConfirmedCall } from "../layout/useConfirmedCall";
import { useTexts } from "../useTexts";
import { accountTexts } from "./screenTexts";

/** Ends all of one's sessions, after a question. */
export function SignOutEverywhere() {
  const text = useTexts(accountTexts);
  const logout = useLogout();
  const [isAsking, setAsking] = useState(false);
  const { error, isBusy, confirm } = useConfirmedCall({
    call: (host) => host.call("signOutEverywhere", {}),
    failed: text("signOut.failed"),
    onDone: () => logout({}, "/admin", false),
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
          onConfirm={() => void confirm()}
        />
      )}
    </Box>
  );
}
