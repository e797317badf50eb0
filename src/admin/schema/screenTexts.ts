import { defineTexts } from "../useTexts";

/** Texts of the edit screens, which come with their code. */
export const editTexts = defineTexts("edit", {
  title: "Edit %{what}",
  action: "Edit",
  submit: "Save changes",
  busy: "Saving…",
  cancel: "Back without saving",
  saved: "%{what} is saved",
  failed: "The changes could not be saved. Please try again.",
  notLoaded: "What is to be edited could not be loaded",
  conflict: {
    title: "Changed while you were editing",
    text: "%{what} was changed since you opened it, by somebody else or in another tab. Nothing of yours is saved yet, and nothing is lost.",
    field: "Field",
    theirs: "Saved meanwhile",
    mine: "Yours",
    changed: "changed by you",
    same: "What was changed meanwhile is not in these fields.",
    goOn: "Go on from theirs, with my changes",
    discard: "Take theirs, drop my changes",
  },
  goesOn:
    "You go on from what was saved meanwhile. Your changes are in the form and not saved yet: %{fields}.",
});

/** Texts of the question before leaving an unsaved form. */
export const leaveTexts = defineTexts("leave", {
  title: "Leave without saving?",
  question: "What you have typed here is not saved, and is lost when you leave.",
  stay: "Stay here",
  leave: "Leave",
});

/** Texts of a list's saved views, which come with their code. */
export const savedViewsTexts = defineTexts("savedViews", {
  title: "Saved views",
  none: "Nothing is saved yet. A view keeps the filters, the order and the columns of this list.",
  name: "Name of this view",
  hint: "Filters, order and columns as they are now",
  replaces: "Replaces the view of this name",
  missing: "Enter a name",
  save: "Save",
  remove: "Remove %{name}",
});
