import { layout } from "./languages/en/layout";
import { useSiteTexts } from "./siteTexts";

/** The names of industries in the page's language. A name that the site does not know stays unchanged. */
export function useIndustryNames() {
  const { industries: served, loadFailed } = useSiteTexts("layout", layout);
  const nameOf = (name: string) => served[layout.industries.indexOf(name)] ?? name;
  return { served, nameOf, loadFailed };
}
