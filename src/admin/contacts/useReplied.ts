import { useState } from "react";
import { useUpdate } from "react-admin";
import type { Contact } from "../../../contract/contacts";
import { useSend } from "../sending";

/** Marks an enquiry as replied, or as not replied. The console has the reason of a failure, and the caller shows `isFailed`. */
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
