import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { type EnquiryErrors, enquiryFields, errorsOf } from "./enquiryErrors";
import { type Outcome, sendEnquiry } from "./sendEnquiry";

/** How long the result stays. */
const resultMs = 5000;

function entriesOf(form: HTMLFormElement) {
  const data = new FormData(form);
  const text = (field: string) => String(data.get(field) ?? "");
  return {
    name: text("name"),
    phone: text("phone"),
    email: text("email"),
    message: text("message"),
    website: text("website"),
  };
}

/** The first field that is amiss gets the focus. */
function focusError(form: HTMLFormElement, errors: EnquiryErrors) {
  const field = enquiryFields.find((name) => errors[name] !== undefined);
  const input = field && form.elements.namedItem(field);
  if (input instanceof HTMLElement) input.focus();
}

/** The states of the enquiry form: idle, sending, then a result that goes after five seconds. */
export function useEnquiry() {
  const [isSending, setIsSending] = useState(false);
  const [errors, setErrors] = useState<EnquiryErrors>({});
  const [outcome, setOutcome] = useState<Outcome>();
  const underWay = useRef(false);

  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), resultMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (underWay.current) return;
    const entries = entriesOf(form);
    const found = errorsOf(entries);
    setErrors(found);
    focusError(form, found);
    if (Object.keys(found).length > 0) return;
    underWay.current = true;
    setIsSending(true);
    setOutcome(undefined);
    const answered = await sendEnquiry(entries);
    underWay.current = false;
    setIsSending(false);
    setOutcome(answered);
    setErrors(answered.errors);
    if (answered.isSent) form.reset();
    else focusError(form, answered.errors);
  };
  return { isSending, errors, outcome, submit };
}
