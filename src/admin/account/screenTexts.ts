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
    invalid: "Your name is not saved: some fields are not right yet.",
    notSaved: "Your name could not be saved",
    notLoaded: "Your account could not be loaded",
  },
  password: {
    title: "Password",
    hint: "You go on working here. Wherever else you are signed in, you have to sign in again.",
    submit: "Change Password",
    busy: "Changing…",
    changed: "Your password is changed. You are signed out everywhere else.",
    failed: "Your password could not be changed",
  },
  signOut: {
    title: "Sign Out Everywhere",
    hint: "Ends your sessions on every computer and phone, this one too. Do this when one of them was lost, or left signed in.",
    action: "Sign Out Everywhere",
    question: "You will have to sign in again here too.",
    cancel: "Cancel",
    failed: "You could not be signed out everywhere",
  },
});
