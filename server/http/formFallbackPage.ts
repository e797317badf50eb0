import type { FastifyInstance } from "fastify";
import { ErrorBody } from "../../contract/errors";

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** The reply to a contact form that was sent without JavaScript: one sentence and a link back. */
const fallbackPage = (sentence: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Contact</title>
<style>
  body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 2rem;
    background: #fbf8f2; color: #17293a; font: 1.25rem/1.5 system-ui, sans-serif; }
  main { max-width: 40rem; border-top: 4px solid #b8925a; padding-top: 1.5rem; }
  a { color: inherit; }
</style>
<main>
  <p role="status">${escaped(sentence)}</p>
  <p><a href="/contact">Back to the contact page</a></p>
</main>
</html>
`;

const messageOf = (payload: unknown): string => {
  const read = ErrorBody.safeParse(JSON.parse(String(payload)));
  return read.success ? read.data.message : "Thank you for your message!";
};

/** Replies with a page when a browser without JavaScript submits the contact form. */
export function formFallbackPage(app: FastifyInstance) {
  app.addHook("onSend", async (request, reply, payload) => {
    const isForm = request.headers["content-type"]?.startsWith("application/x-www-form-urlencoded");
    if (request.routeOptions.config.call !== "submitContact" || !isForm) return payload;
    reply.type("text/html; charset=utf-8");
    return fallbackPage(messageOf(payload));
  });
}
