import { createContext, useContext, useMemo } from "react";
import { type CompanyFacts, defaultFacts, localFacts } from "../../domain/companyFacts";

/** The facts about the company that the pages show, in all languages. */
export const FactsContext = createContext<CompanyFacts>(defaultFacts);

/** Returns the facts about the company in the language of the page. */
export function useFacts() {
  const facts = useContext(FactsContext);
  return useMemo(() => localFacts(facts, "en"), [facts]);
}

export const phoneLink = (phone: string) => `tel:${phone.replace(/[^+\d]/g, "")}`;
export const chatLink = (number: string) => `https://wa.me/${number}`;
