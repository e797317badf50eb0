import { defineTexts } from "../../../domain/texts";

/** The fields of the form that changes a password. */
export const accountFields = defineTexts("resources.account", {
  fields: { currentPassword: "Current password", newPassword: "New password" },
});

/** Texts of the page on which an admin changes the own account. */
export const accountTexts = defineTexts("account", {
  title: "My Account",
  signedInAs: "Signed in as %{name}, %{email}",
  name: {
    title: "Name",
    what: "Your account",
    firstName: "First Name",
    lastName: "Last Name",
    submit: "Save Name",
    saved: "Your name is saved",
    invalid: "Your name is not saved. Check the marked fields.",
    notSaved: "Your name could not be saved",
    notLoaded: "Your account could not be loaded",
  },
  password: {
    title: "Password",
    hint: "You stay signed in here. All other devices are signed out.",
    submit: "Change Password",
    busy: "Changing…",
    changed: "Your password is changed. You are signed out everywhere else.",
    failed: "Your password could not be changed",
  },
  signOut: {
    title: "Sign Out Everywhere",
    hint: "Ends your sessions on all devices, this one too. Do this if a device is lost or left signed in.",
    action: "Sign Out Everywhere",
    question: "You have to sign in again on this device too.",
    cancel: "Cancel",
    failed: "The sign-out failed. Please try again.",
  },
});

/** Texts of the second factors of one's own account. */
export const securityTexts = defineTexts("accountSecurity", {
  title: "Sign-in Security",
  hint: "A second factor protects your account if somebody learns your password.",
  notLoaded: "Your second factors could not be loaded",
  required: "Super admins need a second factor here. Add one to go on.",
  none: "No second factor yet. You sign in with the password alone.",
  sessions: "Signed-in Devices",
  added: "Added on %{date}.",
  used: "Last used: %{time}.",
  unused: "Not used yet.",
  cancel: "Cancel",
  next: "Next",
  password: "Current password",
  passkey: {
    named: "Passkey: %{name}",
    add: "Add Passkey",
    name: "Name",
    nameHint: "Such as Office laptop or My phone",
    missing: "Enter a name",
    passwordFirst: "Enter your password. Then your device asks for a fingerprint, a face or a PIN.",
    question: "Your device asks for a fingerprint, a face or a PIN.",
    unsupported: "Passkeys need HTTPS, an address with a name, and a browser that supports them.",
    present: "This device has a passkey of yours already",
    done: "The passkey is added",
    failed: "The passkey was not added. Please try again.",
  },
  app: {
    name: "Authenticator app",
    add: "Add Authenticator App",
    passwordFirst: "Enter your password to begin.",
    begin: "You need an authenticator app on your phone.",
    scan: "Scan this code with the app, then enter the six digits that it shows.",
    qrCode: "QR code for the authenticator app",
    typed: "Or type this key into the app:",
    code: "Code from the app",
    missing: "Enter the six digits that the app shows",
    confirm: "Add App",
    done: "The authenticator app is added",
    failed: "The app was not added. Please try again.",
  },
  codes: {
    title: "Recovery Codes",
    left: "%{smart_count} recovery code left |||| %{smart_count} recovery codes left",
    renew: "New Recovery Codes",
    question: "The earlier codes stop working.",
    hint: "Each code signs you in once if you lose your device. Keep them on paper. They are shown only now.",
    copy: "Copy",
    copied: "Copied",
    print: "Print",
    close: "I have kept them",
    failed: "New codes could not be made",
  },
  removal: {
    action: "Remove",
    title: "Remove %{name}?",
    question: "You can no longer sign in with it.",
    lastQuestion: "This is your last second factor. The password alone will sign you in.",
    keep: "Cancel",
    confirm: "Remove",
    done: "%{name} is removed",
    failed: "It could not be removed",
  },
  rule: {
    label: "All super admins must have a second factor",
    saved: "The rule is saved",
    failed: "The rule could not be saved",
  },
});

/** Texts of the devices on which an admin is signed in. */
export const sessionTexts = defineTexts("adminSessions", {
  notLoaded: "The devices could not be loaded",
  empty: "No device is signed in.",
  unknown: "Unknown device",
  this: "This device",
  times: "Signed in: %{from}. Last used: %{last}.",
  ending: {
    action: "Sign Out",
    title: "Sign out %{device}?",
    question: "Somebody who works there has to sign in again.",
    keep: "Cancel",
    confirm: "Sign Out",
    done: "%{device} is signed out",
    failed: "The device could not be signed out",
  },
});

/** Texts of the dialog that asks for a second factor before an important change. */
export const proofTexts = defineTexts("proof", {
  title: "Confirm It Is You",
  question: "This needs your second factor. You are asked again after 10 minutes.",
  notBegun: "The check could not be started",
  usePasskey: "Use Passkey",
  passkeyFailed: "The passkey was not used. Please try again.",
  code: "Code from the app",
  recoveryCode: "Recovery code",
  useRecoveryCode: "Use a recovery code",
  useApp: "Use the app",
  missing: "Enter the code",
  cancel: "Cancel",
  confirm: "Confirm",
  failed: "This could not be checked. Please try again.",
});
