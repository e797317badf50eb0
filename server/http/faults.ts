import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Call } from "../../contract/call";
import { calls } from "../../contract/calls";
import type { ErrorBody } from "../../contract/errors";
import { Refusal } from "./refusal";

/** What a person is told of the faults that the framework finds. */
const told: Readonly<Record<number, string>> = {
  400: "The request cannot be read",
  404: "This call was not found",
  413: "This is more than the server takes at once",
  415: "Send this as application/json",
  429: "Too many requests: please wait a while",
};

const asRefusal = (fault: FastifyError | Refusal): Refusal => {
  if (fault instanceof Refusal) return fault;
  const status = fault.statusCode ?? 500;
  return new Refusal(
    status in told ? status : 500,
    told[status] ?? "Something went wrong on our side. Please try again.",
  );
};

/** A failed statement tells its values, which may be somebody's password: its cause does not. */
const stackOf = ({ cause, stack }: Error) => (cause instanceof Error ? cause.stack : stack);

function send(refusal: Refusal, request: FastifyRequest, reply: FastifyReply) {
  const { call: name } = request.routeOptions.config;
  const call: Call | undefined = name && calls[name];
  reply.status(refusal.status).headers(refusal.headers);
  // Where the specification has the browser read a text, a refusal is a text too.
  if (call?.reply === "text") return reply.type("text/plain; charset=utf-8").send(refusal.message);
  return reply.type("application/json; charset=utf-8").send(refusal.body satisfies ErrorBody);
}

/** Every refusal is JSON or text for a person; what went wrong inside stays in the log. */
export function faults(app: FastifyInstance) {
  app.setErrorHandler<FastifyError | Refusal>((fault, request, reply) => {
    const refusal = asRefusal(fault);
    if (refusal.status === 500) request.log.error(stackOf(fault));
    return send(refusal, request, reply);
  });
}
