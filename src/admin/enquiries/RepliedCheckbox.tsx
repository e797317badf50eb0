import { Box, Checkbox, Typography } from "@mui/material";
import { useRef, useState } from "react";
import { useRecordContext, useTranslate, useUpdate } from "react-admin";
import type { Contact } from "../../../contract/enquiries";

/**
 * Whether an enquiry is answered. It turns when the host has said yes. A failure raises no alert:
 * it is logged, and said in a quiet line beside the box, which stays as it was.
 */
export function RepliedCheckbox() {
  const translate = useTranslate();
  const contact = useRecordContext<Contact>();
  const [update, { isPending }] = useUpdate<Contact>();
  const [isFailed, setFailed] = useState(false);
  const isSent = useRef(false);
  if (contact === undefined) return null;
  const { id, name, replyStatus } = contact;

  const toggle = async () => {
    if (isSent.current) return;
    isSent.current = true;
    setFailed(false);
    try {
      await update(
        "contacts",
        { id, data: { ...contact, replyStatus: !replyStatus }, previousData: contact },
        { mutationMode: "pessimistic", returnPromise: true },
      );
    } catch (error) {
      setFailed(true);
      console.error("The reply status could not be changed:", error);
    } finally {
      isSent.current = false;
    }
  };

  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: 1.5 }}>
      <Checkbox
        checked={replyStatus}
        onChange={() => void toggle()}
        slotProps={{
          input: {
            "aria-label": translate("resources.contacts.replied", { name }),
            "aria-busy": isPending,
          },
        }}
        sx={{ m: -1, minWidth: 44, minHeight: 44, opacity: isPending ? 0.5 : 1 }}
      />
      {isFailed && (
        <Typography role="status" variant="caption" color="error" sx={{ minWidth: "9ch" }}>
          {translate("resources.contacts.notSaved")}
        </Typography>
      )}
    </Box>
  );
}
