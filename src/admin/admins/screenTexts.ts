import { defineTexts } from "../useTexts";

/** Texts of a link to set a password. */
export const adminActionTexts = defineTexts("adminAction", {
  link: {
    action: "Password link",
    title: "Password link for %{name}",
    question:
      "Whoever opens the link sets the password of %{email}. It is good once, for 24 hours; a link made before is no longer good. It is shown this one time.",
    cancel: "Cancel",
    confirm: "Make Link",
    give: "Give this to %{name}, and to nobody else.",
    address: "Link",
    until: "Good once, until %{time}.",
    copy: "Copy",
    copied: "Copied",
    close: "Close",
    failed: "No link could be made",
  },
});

/** Texts of shutting an admin out and letting one in again. */
export const adminAccessTexts = defineTexts("adminAccess", {
  deactivation: {
    action: "Deactivate",
    keep: "Cancel",
    confirm: "Deactivate",
    title: "Deactivate %{name}?",
    question:
      "%{name} is signed out everywhere at once and cannot sign in any more. What %{name} has done stays in the history.",
    done: "%{name} is deactivated",
    failed: "The admin could not be deactivated. Please try again.",
  },
  reinstatement: {
    action: "Let in again",
    keep: "Cancel",
    confirm: "Let in again",
    title: "Let %{name} in again?",
    question:
      "%{name} can sign in again with the password from before, and may do the same as before.",
    done: "%{name} can sign in again",
    failed: "The admin could not be let in again. Please try again.",
  },
});

/** Texts of the admins page. */
export const adminsTexts = defineTexts("admins", {
  title: "Admins",
  register: "Register New Admin",
  list: "View Admins",
});
