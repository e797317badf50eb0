import { Alert } from "@mui/material";
import { useTranslate } from "react-admin";

/** Says that a form goes on with what was typed before the session ended. */
export function RestoredNote() {
  const translate = useTranslate();
  return (
    <Alert severity="info" role="status" sx={{ mb: 2 }}>
      {translate("plant.schema.create.restored")}
    </Alert>
  );
}
