import { defineTexts } from "../../../domain/texts";

/** Texts of the generated screens, for resources without such texts. */
export const schemaTexts = defineTexts("schema", {
  list: {
    title: "%{many}",
    empty: "No %{many} yet",
    failed: "%{many} could not be loaded",
    create: "Create",
    views: "Views",
    export: "Export",
    workbook: "Excel (.xlsx)",
    exported: "%{smart_count} row exported |||| %{smart_count} rows exported",
    import: "Import",
    exportFailed: "The list could not be exported: %{message}",
    nothingFound: "Nothing matches these filters",
    clearFilters: "Clear filters",
    all: "All",
    search: "Search",
    actions: "Actions",
    selection: "Selected rows",
  },
  create: {
    title: "Create %{one}",
    submit: "Save",
    busy: "Saving…",
    another: "Save and add another",
    toList: "To the list",
    restored: "Your input is restored. It is not saved yet.",
  },
  show: {
    failed: "%{one} could not be loaded",
    toList: "To the list",
  },
  password: { show: "Show password", hide: "Hide password" },
});

/** Texts of one action for several rows, which come with their code. */
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

/** Texts of the edit screens, which come with their code. */
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

/** Texts of a list's saved views, which come with their code. */
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
