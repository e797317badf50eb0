import * as z from "zod/mini";
import type { Call } from "../../contract/call";
import type { CallName } from "../../contract/routes";
import { translateReply, translateText } from "../texts/hostMessages";
import { UnreadableReply } from "./hostErrors";
import { isRow, parseReply, type Row } from "./json";
import { type LenientRow, readRow, readRows } from "./readRow";

/** Reads the body of a reply. The host's messages get the language of this browser. */
const readReplied = (body: string) => translateReply(parseReply(body));

/**
 * Reads a reply that is a list. A value that does not match its schema loses its field. A value that is no record is
 * skipped. Rows that have not changed since `known` stay the same objects.
 * @throws UnreadableReply if the reply has no list
 */
export async function readList<S extends z.ZodMiniObject>(
  call: CallName,
  row: S,
  response: Response,
  known?: readonly LenientRow<z.output<S>>[],
) {
  const rows = readRows(row, readReplied(await response.text()), known);
  if (rows === undefined) throw new UnreadableReply(call);
  return rows;
}

/** Reads a reply that is one record. @throws UnreadableReply if it is none */
export async function readRecord<S extends z.ZodMiniObject>(
  call: CallName,
  schema: S,
  response: Response,
) {
  const record = readRow(schema, readReplied(await response.text()));
  if (record === undefined) throw new UnreadableReply(call);
  return record;
}

/**
 * Reads a reply of a call that only this product's own host has. A write with a 2xx is complete. If its reply cannot be
 * read and no field is required, the fields are absent.
 * @throws UnreadableReply if the reply does not match the schema
 */
async function readStrictly(
  call: CallName,
  schema: z.ZodMiniType,
  method: Call["method"],
  response: Response,
): Promise<unknown> {
  const isWrite = method !== "GET";
  const text = await response.text().catch((error) => {
    if (isWrite) return "";
    throw error;
  });
  const read = schema.safeParse(readReplied(text));
  const { success, data } = read.success || !isWrite ? read : schema.safeParse({});
  if (!success) throw new UnreadableReply(call);
  return data;
}

/** True for a page of a proxy or a framework. Such a page is no message for a person. */
const isPage = (text: string) => text.trimStart().startsWith("<");

/** Returns the message of a reply: a bare text, a text in JSON, or the `message` of an object. */
function messageIn(reply: unknown): string {
  const message = isRow(reply) ? reply.message : reply;
  return typeof message === "string" && !isPage(message) ? message.trim() : "";
}

/** Reads a text reply. @returns an empty text if the reply is not for a person */
const readText = async (response: Response): Promise<string> =>
  translateText(messageIn(readReplied(await response.text().catch(() => ""))), response.headers);

/**
 * Reads a reply as the call's row says. Replies of the specified calls are read leniently, because other hosts send
 * them too (docs/another-host.md#odd-values). Replies of other calls are read strictly.
 * @throws UnreadableReply if JSON was expected and is something else
 */
export async function readReply(
  name: CallName,
  { reply, isSpecified, ignoresReply, method }: Call,
  response: Response,
): Promise<unknown> {
  if (ignoresReply) return undefined;
  if (reply === "text") return readText(response);
  if (typeof reply === "string") return response.blob();
  return isSpecified && reply instanceof z.ZodMiniObject
    ? readRecord(name, reply, response)
    : readStrictly(name, reply, method, response);
}

/** Reads the reply to a creation. A 2xx is a success: if the body has no fields of the record, they stay unknown. */
export async function readCreated(schema: z.ZodMiniObject, response: Response): Promise<Row> {
  const reply = readReplied(await response.text().catch(() => ""));
  const { message: _, ...created } = isRow(reply) ? { ...readRow(schema, reply) } : {};
  const message = messageIn(reply);
  return message === "" ? created : { ...created, message };
}
