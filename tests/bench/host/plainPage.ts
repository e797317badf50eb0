const icon =
  '<svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2"><path d="M5 12l5 5L20 7"/></svg>';

const styles = `*{box-sizing:border-box;margin:0}body{font:16px/1.6 system-ui,sans-serif;color:#111827}
header,footer{display:flex;flex-wrap:wrap;gap:1rem;justify-content:space-between;padding:1rem 1.5rem}
main section{max-width:72rem;margin:0 auto;padding:4rem 1.5rem}
h1{font-size:2.5rem;line-height:1.1}h2{font-size:2rem;line-height:1.2;margin-bottom:2rem}h3{font-size:1.25rem}
.grid{display:grid;gap:2rem;grid-template-columns:repeat(auto-fit,minmax(16rem,1fr))}
.card{border:1px solid #e5e7eb;border-radius:.5rem;padding:1.5rem}
.button{display:inline-block;border-radius:9999px;padding:.75rem 2rem;background:#1d4ed8;color:#fff}
ul{list-style:none;padding:0}`;

const cardsOfSection = 6;
const wordsOfCard = 18;

/** Returns the visible words of a page's HTML. */
const wordsOf = (html: string) =>
  html
    .replace(/<(style|script|noscript|svg|title)\b.*?<\/\1>/gs, " ")
    .replace(/<[^>]+>/g, " ")
    .split(/\s+/)
    .filter((word) => word !== "");

/** Cuts a list into parts of the same length. */
const cut = <Item>(items: readonly Item[], length: number) =>
  Array.from({ length: Math.ceil(items.length / length) }, (_, place) =>
    items.slice(place * length, (place + 1) * length),
  );

const card = (words: readonly string[]) =>
  `<article class="card">${icon}<h3>${words.slice(0, 3).join(" ")}</h3><p>${words.slice(3).join(" ")}</p></article>`;

const section = (cards: readonly (readonly string[])[]) =>
  `<section><h2>${cards[0]?.slice(0, 4).join(" ")}</h2><div class="grid">${cards.map(card).join("")}</div></section>`;

const links = (words: readonly string[]) =>
  `<ul>${words.map((word) => `<li><a href="#top">${word}</a></li>`).join("")}</ul>`;

/**
 * Returns a plain page with as many words as another. It has a bar, sections of cards with icons, and a footer, like
 * the templates of static site generators. It has no script, no picture and no typeface.
 */
export function plainPage(html: string): string {
  const words = wordsOf(html);
  const [opening = [], ...cards] = cut(words, wordsOfCard);
  const sections = cut(cards, cardsOfSection).map(section).join("");
  return `<!doctype html><html lang="en" id="top"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Plain</title><style>${styles}</style><header><b>Plain</b>${links(words.slice(0, 5))}</header><main><section><h1>${opening.slice(0, 6).join(" ")}</h1><p>${opening.join(" ")}</p><a class="button" href="#top">${words[0]}</a></section>${sections}</main><footer>${links(words.slice(0, 12))}${links(words.slice(12, 24))}</footer></html>`;
}
