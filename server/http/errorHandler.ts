import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Call } from "../../contract/call";
import { calls } from "../../contract/calls";
import type { ErrorBody } from "../../contract/errors";
import { type Outage, outageOf } from "../db/outage";
import { reasonOf } from "../db/reasonOf";
import { errorText } from "../errorText";
import { Refusal } from "./httpError";
import { outageLog } from "./outageLog";

/** What a person is told of the faults that the framework finds. */
const told: Readonly<Record<number, string>> = {
  400: "The request cannot be read",
  404: "This call was not found",
  413: "This is more than the server takes at once",
  415: "Send this as application/json",
  429: "Too many requests: please wait a while",
};

/** What a person is told of a database that cannot do its work, and after how many seconds to try again. */
const outages: Readonly<Record<Outage, readonly [string, number]>> = {
  unreachable: ["The database does not answer at the moment. Please try again shortly.", 5],
  unwritable: [
    "The database cannot write at the moment, so nothing was saved. Please tell whoever looks after the server.",
    30,
  ],
  overloaded: ["The database takes too long at the moment. Please try again shortly.", 5],
};

function outageRefusal(outage: Outage): Refusal {
  const [sentence, seconds] = outages[outage];
  return new Refusal(503, sentence, undefined, { "Retry-After": String(seconds) });
}

const asRefusal = (fault: FastifyError | Refusal): Refusal => {
  if (fault instanceof Refusal) return fault;
  const status = fault.statusCode ?? 500;
  return new Refusal(
    status in told ? status : 500,
    told[status] ?? "Something went wrong on our side. Please try again.",
  );
};

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
  const logOutage = outageLog();
  app.setErrorHandler<FastifyError | Refusal>((fault, request, reply) => {
    const outage = fault instanceof Refusal ? undefined : outageOf(fault);
    if (outage) {
      logOutage(request.log, outage, reasonOf(fault));
      return send(outageRefusal(outage), request, reply);
    }
    const refusal = asRefusal(fault);
    if (refusal.status === 500) request.log.error(errorText(fault));
    return send(refusal, request, reply);
  });
}
