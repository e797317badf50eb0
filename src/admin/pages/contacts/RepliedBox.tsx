import { Checkbox } from "@mui/material";
import { useRef } from "react";
import { useRecordContext, useTranslate, useUpdate } from "react-admin";
import type { Contact } from "../../../../contract/contacts";

/** Whether an enquiry is answered. It turns when the host has said yes; a failure is logged only. */
export function RepliedBox() {
  const translate = useTranslate();
  const contact = useRecordContext<Contact>();
  const [update, { isPending }] = useUpdate<Contact>();
  const isSent = useRef(false);
  if (contact === undefined) return null;
  const { id, name, replyStatus } = contact;

  const toggle = async () => {
    if (isSent.current) return;
    isSent.current = true;
    try {
      await update(
        "contacts",
        { id, data: { ...contact, replyStatus: !replyStatus }, previousData: contact },
        { mutationMode: "pessimistic", returnPromise: true },
      );
    } catch (error) {
      console.error("The reply status could not be changed:", error);
    } finally {
      isSent.current = false;
    }
  };

  return (
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
  );
}
