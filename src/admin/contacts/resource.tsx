import ContactMail from "@mui/icons-material/ContactMail";
import * as z from "zod/mini";
import { Contact } from "../../../contract/contacts";
import { RecordHistory } from "../history/exports";
import { declareResource } from "../schema/declaration";
import { ContactEmail } from "./ContactEmail";
import { RepliedCheckbox } from "./RepliedCheckbox";
import { contactFields } from "./texts";

/** Enquiries of the website's visitors. */
export const contacts = declareResource({
  name: "contacts",
  texts: contactFields,
  icon: ContactMail,
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
    row: Contact,
    feature: "history",
    fields: ["name", "phone", "email", "message", "createdAt", "replyStatus"],
    aside: <RecordHistory kind="enquiry" />,
  },
});
