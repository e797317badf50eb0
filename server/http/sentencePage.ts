import type { Language } from "../../domain/languages";

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
