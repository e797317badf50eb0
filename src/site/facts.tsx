import { createContext, useContext, useMemo } from "react";
import { type CompanyFacts, defaultFacts, localFacts } from "../../domain/companyFacts";
import { useSiteLanguage } from "./language";
import { useSiteTexts } from "./siteTexts";

/** Reads the facts that the host has rendered the page with. A page of the build has the defaults. */
function readFacts(): CompanyFacts {
  const block = typeof document === "undefined" ? null : document.getElementById("company-facts");
  return block?.textContent ? JSON.parse(block.textContent) : defaultFacts;
}

/** The facts about the company that the pages show, in all languages. */
export const FactsContext = createContext<CompanyFacts>(readFacts());

/** English needs none. */
const noWords: Readonly<Record<string, string>> = {};

/** Returns the facts about the company in the language of the page. */
export function useFacts() {
  const facts = useContext(FactsContext);
  const language = useSiteLanguage();
  const words = useSiteTexts("facts", noWords);
  return useMemo(() => localFacts(facts, language, words), [facts, language, words]);
}

export const phoneLink = (phone: string) => `tel:${phone.replace(/[^+\d]/g, "")}`;
export const chatLink = (number: string) => `https://wa.me/${number}`;
