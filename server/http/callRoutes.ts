import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Call } from "../../contract/call";
import { calls } from "../../contract/calls";
import { check } from "../../contract/errors";
import { ListQuery } from "../../contract/list";
import { type CallName, callNames, type Method } from "../../contract/table";
import { handlers } from "../resources/handlers";
import { type AnyHandler, type Context, unanswered } from "./handler";
import { answerList, type List } from "./lists";
import { malformed, notFound, Refusal } from "./refusal";
import type { Session } from "./session";

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

/** @throws Refusal 400 with a message per field */
function read(schema: z.ZodType | undefined, value: unknown): unknown {
  if (schema === undefined) return undefined;
  const result = check(schema, value ?? {});
  if (!result.ok) throw malformed(result.errors);
  return result.value;
}

const mediaTypes = { text: "text/plain; charset=utf-8", png: "image/png" };
const json = "application/json; charset=utf-8";

async function sendList(
  list: List,
  row: z.ZodObject,
  db: Context["db"],
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const query = check(ListQuery, request.query);
  if (!query.ok) throw malformed(query.errors);
  const answer = await answerList(db, list, row, query.value);
  if (answer.part !== undefined) reply.header("Content-Range", answer.part);
  return reply.type(json).send(answer.json);
}

/** Answers one request by the call's schemas and its handler. */
async function answer(
  name: CallName,
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const call: Call = calls[name];
  const handler: AnyHandler = handlers[name];
  if (handler === unanswered) throw new Refusal(501, `This server does not answer ${name} yet`);
  const input = {
    params: request.params,
    query: read(call.query, request.query),
    body: read(call.body, request.body),
    session: request.session,
    address: request.ip,
  };
  const answered = handler(input, context);
  if (!(answered instanceof Promise)) {
    return sendList(answered, call.row ?? z.object(), context.db, request, reply);
  }
  const type = typeof call.reply === "string" ? mediaTypes[call.reply] : json;
  return reply.type(type).send(await answered);
}

const otherMethods = (own: Method) =>
  ["GET", "POST", "PUT", "PATCH", "DELETE"].filter((method) => method !== own);

/**
 * The calls of the contract below `/api`, each open to whom its row says. Whatever has no row is
 * refused before it is handled, whether or not somebody adds a route for it.
 */
export function callRoutes(api: FastifyInstance, context: Context) {
  api.decorateRequest("session", null);

  api.addHook("onRequest", async (request) => {
    const { call: name, allow } = request.routeOptions.config;
    if (allow) {
      throw new Refusal(405, `Only ${allow} is possible here`, undefined, { Allow: allow });
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
      config: { call: name },
      handler: (request, reply) => answer(name, context, request, reply),
    });
    api.route({
      method: otherMethods(method),
      url: path,
      config: { allow: method },
      handler: () => undefined,
    });
  }
}
