import type { FastifyInstance } from "fastify";
import { calls } from "../../contract/calls";
import type { Method } from "../../contract/route";
import { type CallName, callNames } from "../../contract/routes";
import type { DeviceSession } from "../auth/deviceTokens";
import type { Session } from "../auth/sessions";
import { HttpError, notFound } from "../errors";
import { type CallServices, callHandler } from "./callHandler";
import { rateLimitFor } from "./rateLimits";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The call that a route answers. */
    call?: CallName;
    /** The methods of a path that is known, but not for the request's method. */
    allow?: string;
  }
  interface FastifyRequest {
    session: Session | DeviceSession | null;
  }
}

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/** The methods that each path has. */
function methodsByPath() {
  const byPath = new Map<string, Method[]>();
  for (const name of callNames) {
    const { method, path } = calls[name];
    byPath.set(path, [...(byPath.get(path) ?? []), method]);
  }
  return byPath;
}

/**
 * Registers the contract's calls below `/api`, each with the access of its row. Rejects paths without a row before they
 * are handled, even if a route exists.
 */
export function callRoutes(api: FastifyInstance, services: CallServices) {
  const { sessions, devices } = services.context;
  const handleCall = callHandler(services);
  api.decorateRequest("session", null);

  api.addHook("onRequest", async (request) => {
    const { call: name, allow } = request.routeOptions.config;
    if (allow) {
      throw new HttpError(405, `Only ${allow} is possible here`, undefined, { Allow: allow });
    }
    if (name === undefined) throw notFound("This call");
    const { access } = calls[name];
    if (access === "public") return;
    request.session = await sessions.read(request.headers.authorization, access);
  });

  // After the reply, so that the caller does not wait. A scan that is answered with 409 may have written an exception.
  api.addHook("onResponse", async ({ method }, { statusCode }) => {
    const mayHaveWritten = method !== "GET" && (statusCode < 400 || statusCode === 409);
    if (mayHaveWritten) services.context.changes.noteWrite();
  });

  api.all("/*", () => undefined);

  for (const name of callNames) {
    const { method, path } = calls[name];
    api.route({
      method,
      url: path,
      config: { call: name, ...rateLimitFor(name, devices) },
      handler: (request, reply) => handleCall(name, request, reply),
    });
  }

  for (const [url, own] of methodsByPath()) {
    const others = methods.filter((method) => !own.some((one) => one === method));
    const config = { allow: own.join(", ") };
    api.route({ method: others, url, config, handler: () => undefined });
  }
}
