/** Messages about the files and comments of records. */
export const attachmentsMessages = {
  "this.file": "This file",
  "this.comment": "This comment",
  "file.tooLarge": "The file is larger than 20 MB. Make it smaller, and choose it again.",
  "file.wrongType":
    "This is no PDF, PNG, JPEG, WebP, DXF, AI or XLSX file. Its content counts, not its name.",
  "file.notReadable": "The file cannot be read. Save it again, and choose it again.",
  "file.macros": "This workbook has macros. Save it without them, and choose it again.",
  "file.otherEnding":
    "The content of this file is %{kind}. Give its name the ending .%{ending}, and choose it again.",
  "file.same": "The same file is here already: %{name}",
  "file.notPrinted":
    "Artwork is a PNG, JPEG or WebP picture or a PDF. Take the mark off this file.",
  "file.isRemoved": "This file was removed already",
  "file.isThere": "This file is here already",
  "file.isGone": "This file was removed %{days} days ago or earlier. Attach it again.",
  "file.tooManyToday": "Too many files have arrived today. Please send this one by email.",
  "file.enquiryOver": "This enquiry takes no more files. Please send it by email.",
  "comment.notYours": "Only its author can edit a comment",
  "comment.tooLate": "A comment can be edited for %{minutes} minutes. Write another one.",
  "comment.isWithdrawn": "This comment was withdrawn",
  "comment.keepsAuthor": "Only its author or a super admin can withdraw a comment",
  "comment.mayNotSee": "%{names} may not see this record. Take the name out.",
} as const;
