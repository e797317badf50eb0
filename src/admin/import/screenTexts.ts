/** Texts of the import of records. */
export const importTexts = {
  title: "Import %{many}",
  toList: "To the list",
  hint: "Choose a CSV file, or copy the cells in your spreadsheet and paste them here, the headings with them. First the rows are checked; nothing is saved before you say so.",
  columns: "Columns",
  needed: "needed",
  choose: "Choose a File",
  paste: "Or paste the cells here",
  file: "%{name}: %{smart_count} line |||| %{name}: %{smart_count} lines",
  remove: "Take another one",
  check: "Check",
  checking: "Checking the rows…",
  run: "Import %{smart_count} row |||| Import %{smart_count} rows",
  running: "Importing. Keep this page open…",
  ready:
    "%{smart_count} row is right and new. Nothing is saved yet. |||| %{smart_count} rows are right and new. Nothing is saved yet.",
  skipped:
    "%{smart_count} row was imported before: it is left alone. |||| %{smart_count} rows were imported before: they are left alone.",
  wrong:
    "%{smart_count} of %{total} rows is wrong, so nothing is imported. Mend it in the file, and check again. |||| %{smart_count} of %{total} rows are wrong, so nothing is imported. Mend them in the file, and check again.",
  done: "%{smart_count} row is imported. |||| %{smart_count} rows are imported.",
  nothingNew: "There is nothing new in this file.",
  leftOut: "Left out: no field has this name",
  preview: "Rows of the file",
  row: "Row",
  more: "Further wrong rows are not shown.",
  restored: "What you had pasted before your session ended is back. It is not imported yet.",
  failed: "The file could not be imported",
  lost: "No answer came. Your rows are still here: try again. Rows that were imported already are not imported twice.",
  workbook:
    "This is a workbook. Save it as CSV in your spreadsheet, or copy its cells and paste them here.",
  tooLarge: "This file is too large: at most %{rows} rows are taken at once. Split it.",
};
