import type { FastifyReply, FastifyRequest } from "fastify";

/** True if a path belongs to the scan station's page. */
export const isStationPage = (path: string) => /^\/scan(\/|$)/.test(path);

const policyHeader = "Content-Security-Policy";

/**
 * Lets only the scan station's page use the camera, and run the WebAssembly decoder for browsers that cannot read
 * barcodes.
 */
export async function allowCamera({ url }: FastifyRequest, reply: FastifyReply) {
  const isStation = isStationPage(url.split("?")[0] ?? "/");
  reply.header("Permissions-Policy", `camera=(${isStation ? "self" : ""})`);
  if (!isStation) return;
  const policy = String(reply.getHeader(policyHeader));
  reply.header(policyHeader, policy.replace("script-src ", "script-src 'wasm-unsafe-eval' "));
}
