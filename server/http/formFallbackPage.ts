import type { FastifyInstance, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { ErrorBody } from "../../contract/errors";
import { type Language, languages } from "../../domain/languages";
import { pathIn } from "../../domain/sitePaths";

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

interface FallbackTexts {
  readonly title: string;
  readonly back: string;
  /** Undefined in English: the reply has the sentence itself. */
  readonly result?: Readonly<Record<"sent" | "invalid" | "tooMany" | "failed", string>>;
}

const texts: Readonly<Record<Language, FallbackTexts>> = {
  en: { title: "Contact", back: "Back to the contact page" },
  hi: {
    title: "संपर्क",
    back: "संपर्क के पेज पर वापस जाएँ",
    result: {
      sent: "आपके संदेश के लिए धन्यवाद!",
      invalid: "संदेश नहीं भेजा जा सका। वापस जाकर नाम, फ़ोन नंबर और ईमेल जाँचें।",
      tooMany: "बहुत ज़्यादा अनुरोध: थोड़ी देर रुककर फिर से कोशिश करें",
      failed: "कोई त्रुटि हुई। फिर से कोशिश करें।",
    },
  },
  kn: {
    title: "ಸಂಪರ್ಕ",
    back: "ಸಂಪರ್ಕ ಪುಟಕ್ಕೆ ಹಿಂತಿರುಗಿ",
    result: {
      sent: "ನಿಮ್ಮ ಸಂದೇಶಕ್ಕೆ ಧನ್ಯವಾದಗಳು!",
      invalid: "ಸಂದೇಶ ಕಳುಹಿಸಲು ಆಗಲಿಲ್ಲ. ಹಿಂದೆ ಹೋಗಿ ಹೆಸರು, ಫೋನ್ ನಂಬರ್ ಮತ್ತು ಇಮೇಲ್ ಪರಿಶೀಲಿಸಿ.",
      tooMany: "ತುಂಬಾ ವಿನಂತಿಗಳು ಬಂದಿವೆ: ಸ್ವಲ್ಪ ಹೊತ್ತು ಬಿಟ್ಟು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ",
      failed: "ದೋಷ ಉಂಟಾಗಿದೆ. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.",
    },
  },
};

const results: Readonly<Record<number, "sent" | "invalid" | "tooMany">> = {
  200: "sent",
  400: "invalid",
  429: "tooMany",
};

/** The reply to a contact form that was sent without JavaScript: one sentence and a link back. */
const fallbackPage = (language: Language, sentence: string): string => `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${texts[language].title}</title>
<style>
  body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 2rem;
    background: #fbf8f2; color: #17293a; font: 1.25rem/1.5 system-ui, sans-serif; }
  main { max-width: 40rem; border-top: 4px solid #b8925a; padding-top: 1.5rem; }
  a { color: inherit; }
</style>
<main>
  <p role="status">${escaped(sentence)}</p>
  <p><a href="${pathIn(language, "/contact")}">${texts[language].back}</a></p>
</main>
</html>
`;

function messageOf(language: Language, status: number, payload: unknown): string {
  const { result } = texts[language];
  if (result) return result[results[status] ?? "failed"];
  const read = ErrorBody.safeParse(JSON.parse(String(payload)));
  return read.success ? read.data.message : "Thank you for your message!";
}

const Query = z.object({ language: z.enum(languages) });

/** The language of the form's page, which the form's address names. */
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
