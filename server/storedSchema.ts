/**
 * Returns the present version and the reader of stored documents. It has one reader per version, the first for version
 * 1. A change of the schema adds a reader and keeps the older ones.
 */
export function storedSchema<Document>(
  what: string,
  first: (stored: unknown) => Document,
  ...later: readonly ((stored: unknown) => Document)[]
) {
  const readers = [first, ...later];
  return {
    version: readers.length,

    /** Reads a stored document of any version. @throws Error if a later version of this product has written the document */
    read(version: number, stored: unknown): Document {
      const reader = readers[version - 1];
      if (!reader)
        throw new Error(`${what} has schema version ${version}, which is not known here`);
      return reader(stored);
    },
  };
}
