import * as z from "zod/mini";

/** A file of the archive. */
export interface ArchiveFile {
  name: string;
  content: Buffer;
}

const Row = z.record(z.string(), z.unknown());

const bytesMark = "\\\\x";

const isWebp = (bytes: Buffer) => bytes.subarray(8, 12).toString("latin1") === "WEBP";

/**
 * Moves the bytes of a row, such as a picture's, into files of their own.
 * @param line the row as PostgreSQL's `row_to_json` writes it
 */
export function takeFiles(line: string, columns: readonly string[], folder: string) {
  const row = Row.parse(JSON.parse(line));
  const files: ArchiveFile[] = [];
  let rest = line;
  for (const column of columns) {
    const value = row[column];
    if (typeof value !== "string") continue;
    const hex = value.slice(2);
    const content = Buffer.from(hex, "hex");
    const name = `${folder}/${String(row.id)}-${column}${isWebp(content) ? ".webp" : ""}`;
    files.push({ name, content });
    rest = rest.replace(`"${column}":"${bytesMark}${hex}"`, () => `"${column}":"@${name}"`);
  }
  return { line: rest, files };
}

/** Puts the bytes back into the row. A file that is missing leaves its name, which the checksum then finds. */
export function returnFiles(
  line: string,
  columns: readonly string[],
  files: ReadonlyMap<string, Buffer>,
): string {
  return columns.reduce(
    (text, column) =>
      text.replace(new RegExp(`"${column}":"@([^"\\\\]+)"`), (found: string, name: string) => {
        const content = files.get(name);
        return content ? `"${column}":"${bytesMark}${content.toString("hex")}"` : found;
      }),
    line,
  );
}
