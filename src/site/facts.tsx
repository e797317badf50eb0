import { createContext, useContext, useMemo } from "react";
import { defaultFacts, type LocalFacts, localFacts } from "../../domain/companyFacts";
import { useSiteLanguage } from "./language";
import { noWords, useSiteTexts } from "./siteTexts";

/** Facts in the language of the document. A link to another language loads a new document. */
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
  const words = useSiteTexts("facts", noWords);
  return useMemo(
    () => ({ ...localFacts(defaultFacts, language, words), ...edited }),
    [edited, language, words],
  );
}

export const phoneLink = (phone: string) => `tel:${phone.replace(/[^+\d]/g, "")}`;
export const chatLink = (number: string) => `https://wa.me/${number}`;
