import type { Call } from "../../contract/call";

type FileReply = Extract<Call["reply"], string>;

/** The media types of replies and of bodies that are no JSON. */
export const mediaTypes = {
  text: "text/plain",
  txt: "text/plain",
  png: "image/png",
  webp: "image/webp",
  pdf: "application/pdf",
  csv: "text/csv",
  ndjson: "application/x-ndjson",
  backup: "application/octet-stream",
  file: "application/octet-stream",
} as const satisfies Record<FileReply, string>;

/** Returns the `Content-Type` of a reply that is no JSON. */
export function contentTypeOf(reply: FileReply): string {
  const type = mediaTypes[reply];
  return type.startsWith("text/") ? `${type}; charset=utf-8` : type;
}
