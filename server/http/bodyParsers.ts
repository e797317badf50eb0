import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Call } from "../../contract/call";
import { calls } from "../../contract/calls";
import { maxImportCharacters } from "../../contract/imports";
import type { CallName } from "../../contract/routes";
import { HttpError } from "../errors";

/** The largest body that a call takes, in bytes. */
export const bodyLimit = 100_000;

/** A file is larger: by so much more than its characters as JSON and UTF-8 write them. */
const fileLimit = 2 * maxImportCharacters;

const takesFiles: readonly CallName[] = ["importEmployees", "importRecords"];

export const bodyLimitOf = (name: CallName) => (takesFiles.includes(name) ? fileLimit : bodyLimit);

const form = "application/x-www-form-urlencoded";

const takesForms = (request: FastifyRequest) => {
  const { call: name } = request.routeOptions.config;
  const call: Call | undefined = name && calls[name];
  // The contact form posts itself where there is no JavaScript.
  return call?.encoding === "form" || name === "submitContact";
};

/** How bodies are read: JSON, which may be empty, and forms where a call takes them. */
export function bodyParsers(app: FastifyInstance) {
  const readJson = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") return done(null, undefined);
    readJson(request, String(body), done);
  });
  app.addContentTypeParser(form, { parseAs: "string" }, (request, body, done) => {
    if (!takesForms(request)) return done(new HttpError(415, "Send this as application/json"));
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });
}
