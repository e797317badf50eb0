import { defineTexts } from "../useTexts";

/** Texts of one's own account. */
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
