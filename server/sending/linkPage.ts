import type { FastifyInstance } from "fastify";
import { ErrorBody } from "../../contract/errors";
import { acceptedLanguage } from "../../domain/languages";
import { messageText } from "../../domain/messages/messageText";
import { readerIn } from "../documents/paperTexts";
import { sentencePage } from "../http/sentencePage";

/**
 * Keeps the replies to links of papers from search engines. A link that opens no paper gets a page of one sentence in
 * the language of the browser.
 */
export function linkPage(app: FastifyInstance) {
  app.addHook("onSend", async (request, reply, payload) => {
    if (request.routeOptions.config.call !== "openPaperLink") return payload;
    reply.header("X-Robots-Tag", "noindex, nofollow").header("Referrer-Policy", "no-referrer");
    const isPage = request.headers.accept?.includes("text/html") === true;
    if (reply.statusCode < 400 || !isPage) return payload;
    const read = ErrorBody.safeParse(JSON.parse(String(payload)));
    if (!read.success) return payload;
    const language = acceptedLanguage(request.headers["accept-language"]);
    const { code, values, message } = read.data;
    const sentence =
      code === undefined ? message : messageText({ code, values }, readerIn(language));
    reply.type("text/html; charset=utf-8").header("Cache-Control", "no-store");
    return sentencePage({ language, title: sentence, sentence });
  });
}
