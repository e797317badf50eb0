import { type SubmitEvent, useEffect, useState } from "react";
import { useSubmitOnce } from "../../../useSubmitOnce";
import { type ContactErrors, contactFields, errorsOf } from "./contactErrors";
import { type Outcome, sendContact } from "./sendContact";

/** The milliseconds that the result is shown. */
const resultMs = 5000;

type ContactEntries = ReturnType<typeof entriesOf>;

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
function focusError(form: HTMLFormElement, errors: ContactErrors) {
  const field = contactFields.find((name) => errors[name] !== undefined);
  const input = field && form.elements.namedItem(field);
  if (input instanceof HTMLElement) input.focus();
}

/** The states of the enquiry form: idle, sending, then a result that goes after five seconds. */
export function useContactForm() {
  const [errors, setErrors] = useState<ContactErrors>({});
  const [outcome, setOutcome] = useState<Outcome>();

  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), resultMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  const [send, isSending] = useSubmitOnce(
    async (form: HTMLFormElement, entries: ContactEntries) => {
      setOutcome(undefined);
      const outcome = await sendContact(entries);
      setOutcome(outcome);
      setErrors(outcome.errors);
      if (outcome.isSent) form.reset();
      else focusError(form, outcome.errors);
    },
  );

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    const entries = entriesOf(form);
    const found = errorsOf(entries);
    setErrors(found);
    focusError(form, found);
    if (Object.keys(found).length > 0) return;
    void send(form, entries);
  };
  return { isSending, errors, outcome, submit };
}
