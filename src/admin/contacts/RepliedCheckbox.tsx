import { Box, Checkbox, Typography } from "@mui/material";
import { useState } from "react";
import { useRecordContext, useTranslate, useUpdate } from "react-admin";
import type { Contact } from "../../../contract/contacts";
import { useSubmitOnce } from "../../useSubmitOnce";

/**
 * Checked if the enquiry is answered. Changes after the host's reply. A failure is logged and shown in a line
 * beside the unchanged checkbox, without an alert.
 */
export function RepliedCheckbox() {
  const translate = useTranslate();
  const contact = useRecordContext<Contact>();
  const [update] = useUpdate<Contact>();
  const [isFailed, setFailed] = useState(false);

  const [toggle, isBusy] = useSubmitOnce(async (contact: Contact) => {
    const { id, replyStatus } = contact;
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
    }
  });

  if (contact === undefined) return null;
  const { name, replyStatus } = contact;

  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: 1.5 }}>
      <Checkbox
        checked={replyStatus}
        onChange={() => void toggle(contact)}
        slotProps={{
          input: {
            "aria-label": translate("resources.contacts.replied", { name }),
            "aria-busy": isBusy,
          },
        }}
        sx={{ m: -1, minWidth: 44, minHeight: 44, opacity: isBusy ? 0.5 : 1 }}
      />
      {isFailed && (
        <Typography role="status" variant="caption" color="error" sx={{ minWidth: "9ch" }}>
          {translate("resources.contacts.notSaved")}
        </Typography>
      )}
    </Box>
  );
}
