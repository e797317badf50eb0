import { Box, Checkbox, Link, Typography } from "@mui/material";
import { lazy, Suspense } from "react";
import { useRecordContext, useTranslate } from "react-admin";
import * as z from "zod/mini";
import { Contact } from "../../../contract/contacts";
import { mailLink } from "../../../domain/contactText";
import { RecordHistory } from "../history/RecordHistory";
import { declareResource } from "../schema/declaration";
import { contactFields } from "./texts";
import { useReplied } from "./useReplied";

const EnquiryBox = lazy(async () => ({
  default: (await import("../specifications/details/BoxFacts")).EnquiryBox,
}));
const MarkRepliedTogether = lazy(async () => ({
  default: (await import("./EnquiryActions")).MarkRepliedTogether,
}));
const EnquirySteps = lazy(() => import("./EnquiryActions"));

export const contacts = declareResource({
  name: "contacts",
  texts: contactFields,
  list: {
    row: Contact,
    columns: ["name", "phone", "email", "message", "createdAt", "replyStatus"],
    hiddenWhenEmpty: ["createdAt"],
    filters: z.pick(Contact, { replyStatus: true }),
    views: [{ name: "unanswered", filter: { replyStatus: false } }],
    search: true,
    onlyLogged: true,
    sort: { field: "id", order: "DESC" },
    cells: { email: ContactEmail, replyStatus: RepliedCheckbox },
    bulkActions: {
      buttons: <MarkRepliedTogether />,
      call: "updateReplyStatus",
      isSelectable: ({ replyStatus }) => replyStatus === false,
    },
  },
  show: {
    isOwn: true,
    fields: ["name", "phone", "email", "message", "createdAt", "replyStatus"],
    next: <EnquirySteps />,
    aside: (
      <>
        <EnquiredBox />
        <RecordHistory kind="enquiry" />
      </>
    ),
  },
});

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

/** Checked if the enquiry is answered. A failure is shown beside the unchanged checkbox. */
function RepliedCheckbox() {
  const translate = useTranslate();
  const contact = useRecordContext<Contact>();
  const { toggle, isBusy, isFailed } = useReplied();
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
