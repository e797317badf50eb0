import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Call } from "../../contract/call";
import { calls } from "../../contract/calls";
import { type CallName, callNames } from "../../contract/routes";
import { say } from "../../domain/messages/say";
import { cookieJar, type DeviceCookies } from "../auth/deviceCookies";
import { requireProof } from "../auth/secondFactors";
import type { Session } from "../auth/sessions";
import type { DeviceSession } from "../auth/tokens";
import { HttpError, notFound } from "../errors";
import { type CallServices, callHandler } from "./callHandler";
import { callValidator, routeSchema } from "./callValidator";

const tooManyRequests = () => new HttpError(429, say("tooMany"));

/** Adds the limit of requests in a minute to each call with a `maxPerMinute`. These calls need no session. */
export function rateLimits(app: FastifyInstance) {
  app.register(rateLimit, {
    global: false,
    timeWindow: 60_000,
    errorResponseBuilder: tooManyRequests,
  });
}

/**
 * Returns the key of a limit. A known device has its own limit, so a flood from its address does not block its
 * sign-ins.
 */
const deviceOrAddress = (devices: DeviceCookies) => async (request: FastifyRequest) => {
  const device = await devices.anyDevice(cookieJar(request));
  return device === undefined ? request.ip : `device ${device}`;
};

/** Returns the part of a route's config that limits its call. Empty for a call without a limit. */
function rateLimitFor(name: CallName, devices: DeviceCookies) {
  const { maxPerMinute: max }: Call = calls[name];
  if (max === undefined) return {};
  return {
    rateLimit: { max, ...(name === "login" && { keyGenerator: deviceOrAddress(devices) }) },
  };
}

declare module "fastify" {
  interface FastifyContextConfig {
    call?: CallName;
  }
  interface FastifyRequest {
    session: Session | DeviceSession | null;
    /** The query and the body of the request before Fastify replaces them by what their schemas return. */
    unvalidated: Readonly<Record<"query" | "body", unknown>>;
  }
}

const isPathOf = (pattern: string, path: string) => {
  const parts = path.split("/");
  const expected = pattern.split("/");
  return (
    parts.length === expected.length &&
    expected.every((part, index) => part.startsWith(":") || part === parts[index])
  );
};

/** Returns the methods of the calls at a path without its query, such as `GET, POST`. */
function methodsAt(path: string): string {
  const rows = callNames.map((name) => calls[name]).filter((call) => isPathOf(call.path, path));
  return [...new Set(rows.map(({ method }) => method))].join(", ");
}

/**
 * Returns the error for an address that no call answers. It is 405 if its path has calls by other methods, else 404.
 */
function noCall(url: string): HttpError {
  const [path = ""] = url.split("?");
  const methods = methodsAt(path);
  return methods
    ? new HttpError(405, say("onlyMethod", { methods }), undefined, { Allow: methods })
    : new HttpError(404, say("noCall"));
}

/**
 * Registers a plugin for each feature. The plugin adds the routes of the feature's calls. A path without a row in the table
 * of calls is rejected, even if a route exists.
 */
export function callRoutes(
  api: FastifyInstance,
  services: CallServices,
  featureCalls: readonly (readonly CallName[])[],
) {
  const { sessions, devices } = services.context;
  const handleCall = callHandler(services);
  api.decorateRequest("session", null);
  api.decorateRequest("unvalidated");

  api.addHook("onRequest", async (request) => {
    const { call: name } = request.routeOptions.config;
    if (name === undefined) throw noCall(request.url.slice(api.prefix.length));
    // PostgreSQL takes no text with a zero character, so no record has one in its name.
    if (request.url.split("?")[0]?.includes("%00")) throw notFound(say("this.record"));
    const call: Call = calls[name];
    if (call.access === "public") return;
    const session = await sessions.read(request.headers.authorization, call);
    if (call.proven && "factor" in session) requireProof(session);
    request.session = session;
  });

  api.addHook("preValidation", async (request) => {
    const { query, body } = request;
    request.unvalidated = { query, body };
  });

  // After the reply, so that the caller does not wait. A scan that is answered with 409 may have written an exception.
  api.addHook("onResponse", async ({ method }, { statusCode }) => {
    const mayHaveWritten = method !== "GET" && (statusCode < 400 || statusCode === 409);
    if (mayHaveWritten) services.context.changes.noteWrite();
  });

  api.all("/*", () => undefined);

  function addRoute(plugin: FastifyInstance, name: CallName) {
    const { method, path } = calls[name];
    plugin.route({
      method,
      url: path,
      config: { call: name, ...rateLimitFor(name, devices) },
      schema: routeSchema(name),
      validatorCompiler: callValidator(name),
      // The log of requests has no secret of a link.
      ...(name === "openPaperLink" && { logLevel: "warn" }),
      handler: (request, reply) => handleCall(name, request, reply),
    });
  }

  for (const names of featureCalls)
    api.register(async (plugin) => {
      for (const name of names) addRoute(plugin, name);
    });
}

/** The largest body in bytes, for bodies that are not streamed. */
export const bodyLimit = 100_000;

const form = "application/x-www-form-urlencoded";

function encodingOf(request: FastifyRequest): Call["encoding"] {
  const { call: name } = request.routeOptions.config;
  // The contact form posts itself where there is no JavaScript.
  if (name === "submitContact") return "form";
  const call: Call | undefined = name && calls[name];
  return call?.encoding;
}

/** Adds the parsers of bodies. A JSON body may be empty. A file is streamed: its reader limits its size. */
export function bodyParsers(app: FastifyInstance) {
  const readJson = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") return done(null, undefined);
    void readJson(request, String(body), done);
  });
  app.addContentTypeParser(form, { parseAs: "string" }, (request, body, done) => {
    if (encodingOf(request) !== "form")
      return done(new HttpError(415, say("sendAs", { type: "application/json" })));
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });
  app.addContentTypeParser("application/octet-stream", (request, file, done) => {
    if (encodingOf(request) !== "file")
      return done(new HttpError(415, say("sendAs", { type: "application/json" })));
    done(null, file);
  });
  app.addContentTypeParser("text/csv", (request, file, done) => {
    if (encodingOf(request) !== "csv")
      return done(new HttpError(415, say("sendAs", { type: "application/json" })));
    done(null, file);
  });
}
