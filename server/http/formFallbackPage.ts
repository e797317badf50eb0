import type { FastifyInstance, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { ErrorBody } from "../../contract/errors";
import { type Language, languages } from "../../domain/languages";
import { pathIn } from "../../domain/sitePaths";
import { textsIn } from "../../domain/texts";
import { fallbackTexts } from "./texts";
import hi from "./texts.hi.json";
import kn from "./texts.kn.json";

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const translations = { en: undefined, hi, kn };
const textOf = (language: Language) => textsIn(fallbackTexts, language, translations[language]);

const results: Readonly<Record<number, "sent" | "invalid" | "tooMany">> = {
  200: "sent",
  400: "invalid",
  429: "tooMany",
};

/** Returns the page that answers a contact form without JavaScript: one sentence and a link back. */
const fallbackPage = (language: Language, sentence: string): string => `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${textOf(language)("title")}</title>
<style>
  body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 2rem;
    background: #fbf8f2; color: #17293a; font: 1.25rem/1.5 system-ui, sans-serif; }
  main { max-width: 40rem; border-top: 4px solid #b8925a; padding-top: 1.5rem; }
  a { color: inherit; }
</style>
<main>
  <p role="status">${escaped(sentence)}</p>
  <p><a href="${pathIn(language, "/contact")}">${textOf(language)("back")}</a></p>
</main>
</html>
`;

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
    return fallbackPage(language, messageOf(language, reply.statusCode, payload));
  });
}
