import { layout } from "./languages/en/layout";
import { useSiteTexts } from "./siteTexts";

/** The names of industries in the page's language. A name of the host that the site does not know stays as it is. */
export function useIndustryNames() {
  const { industries: served, loadFailed } = useSiteTexts("layout", layout);
  const nameOf = (name: string) => served[layout.industries.indexOf(name)] ?? name;
  return { served, nameOf, loadFailed };
}
