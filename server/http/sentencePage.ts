import type { FastifyInstance, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { ErrorBody } from "../../contract/errors";
import { type Language, languages, pathIn } from "../../domain/languages";
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

interface Sentence {
  readonly language: Language;
  readonly title: string;
  readonly sentence: string;
  /** The link below the sentence. */
  readonly link?: { readonly to: string; readonly text: string };
}

/** Returns a page of one sentence for a browser that shows no page of the product. No search engine lists the page. */
export const sentencePage = ({
  language,
  title,
  sentence,
  link,
}: Sentence): string => `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)}</title>
<style>
  body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 2rem;
    background: #fbf8f2; color: #17293a; font: 1.25rem/1.5 system-ui, sans-serif; }
  main { max-width: 40rem; border-top: 4px solid #b8925a; padding-top: 1.5rem; }
  a { color: inherit; }
</style>
<main>
  <p role="status">${escaped(sentence)}</p>${
    link
      ? `
  <p><a href="${link.to}">${escaped(link.text)}</a></p>`
      : ""
  }
</main>
</html>
`;

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
