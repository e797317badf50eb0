import { Button } from "@mui/material";
import { useState } from "react";
import { Link } from "react-router-dom";
import type { Contact } from "../../../contract/contacts";
import { useTexts } from "../../texts/useTexts";
import { quotationAddress } from "../recordAddresses";
import { useHostCall } from "../useHostQuery";
import { QuoteDialog } from "./QuoteDialog";
import { quotationTexts } from "./texts";

const look = { variant: "contained", sx: { justifySelf: "start", alignSelf: "start" } } as const;

/** Makes a quotation from an enquiry, or opens the earlier one. */
export default function QuoteEnquiry({ enquiry }: { readonly enquiry: Contact }) {
  const text = useTexts(quotationTexts);
  const [isOpen, setOpen] = useState(false);
  const { data = [] } = useHostCall(["quotations", "enquiry", enquiry.id], "getQuotations", {
    enquiryId: enquiry.id,
  });
  const [made] = data;
  if (made)
    return (
      <Button {...look} component={Link} to={quotationAddress(made.id)}>
        {text("enquiry.open", { number: made.number })}
      </Button>
    );
  return (
    <>
      <Button {...look} onClick={() => setOpen(true)}>
        {text("enquiry.make")}
      </Button>
      {isOpen && <QuoteDialog enquiry={enquiry} onClose={() => setOpen(false)} />}
    </>
  );
}
