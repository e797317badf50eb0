import type { FastifyInstance } from "fastify";
import { calls } from "../../contract/calls";
import { type CallName, callNames, type Method } from "../../contract/routes";
import type { DeviceSession } from "../auth/deviceTokens";
import type { Session } from "../auth/sessions";
import { HttpError, notFound } from "../errors";
import { type CallServices, callHandler } from "./callHandler";
import { rateLimitOf } from "./rateLimits";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The call that a route answers. */
    call?: CallName;
    /** Where a path is known but not for this method: the method that it has. */
    allow?: Method;
  }
  interface FastifyRequest {
    session: Session | DeviceSession | null;
  }
}

const otherMethods = (own: Method) =>
  ["GET", "POST", "PUT", "PATCH", "DELETE"].filter((method) => method !== own);

/**
 * The calls of the contract below `/api`, each open to whom its row says. Whatever has no row is
 * rejected before it is handled, whether or not somebody adds a route for it.
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

  api.all("/*", () => undefined);

  for (const name of callNames) {
    const { method, path } = calls[name];
    api.route({
      method,
      url: path,
      config: { call: name, ...rateLimitOf(name, devices) },
      handler: (request, reply) => handleCall(name, request, reply),
    });
    api.route({
      method: otherMethods(method),
      url: path,
      config: { allow: method },
      handler: () => undefined,
    });
  }
}
