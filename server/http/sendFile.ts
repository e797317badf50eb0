import type { FastifyReply } from "fastify";
import type { FileKind } from "../../domain/attachments/fileKinds";
import type { StoredFile } from "./handler";

const types: Readonly<Record<FileKind, string>> = {
  PDF: "application/pdf",
  PNG: "image/png",
  JPEG: "image/jpeg",
  WEBP: "image/webp",
  // A browser shows neither of these.
  DXF: "application/octet-stream",
  AI: "application/octet-stream",
  XLSX: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

export const isStoredFile = (result: unknown): result is StoredFile =>
  typeof result === "object" && result !== null && "content" in result && "kind" in result;

/** Writes a name for a header in percent encoding, with the characters that `encodeURIComponent` leaves out. */
const encodeName = (name: string) =>
  encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  );

/** Sends a file for saving. A browser that opens it at its address runs nothing in it. */
export function sendFile({ name, kind, content }: StoredFile, reply: FastifyReply) {
  reply.header("Content-Disposition", `attachment; filename*=UTF-8''${encodeName(name)}`);
  reply.header("Content-Security-Policy", "default-src 'none'; sandbox");
  reply.header("Cache-Control", "no-store");
  reply.type(types[kind]);
  return content;
}
