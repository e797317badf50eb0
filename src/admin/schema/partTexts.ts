import { defineTexts } from "../../../domain/texts";

// The parts load these texts with their own code. The first load has none of them.

/** Texts of one action for several rows. */
export const bulkTexts = defineTexts("bulk", {
  cancel: "Cancel",
  close: "Close",
  busy: "Processing...",
  done: "done",
  failed: "Not done. Try again.",
  gone: "No selected row has this action any more.",
  left: "The rows that were refused stay selected.",
  more: "and %{smart_count} more",
  summary: "%{done} of %{smart_count} is done |||| %{done} of %{smart_count} are done",
  unread: "The selected rows could not be loaded",
});

/** Texts of the edit screens. */
export const editTexts = defineTexts("edit", {
  title: "Edit %{what}",
  action: "Edit",
  submit: "Save changes",
  busy: "Saving…",
  cancel: "Back without saving",
  saved: "%{what} is saved",
  failed: "The changes could not be saved. Please try again.",
  notLoaded: "The record could not be loaded",
  conflict: {
    title: "Changed while you were editing",
    text: "%{what} was changed by another person or in another tab. Your changes are not saved yet.",
    field: "Field",
    theirs: "Saved value",
    mine: "Your value",
    changed: "changed by you",
    same: "These fields have no other changes.",
    goOn: "Keep my changes",
    discard: "Discard my changes",
  },
  goesOn: "The form has the saved values and your changes. Not saved yet: %{fields}.",
});

/** Texts of the question before leaving an unsaved form. */
export const leaveTexts = defineTexts("leave", {
  title: "Leave without saving?",
  question: "Your input on this screen is not saved.",
  stay: "Stay",
  leave: "Leave",
});

/** Texts of a list's saved views. */
export const savedViewsTexts = defineTexts("savedViews", {
  title: "Saved views",
  none: "No saved views yet. A view keeps filters, sort order and columns.",
  name: "View name",
  hint: "Keeps the present filters, sort order and columns",
  replaces: "Replaces the view with this name",
  missing: "Enter a name",
  save: "Save",
  remove: "Remove %{name}",
});
