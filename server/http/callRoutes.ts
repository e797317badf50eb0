import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import type { Call } from "../../contract/call";
import { calls } from "../../contract/calls";
import { validate } from "../../contract/errors";
import {
  type CallName,
  callNames,
  featuresHeader,
  idempotencyHeader,
  type Method,
  plantFeatures,
} from "../../contract/routes";
import type { DeviceCookies } from "../auth/devices";
import type { Session } from "../auth/sessions";
import { handlers } from "../handlers";
import type { idempotency } from "../idempotency";
import { listCache } from "../lists/listCache";
import type { ListSource } from "../lists/listQuery";
import { browserOf } from "./browser";
import type { AnyHandler, Context } from "./handler";
import { badRequest, HttpError, notFound } from "./httpError";
import { perMinute } from "./security";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The call that a route answers. */
    call?: CallName;
    /** Where a path is known but not for this method: the method that it has. */
    allow?: Method;
  }
  interface FastifyRequest {
    session: Session | null;
  }
}

/** @throws HttpError 400 with a message per field */
function read(schema: z.ZodType | undefined, value: unknown): unknown {
  if (schema === undefined) return undefined;
  const result = validate(schema, value ?? {});
  if (!result.ok) throw badRequest(result.errors);
  return result.value;
}

const mediaTypes = { text: "text/plain; charset=utf-8", png: "image/png" };
const json = "application/json; charset=utf-8";

/** What a list's handler gives, told from what the other handlers do. */
const isList = (answered: unknown): answered is ListSource =>
  typeof answered === "object" && answered !== null && "from" in answered && "orderBy" in answered;

const textOf = (answered: unknown) =>
  typeof answered === "string" ? answered : JSON.stringify(answered);

/** Whoever floods one address does not keep a device from signing in that has done so before. */
const deviceOrAddress = (devices: DeviceCookies) => async (request: FastifyRequest) => {
  const device = await devices.anybodys(browserOf(request));
  return device === undefined ? request.ip : `device ${device}`;
};

function rateLimitOf(name: CallName, devices: DeviceCookies) {
  const max = perMinute[name];
  if (max === undefined) return {};
  return {
    rateLimit: { max, ...(name === "login" && { keyGenerator: deviceOrAddress(devices) }) },
  };
}

const otherMethods = (own: Method) =>
  ["GET", "POST", "PUT", "PATCH", "DELETE"].filter((method) => method !== own);

/**
 * The calls of the contract below `/api`, each open to whom its row says. Whatever has no row is
 * refused before it is handled, whether or not somebody adds a route for it.
 */
export function callRoutes(
  api: FastifyInstance,
  context: Context,
  once: ReturnType<typeof idempotency>,
) {
  api.decorateRequest("session", null);
  const sendList = listCache(context.db);

  /** Answers one request by the call's schemas and its handler. */
  async function answer(name: CallName, request: FastifyRequest, reply: FastifyReply) {
    const call: Call = calls[name];
    const handler: AnyHandler = handlers[name];
    // PostgreSQL takes no text with a zero character, so no record has one in its name.
    if (request.url.split("?")[0]?.includes("%00")) throw notFound("This record");
    const input = {
      params: request.params,
      query: read(call.query, request.query),
      body: read(call.body, request.body),
      session: request.session,
      address: request.ip,
      browser: browserOf(request, reply),
    };
    const type = typeof call.reply === "string" ? mediaTypes[call.reply] : json;
    const key = call.creates && request.headers[idempotencyHeader.toLowerCase()];
    if (key !== undefined) {
      const adminId = request.session?.adminId;
      const made = await once(
        { key: String(key), adminId, call: name, body: input.body },
        async (db) => ({ type, reply: textOf(await handler(input, { ...context, db })) }),
      );
      return reply.type(made.type).send(made.reply);
    }
    const answered = await handler(input, context);
    if (call.row && isList(answered)) {
      const rows = { row: call.row, first: call.first };
      return sendList(name, answered, rows, request, reply);
    }
    if (name === "login") reply.header(featuresHeader, plantFeatures.join(", "));
    return reply.type(type).send(answered);
  }

  api.addHook("onRequest", async (request) => {
    const { call: name, allow } = request.routeOptions.config;
    if (allow) {
      throw new HttpError(405, `Only ${allow} is possible here`, undefined, { Allow: allow });
    }
    if (name === undefined) throw notFound("This call");
    const { access } = calls[name];
    if (access === "public") return;
    request.session = await context.sessions.read(request.headers.authorization, access);
  });

  api.all("/*", () => undefined);

  for (const name of callNames) {
    const { method, path } = calls[name];
    api.route({
      method,
      url: path,
      config: { call: name, ...rateLimitOf(name, context.devices) },
      handler: (request, reply) => answer(name, request, reply),
    });
    api.route({
      method: otherMethods(method),
      url: path,
      config: { allow: method },
      handler: () => undefined,
    });
  }
}
