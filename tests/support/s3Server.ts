import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

const hmac = (key: string | Buffer, text: string) =>
  createHmac("sha256", key).update(text).digest();
const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

export const s3Keys = { accessKeyId: "AKIAEXAMPLE", secretAccessKey: "a secret of the storage" };

/**
 * Computes the signature of a request by the rules of AWS, with separate code. Source:
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 */
function signatureOf(request: IncomingMessage, signedHeaders: string, scope: string) {
  const { pathname, searchParams } = new URL(request.url ?? "", "http://storage");
  const encode = (text: string) =>
    encodeURIComponent(text).replace(
      /[!'()*]/g,
      (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
    );
  const query = [...searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join("&");
  const headers = signedHeaders
    .split(";")
    .map((name) => `${name}:${String(request.headers[name]).trim()}\n`)
    .join("");
  const canonical = [
    request.method,
    pathname,
    query,
    headers,
    signedHeaders,
    request.headers["x-amz-content-sha256"],
  ].join("\n");
  const [date = "", region = "", service = ""] = scope.split("/");
  const text = ["AWS4-HMAC-SHA256", request.headers["x-amz-date"], scope, sha256(canonical)].join(
    "\n",
  );
  const key = hmac(
    hmac(hmac(hmac(`AWS4${s3Keys.secretAccessKey}`, date), region), service),
    "aws4_request",
  );
  return hmac(key, text).toString("hex");
}

function isSigned(request: IncomingMessage) {
  const parts =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\S+), SignedHeaders=(\S+), Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? "",
    );
  const [, id, scope = "", signedHeaders = "", signature = ""] = parts ?? [];
  if (id !== s3Keys.accessKeyId || !signedHeaders.split(";").includes("host")) return false;
  const expected = signatureOf(request, signedHeaders, scope);
  return timingSafeEqual(Buffer.from(signature), Buffer.from(expected));
}

/** Starts a storage in memory that answers as S3 does, and refuses unsigned requests. Its bucket is `backups`. */
export async function s3Server() {
  const objects = new Map<string, Buffer>();
  let isClockWrong = false;

  function listing(prefix: string, token: string | null) {
    // One object a page, so that callers have to follow the pages.
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix)).sort();
    const place = Number(token ?? 0);
    const contents = keys
      .slice(place, place + 1)
      .map(
        (key) => `<Contents><Key>${key}</Key><Size>${objects.get(key)?.length}</Size></Contents>`,
      );
    const isTruncated = place + 1 < keys.length;
    const next = isTruncated ? `<NextContinuationToken>${place + 1}</NextContinuationToken>` : "";
    return `<?xml version="1.0"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>backups</Name><IsTruncated>${isTruncated}</IsTruncated>${contents.join("")}${next}</ListBucketResult>`;
  }

  function answer(request: IncomingMessage, reply: ServerResponse, body: Buffer) {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://storage");
    if (isClockWrong)
      return reply.writeHead(403).end("<Error><Code>RequestTimeTooSkewed</Code></Error>");
    if (!isSigned(request))
      return reply.writeHead(403).end("<Error><Code>SignatureDoesNotMatch</Code></Error>");
    if (pathname === "/backups")
      return reply.end(
        listing(searchParams.get("prefix") ?? "", searchParams.get("continuation-token")),
      );
    const key = pathname.replace("/backups/", "");
    if (request.method === "PUT") {
      objects.set(key, body);
      return reply.end();
    }
    if (request.method === "DELETE") {
      objects.delete(key);
      return reply.writeHead(204).end();
    }
    const object = objects.get(key);
    return object
      ? reply.end(object)
      : reply.writeHead(404).end("<Error><Code>NoSuchKey</Code></Error>");
  }

  const server = createServer(async (request, reply) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    answer(request, reply, Buffer.concat(chunks));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address: AddressInfo | string | null = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/backups/plant`,
    objects,
    setClockWrong(isWrong: boolean) {
      isClockWrong = isWrong;
    },
    close: () => new Promise<void>((done) => server.close(() => done())),
  };
}
