import { type InputHTMLAttributes, type SubmitEvent, useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { publicRoutes } from "../../../../contract/publicRoutes";
import { chosenFiles } from "../../../../domain/attachments/fileKinds";
import { phonePattern } from "../../../../domain/contactText";
import type { Language } from "../../../../domain/languages";
import { hostAddress, isServedByHost } from "../../../api/sendCall";
import { useSubmitOnce } from "../../../browser/useSubmitOnce";
import { useTexts } from "../../../texts/useTexts";
import fieldStyles from "../../Fields.module.css";
import { useSiteLanguage } from "../../language";
import { type ContactText, contactTexts } from "../../texts/contactTexts";
import { useIsHydrated } from "../../visibility";
import styles from "./ContactForm.module.css";
import type { EnquiredBox } from "./enquirySubject";
import {
  type ContactErrors,
  type ContactField,
  contactFields,
  errorsOf,
  fileErrorOf,
  maxLengthOf,
  type Outcome,
  sendContact,
  sendEnquiryFile,
} from "./sendContact";

interface EntryProps extends Omit<InputHTMLAttributes<HTMLElement>, "name"> {
  name: ContactField;
  label: string;
  error: string | undefined;
  hint?: string;
  isLong?: boolean;
}

function Entry({ name, label, error, hint, isLong = false, ...attributes }: EntryProps) {
  const errorId = `${name}-error`;
  const shared = {
    ...attributes,
    id: name,
    name,
    maxLength: maxLengthOf(name),
    "aria-invalid": error !== undefined,
    "aria-describedby": error === undefined ? undefined : errorId,
  };
  return (
    <div className={fieldStyles.fields}>
      <label htmlFor={name}>
        {label} {hint && <small>({hint})</small>}
      </label>
      {isLong ? <textarea {...shared} rows={5} /> : <input {...shared} />}
      <p id={errorId} className={fieldStyles.error}>
        {error}
      </p>
    </div>
  );
}

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

/** Returns the chosen file. Undefined without one, and on a host that takes none. */
function fileOf(form: HTMLFormElement): File | undefined {
  const input = form.elements.namedItem("file");
  return input instanceof HTMLInputElement ? input.files?.[0] : undefined;
}

/** Moves the focus to the first field with an error. */
function focusError(form: HTMLFormElement, errors: ContactErrors) {
  const field = [...contactFields, "file"].find((name) => Object.hasOwn(errors, name));
  const input = field && form.elements.namedItem(field);
  if (input instanceof HTMLElement) input.focus();
}

/** Returns the states of the enquiry form: idle, sending, then a result that disappears after five seconds. */
function useContactForm(text: ContactText, box: EnquiredBox | undefined, onSent: () => void) {
  const [errors, setErrors] = useState<ContactErrors>({});
  const [outcome, setOutcome] = useState<Outcome>();
  const [fileToken, setFileToken] = useState<string>();

  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), resultMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  const [send, isSending] = useSubmitOnce(
    async (form: HTMLFormElement, entries: ContactEntries) => {
      setOutcome(undefined);
      const outcome = await sendContact(entries, text, box?.specification, fileOf(form));
      setOutcome(outcome);
      setErrors(outcome.errors);
      setFileToken(outcome.fileToken);
      if (!outcome.isSent) return focusError(form, outcome.errors);
      onSent();
      form.reset();
      if (outcome.fileToken !== undefined) focusError(form, outcome.errors);
    },
  );

  const [sendFile, isSendingFile] = useSubmitOnce(async (token: string, file: File) => {
    setOutcome(undefined);
    const outcome = await sendEnquiryFile(token, file, text);
    setOutcome(outcome);
    setErrors(outcome.errors);
    setFileToken(outcome.fileToken);
  });

  /** Takes the chosen file. If the enquiry has already been sent, the file is sent immediately. */
  const chooseFile = (file: File | undefined) => {
    const error = fileErrorOf(file, text);
    setErrors(({ file: _, ...others }) =>
      error === undefined ? others : { ...others, file: error },
    );
    if (file && fileToken !== undefined && error === undefined) void sendFile(fileToken, file);
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    const entries = entriesOf(form);
    const fileError = fileErrorOf(fileOf(form), text);
    const found = { ...errorsOf(entries, text), ...(fileError && { file: fileError }) };
    setErrors(found);
    focusError(form, found);
    if (Object.keys(found).length > 0) return;
    void send(form, entries);
  };
  return { isSending: isSending || isSendingFile, errors, outcome, submit, chooseFile };
}

