import { Box, Checkbox, Link, Typography } from "@mui/material";
import { lazy, Suspense, useState } from "react";
import { useRecordContext, useTranslate, useUpdate } from "react-admin";
import * as z from "zod/mini";
import { Contact } from "../../../contract/contacts";
import { mailLink } from "../../../domain/contactText";
import { hasFeature } from "../../api/session";
import { RecordHistory } from "../history/RecordHistory";
import { declareResource } from "../schema/declaration";
import { useSend } from "../sending";
import { contactFields } from "./texts";

const EnquiryBox = lazy(() => import("../specifications/details/EnquiryBox"));
const QuoteEnquiry = lazy(() => import("../quotations/QuoteEnquiry"));

export const contacts = declareResource({
  name: "contacts",
  texts: contactFields,
  list: {
    row: Contact,
    columns: ["name", "phone", "email", "message", "createdAt", "replyStatus"],
    hiddenWhenEmpty: ["createdAt"],
    filters: z.pick(Contact, { replyStatus: true }),
    search: true,
    onlyLogged: true,
    sort: { field: "id", order: "DESC" },
    cells: { email: ContactEmail, replyStatus: RepliedCheckbox },
  },
  show: {
    feature: "history",
    fields: ["name", "phone", "email", "message", "createdAt", "replyStatus"],
    aside: (
      <>
        <QuoteEnquiryButton />
        <EnquiredBox />
        <RecordHistory kind="enquiry" />
      </>
    ),
  },
});

/** The button that makes a quotation of the enquiry. */
function QuoteEnquiryButton() {
  const contact = useRecordContext<Contact>();
  return contact === undefined || !hasFeature("quotations") ? null : (
    <Suspense fallback={null}>
      <QuoteEnquiry enquiry={contact} />
    </Suspense>
  );
}

/** The box that came with the enquiry. Empty if none came. */
function EnquiredBox() {
  const specification = useRecordContext<Contact>()?.specification;
  return specification === undefined ? null : (
    <Suspense fallback={null}>
      <EnquiryBox specification={specification} />
    </Suspense>
  );
}

function ContactEmail() {
  const email = useRecordContext<Contact>()?.email;
  if (email === undefined || email === "") return <span>N/A</span>;
  return (
    <Link href={mailLink(email)} color="inherit">
      {email}
    </Link>
  );
}

/** Checked if the enquiry is answered. A failure is logged and shown beside the unchanged checkbox. */
function RepliedCheckbox() {
  const translate = useTranslate();
  const contact = useRecordContext<Contact>();
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
