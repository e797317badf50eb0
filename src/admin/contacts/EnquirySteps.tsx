import { Button } from "@mui/material";
import { useRecordContext, useTranslate } from "react-admin";
import type { Contact } from "../../../contract/contacts";
import { hasFeature } from "../../api/session";
import { NextStepButton } from "../layout/RecordButtons";
import { QuoteEnquiry } from "../quotations/QuoteEnquiry";
import { useReplied } from "./useReplied";

/** The steps of an enquiry: its quotation, and its reply. On a host without quotations the reply is the next one. */
export default function EnquirySteps() {
  const contact = useRecordContext<Contact>();
  if (contact === undefined) return null;
  const isQuoted = hasFeature("quotations");
  return (
    <>
      {!contact.replyStatus && <MarkReplied contact={contact} isNext={!isQuoted} />}
      {isQuoted && <QuoteEnquiry enquiry={contact} />}
    </>
  );
}

function MarkReplied({ contact, isNext }: Readonly<{ contact: Contact; isNext: boolean }>) {
  const translate = useTranslate();
  const { toggle, isBusy, isFailed } = useReplied();
  const Step = isNext ? NextStepButton : Button;
  return (
    <>
      {isFailed && <span role="status">{translate("resources.contacts.notSaved")}</span>}
      <Step loading={isBusy} onClick={() => void toggle(contact)}>
        {translate("resources.contacts.markReplied")}
      </Step>
    </>
  );
}
