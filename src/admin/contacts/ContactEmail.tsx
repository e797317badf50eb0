import { Link } from "@mui/material";
import { useRecordContext } from "react-admin";
import type { Contact } from "../../../contract/contacts";

/** The visitor's email address, if given. */
export function ContactEmail() {
  const email = useRecordContext<Contact>()?.email;
  if (email === undefined || email === "") return <span>N/A</span>;
  return (
    <Link href={`mailto:${email}`} color="inherit">
      {email}
    </Link>
  );
}
