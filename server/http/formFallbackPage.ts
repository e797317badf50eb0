import type { FastifyInstance, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { ErrorBody } from "../../contract/errors";
import { type Language, languages } from "../../domain/languages";
import { pathIn } from "../../domain/sitePaths";
import { textsIn } from "../../domain/texts";
import { sentencePage } from "./sentencePage";
import { fallbackTexts } from "./texts";
import hi from "./texts.hi.json";
import kn from "./texts.kn.json";

const translations = { en: undefined, hi, kn };
const textOf = (language: Language) => textsIn(fallbackTexts, language, translations[language]);

const results: Readonly<Record<number, "sent" | "invalid" | "tooMany">> = {
  200: "sent",
  400: "invalid",
  429: "tooMany",
};

/** Returns the reply's own sentence in English, which has no code. */
function messageOf(language: Language, status: number, payload: unknown): string {
  const text = textOf(language);
  if (language !== "en") return text(`result.${results[status] ?? "failed"}`);
  const read = ErrorBody.safeParse(JSON.parse(String(payload)));
  return read.success ? read.data.message : text("result.sent");
}

const Query = z.object({ language: z.enum(languages) });

/** Returns the language of the form's page, which the address of the form names. */
function languageOf({ query }: FastifyRequest): Language {
  const read = Query.safeParse(query);
  return read.success ? read.data.language : "en";
}

/** Replies with a page when a browser without JavaScript submits the contact form. */
export function formFallbackPage(app: FastifyInstance) {
  app.addHook("onSend", async (request, reply, payload) => {
    const isForm = request.headers["content-type"]?.startsWith("application/x-www-form-urlencoded");
    if (request.routeOptions.config.call !== "submitContact" || !isForm) return payload;
    reply.type("text/html; charset=utf-8");
    const language = languageOf(request);
    const text = textOf(language);
    return sentencePage({
      language,
      title: text("title"),
      sentence: messageOf(language, reply.statusCode, payload),
      link: { to: pathIn(language, "/contact"), text: text("back") },
    });
  });
}
