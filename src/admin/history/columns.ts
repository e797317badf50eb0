/** Columns that the history does not show, because only the program reads them: numbers, checksums and codes of messages. */
export const hiddenColumns: ReadonlySet<string> = new Set([
  "id",
  "version",
  "scanId",
  "fileId",
  "commentId",
  "sha256",
  "isFinished",
  "code",
  "values",
]);
