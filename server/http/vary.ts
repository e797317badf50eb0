import type { FastifyReply } from "fastify";

/** Adds to what a reply depends on: CORS has put `Origin` there already. */
export function addVary(reply: FastifyReply, names: string) {
  const before = reply.getHeader("Vary");
  reply.header("Vary", before === undefined ? names : `${before}, ${names}`);
}
