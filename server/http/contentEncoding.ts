import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { negotiate } from "@fastify/accept-negotiator";
import type { FastifyReply, FastifyRequest } from "fastify";

const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const encoders: Readonly<Record<string, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) => promisify(brotliCompress)(body, brotliOptions),
  gzip: (body) => promisify(gzip)(body),
};

/** The better encodings first: the first one wins between equally preferred encodings. */
const encodings = Object.keys(encoders);

/** Below this many bytes compressing costs more than it saves. */
const minCompressedBytes = 1_000;

/** Adds to the `Vary` header, in which CORS has put `Origin` already. */
export function addVary(reply: FastifyReply, names: string) {
  const before = reply.getHeader("Vary");
  reply.header("Vary", before === undefined ? names : `${before}, ${names}`);
}

/** `compressed` caches the compressed bodies by encoding. */
export async function sendEncoded(
  body: Buffer,
  compressed: Map<string, Promise<Buffer>>,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const accepted = String(request.headers["accept-encoding"] ?? "").toLowerCase();
  const encoding = negotiate(accepted, encodings);
  const encode = encoding === null ? undefined : encoders[encoding];
  if (encoding === null || !encode || body.length < minCompressedBytes) return reply.send(body);
  const encoded = compressed.get(encoding) ?? encode(body);
  compressed.set(encoding, encoded);
  return reply.header("Content-Encoding", encoding).send(await encoded);
}
