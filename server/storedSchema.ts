/**
 * How a document that is stored as JSON is read: a reader for each version of its schema, the first one of version 1.
 * A row names the version that it was written with. Whoever changes such a schema keeps the reader of what is stored
 * and adds one.
 */
export function storedSchema<Document>(
  what: string,
  first: (stored: unknown) => Document,
  ...later: readonly ((stored: unknown) => Document)[]
) {
  const readers = [first, ...later];
  return {
    /** What is written now. */
    version: readers.length,

    /** @throws where a later version of this product has written it */
    read(version: number, stored: unknown): Document {
      const reader = readers[version - 1];
      if (!reader)
        throw new Error(`${what} has schema version ${version}, which is not known here`);
      return reader(stored);
    },
  };
}
