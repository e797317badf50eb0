import type {
  FastifyBaseLogger,
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
} from "fastify";
import type { Call } from "../../contract/call";
import { calls } from "../../contract/calls";
import type { ErrorBody } from "../../contract/errors";
import { type Message, say } from "../../domain/messages/say";
import { errorMessage, errorStack, HttpError, messageHeaders } from "../errors";

/** The reason why a database cannot run a statement that is correct. */
type Outage = "unreachable" | "unwritable" | "overloaded";

/**
 * PostgreSQL's error codes, or their beginnings.
 * @see https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const codes: readonly (readonly [RegExp, Outage])[] = [
  // Full disk, files that cannot be read or written, a server that only reads.
  [/^(53100|58...|25006)$/, "unwritable"],
  // Other resources; statements, locks and transactions that took too long; deadlocks.
  [/^(53...|57014|55P03|25P0[34]|40001|40P01)$/, "overloaded"],
  // PostgreSQL shuts down, has crashed or is starting; the connection is lost; the database or role does not exist.
  [/^(57P0.|08...|28...|3D000)$/, "unreachable"],
  [
    /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/,
    "unreachable",
  ],
];

/** node-postgres' messages, which have no code, for a connection that it lost or could not get. */
const connectionLost =
  /^(Connection terminated|timeout (exceeded when trying to connect|expired)|Client (has encountered a connection error|was closed)|Cannot use a pool after|The connection was not given back|Query read timeout)/;

/** The pool's message for a transaction that it ended while the database answered. */
const tookTooLong = /^The transaction took too long/;

/** Returns the outage of the database that caused an error. Undefined if none did. */
export function classifyOutage(error: unknown): Outage | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = "code" in error ? String(error.code) : "";
  if (tookTooLong.test(error.message)) return "overloaded";
  const [, outage] = codes.find(([pattern]) => pattern.test(code)) ?? [];
  return (
    outage ?? (connectionLost.test(error.message) ? "unreachable" : classifyOutage(error.cause))
  );
}

const intervalMillis = 10_000;

/**
 * Returns a function that logs outages. Every call fails during an outage, so each kind of error is logged once in ten
 * seconds, with a count.
 */
export function outageLog(now: () => number = () => performance.now()) {
  const latest = new Map<Outage, { at: number; unlogged: number }>();

  return (log: Pick<FastifyBaseLogger, "error">, outage: Outage, reason: string) => {
    const before = latest.get(outage);
    if (before && now() - before.at < intervalMillis) {
      before.unlogged += 1;
      return;
    }
    const more = before?.unlogged ? ` (and ${before.unlogged} times more before)` : "";
    log.error(`${outage} database: ${reason}${more}`);
    latest.set(outage, { at: now(), unlogged: 0 });
  };
}

/** The messages of the errors that the framework finds. */
const messages: Readonly<Record<number, Message>> = {
  400: say("unreadable"),
  404: say("noCall"),
  413: say("tooLarge"),
  415: say("sendAs", { type: "application/json" }),
  429: say("tooManyCalls"),
};

/** The message of each outage of the database, and the seconds until the next attempt. */
const outageMessages: Readonly<Record<Outage, readonly [Message, number]>> = {
  unreachable: [say("database.unreachable"), 5],
  unwritable: [say("database.unwritable"), 30],
  overloaded: [say("database.overloaded"), 5],
};

function outageError(outage: Outage): HttpError {
  const [sentence, seconds] = outageMessages[outage];
  return new HttpError(503, sentence, undefined, { "Retry-After": String(seconds) });
}

const asHttpError = (error: FastifyError | HttpError): HttpError => {
  if (error instanceof HttpError) return error;
  const status = error.statusCode ?? 500;
  return new HttpError(status in messages ? status : 500, messages[status] ?? say("failed"));
};

function send(httpError: HttpError, request: FastifyRequest, reply: FastifyReply) {
  const { call: name } = request.routeOptions.config;
  const call: Call | undefined = name && calls[name];
  reply.status(httpError.status).headers(httpError.headers);
  // A call that replies with text sends an error as text too: a browser of the specified calls reads text.
  if (call?.reply === "text") {
    reply.headers(messageHeaders(httpError.sentence)).type("text/plain; charset=utf-8");
    return reply.send(httpError.message);
  }
  return reply.type("application/json; charset=utf-8").send(httpError.body satisfies ErrorBody);
}

/** Sets the error handler. Every error is JSON or text for a person. Only the log has the internal cause. */
export function errorHandler(app: FastifyInstance) {
  const logOutage = outageLog();
  app.setErrorHandler<FastifyError | HttpError>((error, request, reply) => {
    const outage = error instanceof HttpError ? undefined : classifyOutage(error);
    if (outage) {
      logOutage(request.log, outage, errorMessage(error));
      return send(outageError(outage), request, reply);
    }
    const httpError = asHttpError(error);
    if (httpError.status === 500) request.log.error(errorStack(error));
    return send(httpError, request, reply);
  });
}
