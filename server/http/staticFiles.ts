import { existsSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { addVary } from "./contentEncoding";
import { inlineScriptHashes } from "./securityHeaders";

const policyHeader = "Content-Security-Policy";

/** True if a path belongs to the scan station's page. */
const isStationPage = (path: string) => /^\/scan(\/|$)/.test(path);

/** Only the station's page uses the camera, and the WebAssembly decoder for browsers that cannot read barcodes. */
async function allowCamera({ url }: FastifyRequest, reply: FastifyReply) {
  const isStation = isStationPage(url.split("?")[0] ?? "/");
  reply.header("Permissions-Policy", `camera=(${isStation ? "self" : ""})`);
  if (!isStation) return;
  const policy = String(reply.getHeader(policyHeader));
  reply.header(policyHeader, policy.replace("script-src ", "script-src 'wasm-unsafe-eval' "));
}

const yearInSeconds = 31_536_000;

/** Files under `/assets/` carry a hash of their content in their name, so they never change. */
const cacheControl = (path: string) =>
  path.includes("/assets/") ? `public, max-age=${yearInSeconds}, immutable` : "no-cache";

/** Returns the page for a path without a file. The admin, the station, the wall and the sectors are one page each. */
function pageFor(root: string, path: string): { file: string; status: number } {
  if (/^\/admin(\/|$)/.test(path)) return { file: "admin/index.html", status: 200 };
  if (isStationPage(path)) return { file: "scan/index.html", status: 200 };
  if (/^\/wall\/?$/.test(path)) return { file: "wall/index.html", status: 200 };
  const sector = "sector/index.html";
  if (/^\/sector\/[^/]+$/.test(path) && existsSync(join(root, sector)))
    return { file: sector, status: 200 };
  return { file: "404.html", status: 404 };
}

/** The page's address has a link's token, so the page loads nothing from other origins and sends no referrer. */
async function protectPasswordPage({ url }: FastifyRequest, reply: FastifyReply) {
  if (!/^\/admin\/set-password(\/|\?|$)/.test(url)) return;
  const policy = String(reply.getHeader(policyHeader));
  reply.header(policyHeader, policy.replaceAll(/\b(img|frame)-src [^;]+/g, "$1-src 'self' data:"));
  reply.header("Referrer-Policy", "no-referrer");
}

/** The built web app: compressed variants, cache headers, pages by their path. */
export function staticFiles(app: FastifyInstance, root: string) {
  const scriptHashes = inlineScriptHashes(root);
  app.register(async (web) => {
    web.addHook("onRequest", async (_request, reply) => {
      const policy = String(reply.getHeader(policyHeader));
      const sources = ["script-src 'self'", ...scriptHashes()].join(" ");
      reply.header(policyHeader, policy.replace("script-src 'self'", sources));
    });
    web.addHook("onRequest", allowCamera);
    web.addHook("onRequest", protectPasswordPage);
    web.addHook("onSend", async (_request, reply) => addVary(reply, "Accept-Encoding"));

    web.register(fastifyStatic, {
      root,
      index: ["index.html"],
      preCompressed: true,
      redirect: false,
      cacheControl: false,
      setHeaders: (response, path) => {
        response.setHeader("Cache-Control", cacheControl(path));
      },
      // The library answers a path that leads out of the folder with an error instead of "not found".
      allowedPath: (path) => !/(^|[\\/])\.\.([\\/]|$)/.test(path),
    });

    web.setNotFoundHandler((request, reply) => {
      const { file, status } = pageFor(root, request.url.split("?")[0] ?? "/");
      return reply.status(status).sendFile(file);
    });
  });
}
