/** Messages about imported files and pictures. */
export const importsMessages = {
  "import.changedSince": "%{title} was changed since. The import stays as it is.",
  "import.inUse": "The %{kind} #%{number} is in use since. The import stays as it is.",
  "import.numbered": "The %{kind} #%{number}",
  "import.notYours": "Only the admin who imported a file can undo it",
  "import.onlySuper": "Only a super admin can undo this import",
  "import.undone": "This import was undone already",
  "import.tooLate": "Only imports of the last %{hours} hours can be undone",
  "import.laterFirst": "A later import has to be undone first",
  "import.checkAgain": "Something was changed since the rows were checked. Check them again.",
  "import.noNumber": "There is no %{kind} with this number. Empty the cell to make a new one.",
  "import.noBarcode": "There is no %{kind} with this barcode. Empty the cell to make a new one.",
  "import.otherBarcode": "Another %{kind} than the one of its barcode",
  "import.onlyScale": "Only the scale changes this",
  "import.onlyCancelled": "A file does not change this entry. Add a row without a number.",
  "import.stale":
    "Changed since this file was saved. Export it again, or empty this cell to write over the change.",
  "import.gone": "This record is gone",
  "import.sameRecord": "The same %{kind} as in row %{row}",
  "import.sameValue": "The same as in row %{row}",
  "import.tooLong":
    "The file has more than %{characters} characters. Split it, and import one part after the other.",
  "import.tooManyRows":
    "The file has %{rows} rows: at most %{most} are taken at once. Split it, and import one part after the other.",
  "import.noRows": "There is no row below the headings in the first row",
  "import.openQuote": "A quotation mark at the beginning of a cell is never closed",
  "import.unreadableRow":
    "Row %{row} cannot be read: look for a quotation mark that does not belong there",
  "import.twoColumns": "There are two columns for %{label}",
  "import.columnMissing": "The first row has to name the columns, and lacks a column for %{labels}",
  "import.columnsMissing": "The first row has to name the columns, and lacks columns for %{labels}",
  "picture.tooLarge":
    "The file is larger than 8 MB. Make the picture smaller, and choose it again.",
  "picture.wrongType": "This is no picture. Choose a JPEG, PNG, WebP or AVIF file.",
  "picture.notReadable": "The picture cannot be read. Save it again, and choose it again.",
  "picture.tooManyPixels":
    "The picture has more than 40 megapixels. Make it smaller, and choose it again.",
} as const;
