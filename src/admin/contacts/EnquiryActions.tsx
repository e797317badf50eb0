import { Button } from "@mui/material";
import { useDataProvider, useRecordContext, useTranslate } from "react-admin";
import type { Contact } from "../../../contract/contacts";
import { QuoteEnquiry } from "../quotations/QuoteEnquiry";
import { BulkCall } from "../schema/BulkCall";
import { useReplied } from "./useReplied";

/** The steps of an enquiry: its quotation, and its reply. */
export default function EnquirySteps() {
  const contact = useRecordContext<Contact>();
  if (contact === undefined) return null;
  return (
    <>
      {!contact.replyStatus && <MarkReplied contact={contact} />}
      <QuoteEnquiry enquiry={contact} />
    </>
  );
}

function MarkReplied({ contact }: { readonly contact: Contact }) {
  const translate = useTranslate();
  const { toggle, isBusy, isFailed } = useReplied();
  return (
    <>
      {isFailed && <span role="status">{translate("resources.contacts.notSaved")}</span>}
      <Button loading={isBusy} onClick={() => void toggle(contact)}>
        {translate("resources.contacts.markReplied")}
      </Button>
    </>
  );
}

/** Marks the selected enquiries as replied. */
export function MarkRepliedTogether() {
  const translate = useTranslate();
  const dataProvider = useDataProvider();
  return (
    <BulkCall<Contact>
      label={translate("resources.contacts.markReplied")}
      nameOf={({ name }) => name}
      // The data provider takes another host's reply that has no enquiry.
      call={(_, enquiry) => {
        const { id } = enquiry;
        const data = { ...enquiry, replyStatus: true };
        return dataProvider.update("contacts", { id, data, previousData: enquiry });
      }}
    />
  );
}
