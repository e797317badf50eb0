import { hasText } from "../../domain/texts";
import { useTexts } from "../texts/useTexts";
import { industriesServed } from "./company";
import { layoutTexts } from "./texts/layoutTexts";

/** Returns the names of industries in the page's language. A name that the site does not know stays unchanged. */
export function useIndustryNames() {
  const text = useTexts(layoutTexts);
  const nameOf = (name: string) =>
    hasText(layoutTexts.english.industries, name) ? text(`industries.${name}`) : name;
  return { served: industriesServed.map(nameOf), nameOf, loadFailed: text("loadFailed") };
}

/** Returns the path of a sector's page. Names may contain slashes. */
export const sectorAddress = (sector: string) => `/sector/${encodeURIComponent(sector)}`;
