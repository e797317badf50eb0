import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Call } from "../../contract/call";
import { calls } from "../../contract/calls";
import { say } from "../../domain/messages/say";
import { HttpError } from "../errors";

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
