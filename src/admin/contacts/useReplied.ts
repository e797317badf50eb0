import { useState } from "react";
import { useUpdate } from "react-admin";
import type { Contact } from "../../../contract/contacts";
import { useSend } from "../sending";

/** Changes if an enquiry is answered. A failure is logged, and the caller shows it. */
export function useReplied() {
  const [update] = useUpdate<Contact>();
  const [isFailed, setFailed] = useState(false);
  const [toggle, isBusy] = useSend({
    call(_, contact: Contact) {
      const { id, replyStatus } = contact;
      setFailed(false);
      return update(
        "contacts",
        { id, data: { ...contact, replyStatus: !replyStatus }, previousData: contact },
        { mutationMode: "pessimistic", returnPromise: true },
      );
    },
    failed(error) {
      setFailed(true);
      console.error("The reply status could not be changed:", error);
      return undefined;
    },
  });
  return { toggle, isBusy, isFailed };
}
