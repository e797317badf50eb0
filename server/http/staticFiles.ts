import { existsSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { englishPath, languageOfPath, pathIn, sectorFolder } from "../../domain/languages";
import { addVary, sendEncoded } from "./contentEncoding";
import { inlineScriptHashes } from "./securityHeaders";

/** A file that the host has rendered and keeps in memory. */
export interface SiteFile {
  readonly type: string;
  readonly body: Buffer;
  readonly etag: string;
  /** The compressed bodies by encoding. */
  readonly compressed: Map<string, Promise<Buffer>>;
}

/** The rendered files. They replace the files of the build. */
interface SiteFiles {
  find(path: string): SiteFile | undefined;
}

const policyHeader = "Content-Security-Policy";

/** True if a path belongs to the scan station's page. */
const isStationPage = (path: string) => /^\/scan(\/|$)/.test(path);

/**
 * Allows the camera on the station's page alone. That page also needs WebAssembly, in browsers that cannot read
 * barcodes.
 */
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

/** Returns the files for a sector's address: its own page, and the page of all others. */
function sectorFiles(path: string): string[] {
  const [, encoded] = /^\/sector\/([^/]+)$/.exec(path) ?? [];
  if (encoded === undefined) return [];
  try {
    return [`${sectorFolder(decodeURIComponent(encoded))}/index.html`, "sector/index.html"];
  } catch {
    return ["sector/index.html"];
  }
}

/**
 * Returns the page for a path without a file. The admin, the station and the wall are one page each, and so are the
 * unknown sectors and the unknown paths of a language.
 */
function pageFor(root: string, path: string): { file: string; status: number } {
  if (/^\/admin(\/|$)/.test(path)) return { file: "admin/index.html", status: 200 };
  if (isStationPage(path)) return { file: "scan/index.html", status: 200 };
  if (/^\/wall\/?$/.test(path)) return { file: "wall/index.html", status: 200 };
  const folder = pathIn(languageOfPath(path), "/").slice(1);
  const sector = sectorFiles(englishPath(path)).find((file) =>
    existsSync(join(root, folder, file)),
  );
  if (sector) return { file: join(folder, sector), status: 200 };
  return { file: join(folder, "404.html"), status: 404 };
}

/**
 * Protects the page that sets a password. Its address has a link's token, so the page loads nothing from other origins
 * and sends no referrer.
 */
async function protectPasswordPage({ url }: FastifyRequest, reply: FastifyReply) {
  if (!/^\/admin\/set-password(\/|\?|$)/.test(url)) return;
  const policy = String(reply.getHeader(policyHeader));
  reply.header(policyHeader, policy.replaceAll(/\b(img|frame)-src [^;]+/g, "$1-src 'self' data:"));
  reply.header("Referrer-Policy", "no-referrer");
}

const pathOf = ({ url }: FastifyRequest) => url.split("?")[0] ?? "/";

/** Returns the rendered file of an address, if there is one. */
function findFile(site: SiteFiles, request: FastifyRequest): SiteFile | undefined {
  const path = pathOf(request).replace(/^\/|\/$/g, "");
  return site.find(path) ?? site.find(path === "" ? "index.html" : `${path}/index.html`);
}

const isKnown = ({ headers }: FastifyRequest, { etag }: SiteFile) =>
  (headers["if-none-match"] ?? "").split(/,\s*/).some((known) => known === etag || known === "*");

/** Sends a rendered file, or 304 if the browser has it. */
function sendFile(file: SiteFile, request: FastifyRequest, reply: FastifyReply) {
  reply.headers({ "Cache-Control": "no-cache", ETag: file.etag });
  if (reply.statusCode === 200 && isKnown(request, file)) return reply.status(304).send();
  return sendEncoded(file.body, file.compressed, request, reply.type(file.type));
}

/** Serves the built web app: compressed variants, cache headers, pages by their path. */
export function staticFiles(app: FastifyInstance, root: string, site: SiteFiles) {
  const scriptHashes = inlineScriptHashes(root);
  app.register(async (web) => {
    web.addHook("onRequest", async (_request, reply) => {
      const policy = String(reply.getHeader(policyHeader));
      const sources = ["script-src 'self'", ...scriptHashes()].join(" ");
      reply.header(policyHeader, policy.replace("script-src 'self'", sources));
    });
    web.addHook("onRequest", allowCamera);
    web.addHook("onRequest", protectPasswordPage);
    web.addHook("preHandler", async (request, reply) => {
      const file =
        request.method === "GET" || request.method === "HEAD" ? findFile(site, request) : undefined;
      if (file) return sendFile(file, request, reply);
    });
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
      const { file, status } = pageFor(root, pathOf(request));
      const rendered = site.find(file);
      reply.status(status);
      return rendered ? sendFile(rendered, request, reply) : reply.sendFile(file);
    });
  });
}
