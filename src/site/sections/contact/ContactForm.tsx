import { publicRoutes } from "../../../../contract/publicRoutes";
import { hostAddress, isOwnHost } from "../../../api/sendCall";
import { useIsHydrated } from "../../useIsHydrated";
import styles from "./ContactForm.module.css";
import { phonePattern } from "./contactErrors";
import { Entry } from "./Entry";
import { useContactForm } from "./useContactForm";

const address = hostAddress() + publicRoutes.submitContact.path;

/** The enquiry form. Without React the browser checks and posts it, and the host answers a page. */
export function ContactForm() {
  const { isSending, errors, outcome, submit } = useContactForm();
  const isHydrated = useIsHydrated();
  const isError = outcome && (!outcome.isSent || /error/i.test(outcome.message));
  return (
    <form
      className={styles.form}
      action={address}
      method="post"
      noValidate={isHydrated}
      onSubmit={submit}
      aria-labelledby="contactus-title"
    >
      <Entry name="name" label="Name" error={errors.name} autoComplete="name" required />
      <Entry
        name="phone"
        label="Phone"
        type="tel"
        error={errors.phone}
        autoComplete="tel"
        pattern={phonePattern}
        title="A telephone number of 7 to 15 digits"
        required
      />
      <Entry
        name="email"
        label="Email"
        type="email"
        error={errors.email}
        autoComplete="email"
        required
      />
      <Entry name="message" label="Message" error={errors.message} hint="optional" isLong />
      {isOwnHost() && (
        <div className={styles.trap} aria-hidden="true">
          <label>
            Website <input name="website" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
      )}
      <div className={styles.end}>
        <button type="submit" disabled={isSending}>
          {isSending ? "Sending..." : "Send enquiry"}
        </button>
        <p role={isError ? "alert" : "status"} className={isError ? styles.error : styles.result}>
          {outcome?.message}
        </p>
      </div>
    </form>
  );
}