/** Returns the address for a form that is sent without React. The plant's host replies with a page in this language. */
function addressIn(language: Language) {
  const address = hostAddress() + publicRoutes.submitContact.path;
  return isServedByHost() && language !== "en" ? `${address}?language=${language}` : address;
}

interface ContactFormProps {
  readonly box?: EnquiredBox | undefined;
  /** The first sentence of the message, if there is no box. */
  readonly message?: string | undefined;
}

/** The enquiry form. Without React the browser checks and posts the form, and the host replies with a page. */
export function ContactForm({ box, message }: ContactFormProps) {
  const texts = useTexts(contactTexts);
  const [isLeftOut, setLeftOut] = useState(false);
  const enquired = isLeftOut ? undefined : box;
  const leaveOut = () => setLeftOut(true);
  const { isSending, errors, outcome, submit, chooseFile } = useContactForm(
    texts,
    enquired,
    leaveOut,
  );
  const isHydrated = useIsHydrated();
  const language = useSiteLanguage();
  const isError = outcome && (!outcome.isSent || /error/i.test(outcome.message));
  return (
    <form
      className={styles.form}
      action={addressIn(language)}
      method="post"
      noValidate={isHydrated}
      onSubmit={submit}
      aria-labelledby="contactus-title"
    >
      <Entry name="name" label={texts("name")} error={errors.name} autoComplete="name" required />
      <Entry
        name="phone"
        label={texts("phone")}
        type="tel"
        error={errors.phone}
        autoComplete="tel"
        pattern={phonePattern}
        title={texts("phoneHint")}
        required
      />
      <Entry
        name="email"
        label={texts("email")}
        type="email"
        error={errors.email}
        autoComplete="email"
        required
      />
      <Entry
        name="message"
        label={texts("message")}
        error={errors.message}
        hint={texts("optional")}
        isLong
        defaultValue={isLeftOut ? undefined : (enquired?.summary ?? message)}
      />
      {isServedByHost() && (
        // Without React the browser cannot send a file. The room for it stays, so that nothing moves after the
        // hydration.
        <div className={fieldStyles.fields} style={isHydrated ? {} : { visibility: "hidden" }}>
          <label htmlFor="file">
            {texts("file")} <small>({texts("optional")})</small>
          </label>
          <input
            id="file"
            type="file"
            accept={chosenFiles}
            onChange={({ target }) => chooseFile(target.files?.[0])}
            aria-invalid={errors.file !== undefined}
            aria-describedby="file-kinds file-error"
          />
          <small id="file-kinds">{texts("fileKinds")}</small>
          <p id="file-error" className={fieldStyles.error} aria-live="polite">
            {errors.file}
          </p>
        </div>
      )}
      {isServedByHost() && enquired && (
        <p className={styles.box}>
          {texts("box.goesAlong", { size: enquired.size })}{" "}
          <Link to={enquired.address}>{texts("box.change")}</Link>
          <button type="button" onClick={leaveOut}>
            {texts("box.leaveOut")}
          </button>
        </p>
      )}
      {isServedByHost() && (
        <div className={styles.trap} aria-hidden="true">
          <label>
            {texts("website")} <input name="website" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
      )}
      <div className={styles.end}>
        <button type="submit" disabled={isSending}>
          {isSending ? texts("sending") : texts("send")}
        </button>
        <p role={isError ? "alert" : "status"} className={isError ? styles.error : styles.result}>
          {outcome?.message}
        </p>
      </div>
    </form>
  );
}
