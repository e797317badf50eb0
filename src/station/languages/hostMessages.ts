import type { Language } from "../../../domain/languages";
import { dateText } from "../../../domain/momentText";
/** The sentences of the host that a station shows, and the stored labels of its scans. */
export const hostMessages = {
  notPaired: "This station is not paired",
  revoked: "This station was revoked: pair it again",
  badCode: "This code is not good: it may be mistyped, used, or older than 10 minutes",
  wallCode: "This code is for a wall screen: enter it at /wall",
  tooMany: "Too many requests: please wait a while and try again",
  tooManyCalls: "Too many requests: please wait a while",
  noAnswer: "No response from server.",
  notFound: "This call was not found",
  noDatabase: "The database does not answer at the moment. Please try again shortly.",
  readOnlyDatabase:
    "The database cannot write at the moment, so nothing was saved. Please tell whoever looks after the server.",
  slowDatabase: "The database takes too long at the moment. Please try again shortly.",
  noBadge: "The badge %{badge} was not found",
  noReel: "The reel %{reel} was not found",
  noOrder: "The order %{order} was not found",
  inactiveBadge: "The badge of %{name} is no longer active: please go to the office",
  notEmployed: "%{name} is not employed on %{date}: please go to the office",
  usedId: "This scan's id was used for another scan",
  notRecorded: "Not recorded",
  atMachine: "Reel %{reel} is already running for %{client}: return it first",
  usedUp: "Reel %{reel} is used up",
  shipped: "The order of %{client} has been shipped: choose another",
  cancelled: "The order of %{client} has been cancelled: choose another",
  reserved: "Reel %{reel} is reserved for order #%{order} of %{client}",
  taken:
    "Issued for order #%{order} of %{client}. It was reserved for order #%{loser} of %{losing}, which has lost it",
  notInUse: "Reel %{reel} is not in use",
  weighsNothing: "Reel %{reel} cannot weigh 0 kg: the scale shows its core too. Weigh it again",
  aboveIssued: "Reel %{reel} was issued with %{issued} and cannot come back with %{weight}",
  noPaper:
    "Reel %{reel} comes back with %{weight}, and its core weighs %{core}: no paper is left. Weigh it again",
  isFinished:
    "Reel %{reel} comes back with %{weight}, and its core weighs %{core}. Is it finished?",
  reel: "Reel %{reel}",
};
export type HostMessages = Readonly<Record<keyof typeof hostMessages, string>>;

/** Translates the month of a date such as `2 Mar 2026`. */
function dateIn(language: Language, text: string): string {
  const date = new Date(`${text} UTC`);
  return Number.isNaN(date.getTime()) ? text : dateText(date, language);
}

/** Numbers and codes have no spaces, so that "Reel %{reel}" matches no longer sentence. */
const codes = new Set(["badge", "reel", "order", "loser"]);

/** The expression that a sentence matches. Its placeholders are named groups. */
function matcherOf(sentence: string): RegExp {
  const parts = sentence.split(/%\{(\w+)\}/).map((part, at) => {
    // `split` puts the names of the placeholders at the odd places.
    if (at % 2 === 0) return part.replace(/[.?*+^$()[\]{}|\\]/g, "\\$&");
    return codes.has(part) ? `(?<${part}>\\S+)` : `(?<${part}>.+?)`;
  });
  return new RegExp(`^${parts.join("")}$`);
}

/**
 * Returns the function that translates the host's sentences. A sentence that is not listed stays as it is.
 */
export function translateHost(
  translations: HostMessages,
  language: Language,
): (text: string) => string {
  const english = Object.entries(hostMessages).map(([name, sentence]) => ({
    name,
    matcher: matcherOf(sentence),
  }));
  const translated = new Map(Object.entries(translations));
  return (text) => {
    for (const { name, matcher } of english) {
      const found = matcher.exec(text);
      const translation = translated.get(name);
      if (found === null || translation === undefined) continue;
      return translation.replace(/%\{(\w+)\}/g, (_, part: string) => {
        const value = found.groups?.[part] ?? "";
        return part === "date" ? dateIn(language, value) : value;
      });
    }
    return text;
  };
}
