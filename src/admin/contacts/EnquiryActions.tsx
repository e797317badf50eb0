import { Button, Menu, MenuItem } from "@mui/material";
import { useState } from "react";
import { useDataProvider, useRecordContext, useTranslate } from "react-admin";
import type { Contact } from "../../../contract/contacts";
import { chatAddress, dialledNumber, mailAddress } from "../../../domain/contactText";
import { QuoteEnquiry } from "../quotations/QuoteEnquiry";
import { BulkCall } from "../schema/BulkCall";
import { useReplied } from "./useReplied";

/** The steps of an enquiry: its reply, and its quotation. */
export default function EnquirySteps() {
  const contact = useRecordContext<Contact>();
  if (contact === undefined) return null;
  return (
    <>
      <ReplyButton contact={contact} />
      {!contact.replyStatus && <MarkReplied contact={contact} />}
      <QuoteEnquiry enquiry={contact} />
    </>
  );
}

/** Offers the ways of a reply. The mail and the chat begin with a greeting; whether it was sent, the person says. */
function ReplyButton({ contact: { name, email = "", phone } }: { readonly contact: Contact }) {
  const translate = useTranslate();
  const text = (part: string) => translate(`resources.contacts.reply.${part}`, { name });
  const [anchor, setAnchor] = useState<HTMLElement>();
  const number = dialledNumber(phone);
  const ways = {
    mail: email === "" ? undefined : mailAddress(email, text("subject"), text("letter")),
    chat: number === "" ? undefined : chatAddress(phone, text("letter")),
    call: number === "" ? undefined : `tel:${number}`,
  };
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {text("action")}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== undefined} onClose={() => setAnchor(undefined)}>
        {Object.entries(ways).map(
          ([way, address]) =>
            address !== undefined && (
              <MenuItem
                key={way}
                component="a"
                href={address}
                target={way === "chat" ? "_blank" : undefined}
                rel="noreferrer"
                onClick={() => setAnchor(undefined)}
              >
                {text(way)}
              </MenuItem>
            ),
        )}
      </Menu>
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
