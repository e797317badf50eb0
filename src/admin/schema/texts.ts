import { defineTexts } from "../../../domain/texts";

/** Texts of the generated screens, for resources without such texts. */
export const schemaTexts = defineTexts("schema", {
  list: {
    title: "%{many}",
    empty: "No %{many} yet",
    failed: "%{many} could not be loaded",
    create: "Create",
    views: "Views",
    more: "More",
    filters: "Filters",
    export: "Export",
    workbook: "Excel (.xlsx)",
    exported: "%{smart_count} row exported |||| %{smart_count} rows exported",
    import: "Import",
    exportFailed: "The list could not be exported: %{message}",
    nothingFound: "Nothing matches these filters",
    clearFilters: "Clear filters",
    showAll: "Show all",
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
