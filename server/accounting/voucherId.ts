import { createHash } from "node:crypto";

/** Names the ids of this product, so that they differ from the ids of others. */
const namespace = Buffer.from("5b1d9a6e3c7f4e0d9a58c2f1406b7e93", "hex");

/** Computes the id of a record's voucher. The same record always has the same id. Source: RFC 9562, version 5. */
export function voucherId(record: string): string {
  const bytes = createHash("sha1").update(namespace).update(record).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** Calendar dates in India. Both are included. */
export interface Period {
  readonly from: string;
  readonly to: string;
}
