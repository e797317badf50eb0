import { defineTexts } from "../../../domain/texts";

/** The resource's fields, choices and generated screens. */
export const adminFields = defineTexts("resources.admins", {
  fields: {
    id: "ID",
    userName: "User Name",
    firstName: "First Name",
    lastName: "Last Name",
    email: "Email",
    password: "Password",
    phoneNumber: "Phone Number",
    gender: "Gender",
    role: "Role",
    active: "Active",
  },
  choices: {
    gender: { male: "Male", female: "Female", others: "Others" },
    role: { ROLE_ADMIN: "Admin", ROLE_SUPER_ADMIN: "Super Admin" },
  },
  list: {
    title: "Admin List",
    empty: "No admins found.",
    failed: "Failed to fetch admin data",
  },
  inactive: {
    show: "Show deactivated admins",
    hint: "These admins cannot sign in. A reactivated admin keeps the old password.",
  },
  create: { submit: "Register Admin", busy: "Registering…" },
});

/** Texts of a link to set a password. */
export const adminActionTexts = defineTexts("adminAction", {
  link: {
    action: "Password link",
    title: "Password link for %{name}",
    question:
      "The link sets the password of %{email}. It works once, within 24 hours. Earlier links stop working. It is shown only now.",
    cancel: "Cancel",
    confirm: "Create Link",
    give: "Give this only to %{name}.",
    address: "Link",
    until: "Valid once, until %{time}.",
    copy: "Copy",
    copied: "Copied",
    close: "Close",
    failed: "The link could not be created",
  },
});

/** Texts of another admin's devices and second factor. */
export const adminSecurityTexts = defineTexts("adminSecurity", {
  action: "Sign-in",
  title: "Sign-in of %{name}",
  devices: "Signed-in Devices",
  close: "Close",
  reset: {
    action: "Reset Second Factor",
    title: "Reset the second factor of %{name}?",
    question:
      "All passkeys, the authenticator app and the recovery codes of %{name} are removed, and all devices are signed out. Do this only if %{name} asks you in person.",
    keep: "Cancel",
    confirm: "Reset",
    done: "The second factor of %{name} is removed",
    failed: "The second factor could not be reset",
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
      "%{name} is signed out everywhere and can no longer sign in. The history keeps all changes by %{name}.",
    done: "%{name} is deactivated",
    failed: "The admin could not be deactivated. Please try again.",
  },
  reinstatement: {
    action: "Let in again",
    keep: "Cancel",
    confirm: "Let in again",
    title: "Let %{name} in again?",
    question: "%{name} can sign in again with the same password and the same rights.",
    done: "%{name} can sign in again",
    failed: "The admin could not be reactivated. Please try again.",
  },
});

/** Texts of the admins page. */
export const adminsTexts = defineTexts("admins", {
  title: "Admins",
  register: "Register New Admin",
  list: "View Admins",
});
