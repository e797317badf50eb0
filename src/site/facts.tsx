import { createContext, useContext, useMemo } from "react";
import { defaultFacts, type LocalFacts, localFacts } from "../../domain/companyFacts";
import type { Language } from "../../domain/languages";
import type { TextTree } from "../../domain/texts";
import { loadedTexts, useTexts } from "../texts/useTexts";
import { useSiteLanguage } from "./language";
import { termsTexts } from "./texts/layoutTexts";

/** Returns the words for default facts that the owner has not given in a language, by their English. */
export function factWordsIn(language: Language): TextTree | undefined {
  const words = loadedTexts(language)?.siteFacts;
  return typeof words === "object" ? words : undefined;
}

/**
 * The facts that differ from the defaults, in the language of the document. A link to another language loads a new
 * document.
 */
type EditedFacts = Partial<LocalFacts>;

/** Reads the facts by which the document differs from the defaults. */
function readFacts(): EditedFacts {
  const block = typeof document === "undefined" ? null : document.getElementById("company-facts");
  return block?.textContent ? JSON.parse(block.textContent) : {};
}

/** The facts that differ from the defaults. */
export const FactsContext = createContext<EditedFacts>(readFacts());

/** Returns the facts about the company in the language of the page. */
export function useFacts(): LocalFacts {
  const edited = useContext(FactsContext);
  const language = useSiteLanguage();
  return useMemo(
    () => ({ ...localFacts(defaultFacts, language, factWordsIn(language)), ...edited }),
    [edited, language],
  );
}

export const phoneLink = (phone: string) => `tel:${phone.replace(/[^+\d]/g, "")}`;

/**
 * Returns the address of a chat with the company. The chat begins with `text` as a message that is ready to be sent.
 */
export const chatLink = (number: string, text?: string) =>
  `https://wa.me/${number}${text === undefined ? "" : `?text=${encodeURIComponent(text)}`}`;

/** Returns the terms and registrations of the company that are known, with their names. */
export function useTerms(names: readonly (keyof (typeof termsTexts)["english"])[]) {
  const text = useTexts(termsTexts);
  const facts = useFacts();
  return names
    .filter((name) => facts[name] !== "")
    .map((name) => ({ label: text(name), value: facts[name] }));
}
