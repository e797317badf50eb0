import type { FastifyReply, FastifyRequest } from "fastify";

/** Whether a path is the scan station's page. */
export const isStationPage = (path: string) => /^\/scan(\/|$)/.test(path);

const policyHeader = "Content-Security-Policy";

/**
 * What the scan station's page may do and no other: see the camera, and run the decoder that reads its
 * picture where the browser cannot.
 */
export async function allowCamera({ url }: FastifyRequest, reply: FastifyReply) {
  const isStation = isStationPage(url.split("?")[0] ?? "/");
  reply.header("Permissions-Policy", `camera=(${isStation ? "self" : ""})`);
  if (!isStation) return;
  const policy = String(reply.getHeader(policyHeader));
  reply.header(policyHeader, policy.replace("script-src ", "script-src 'wasm-unsafe-eval' "));
}
