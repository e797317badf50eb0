/**
 * Returns the version of a kind of stored documents and the reader of one. A change of the shape raises the version and
 * brings a migration, which converts the documents that are stored.
 */
export function storedSchema<Document>(
  what: string,
  version: number,
  readDocument: (stored: unknown) => Document,
) {
  return {
    version,

    /** Reads a stored document. @throws Error if another version of this product has written the document */
    read(found: number, stored: unknown): Document {
      if (found !== version)
        throw new Error(`${what} has schema version ${found}, which is not known here`);
      return readDocument(stored);
    },
  };
}
