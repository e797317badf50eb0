import { createHash } from "node:crypto";
import { gunzipSync } from "node:zlib";
import { archiveOf, type TarFile } from "../../support/archive";

/** Makes a damaged archive of the files of a backup, the backup itself and the same one encrypted. */
type Change = (files: TarFile[], archive: Buffer, encrypted: Buffer) => Promise<Buffer> | Buffer;

const manifestChange =
  (change: (manifest: Record<string, unknown>) => object): Change =>
  ([manifest, ...rest]) =>
    archiveOf([
      {
        name: "manifest.json",
        content: Buffer.from(JSON.stringify(change(JSON.parse(String(manifest?.content))))),
      },
      ...rest,
    ]);

export const changedRow: Change = (files) =>
  archiveOf(
    files.map(({ name, content }) =>
      name === "tables/orders/000001.ndjson"
        ? { name, content: Buffer.from(content.toString().replace('"quantity":', '"quantity":1')) }
        : { name, content },
    ),
  );

const md5 = (text: string) => createHash("md5").update(text).digest("hex");

/** Adds a field that the database does not have. The file still agrees with its manifest. */
const unknownField: Change = ([manifest, ...files]) => {
  const name = "tables/industries/000001.ndjson";
  const read = JSON.parse(String(manifest?.content));
  const changed = files.map((file) =>
    file.name === name
      ? { name, content: Buffer.from(file.content.toString().replaceAll(/}$/gm, ',"odd":1}')) }
      : file,
  );
  const lines = changed
    .find((file) => file.name === name)
    ?.content.toString()
    .trim()
    .split("\n");
  read.tables.industries.checksum = md5((lines ?? []).map(md5).join(""));
  return archiveOf([
    { name: "manifest.json", content: Buffer.from(JSON.stringify(read)) },
    ...changed,
  ]);
};

function hasContent(packed: Buffer, content: Buffer) {
  try {
    return gunzipSync(packed).equals(content);
  } catch {
    return false;
  }
}

/** Changes the first byte from `at` on that the content depends on. About one byte in 6,000 can change without an effect. */
function flipByte(packed: Buffer, at: number): Buffer {
  const copy = Buffer.from(packed);
  copy[at] = (copy[at] ?? 0) ^ 0x55;
  return hasContent(copy, gunzipSync(packed)) ? flipByte(packed, at + 1) : copy;
}

/** Damaged archives, and what a restore says of each. */
export const damaged: readonly (readonly [what: string, change: Change, reason: RegExp])[] = [
  ["a truncated file", (_, all) => all.subarray(0, all.length / 2), /ends in the middle/],
  [
    "a flipped byte",
    (_, all) => flipByte(all, Math.floor(all.length / 2)),
    /is damaged|were changed|ends in the middle|no backup of this/,
  ],
  ["a missing manifest", ([, ...rest]) => archiveOf(rest), /has no manifest/],
  [
    "a wrong count",
    manifestChange((manifest) => ({
      ...manifest,
      tables: { ...Object(manifest.tables), machines_of_old: { rows: 3, checksum: "", files: [] } },
    })),
    /has 0 rows of machines_of_old, and its manifest says 3/,
  ],
  ["a changed row", changedRow, /Rows of orders were changed/],
  ["rows that are others once they are loaded", unknownField, /restored rows of industries differ/],
  [
    "a wrong passphrase",
    (_files, _archive, encrypted) => encrypted,
    /encrypted with another passphrase/,
  ],
  [
    "a newer schema",
    manifestChange((manifest) => ({
      ...manifest,
      product: "9.0.0",
      schema: { version: 999, at: 4_102_444_800_000 },
    })),
    /has schema 999 of version 9\.0\.0\. Version \S+ knows schema \d+: install the newer/,
  ],
  ["no tar", () => Buffer.from("hello, this is a text"), /is no backup of this product/],
  ["an empty file", () => Buffer.alloc(0), /is an empty file/],
  [
    "a foreign archive",
    () => archiveOf([{ name: "holiday.jpg", content: Buffer.from("a photo") }]),
    /has no manifest/,
  ],
];
