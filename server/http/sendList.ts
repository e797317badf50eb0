import type { FastifyReply, FastifyRequest } from "fastify";
import type { CachedList } from "../lists/listCache";
import { addVary, sendEncoded } from "./contentEncoding";

/** Sends a list, or 304 to a browser that has it already. */
export async function sendList(
  { etag, part, json, compressed }: CachedList,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  reply.header("ETag", etag).header("Content-Range", part).header("Cache-Control", "no-cache");
  addVary(reply, "Accept-Encoding, Authorization");
  if (request.headers["if-none-match"] === etag) return reply.status(304).send();
  reply.type("application/json; charset=utf-8");
  return sendEncoded(json, compressed, request, reply);
}
