import { useState } from "react";
import type { Contact } from "../../../contract/contacts";
import { useTexts } from "../../texts/useTexts";
import { NextStepButton } from "../layout/NextStepButton";
import { quotationAddress } from "../recordAddresses";
import { useHostCall } from "../useHostQuery";
import { QuoteDialog } from "./QuoteDialog";
import { quotationTexts } from "./texts";

/** Makes a quotation from an enquiry, or opens the earlier one. */
export function QuoteEnquiry({ enquiry }: { readonly enquiry: Contact }) {
  const text = useTexts(quotationTexts);
  const [isOpen, setOpen] = useState(false);
  const { data = [] } = useHostCall(["quotations", "enquiry", enquiry.id], "getQuotations", {
    enquiryId: enquiry.id,
  });
  const [made] = data;
  if (made)
    return (
      <NextStepButton to={quotationAddress(made.id)}>
        {text("enquiry.open", { number: made.number })}
      </NextStepButton>
    );
  return (
    <>
      <NextStepButton onClick={() => setOpen(true)}>{text("enquiry.make")}</NextStepButton>
      {isOpen && <QuoteDialog enquiry={enquiry} onClose={() => setOpen(false)} />}
    </>
  );
}
