import { type Language, languages } from "../../domain/languages";
import { pathIn } from "../../domain/sitePaths";
import { useFacts } from "./facts";
import { useSiteLanguage } from "./language";

/** The languages as link previews name them. */
const locales: Readonly<Record<Language, string>> = { en: "en_IN", hi: "hi_IN", kn: "kn_IN" };

interface PageHeadProps {
  title: string;
  description: string;
  /** The path of the page in English. Search engines do not find a page without one. */
  path?: string;
}

/** Title, description and link preview of a page. React moves these elements into the document's head. */
export function PageHead({ title, description, path }: PageHeadProps) {
  const { name, website } = useFacts();
  const language = useSiteLanguage();
  const fullTitle = `${title} | ${name}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={locales[language]} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta property="og:site_name" content={name} />
      <meta property="og:image" content={`${website}/og.png`} />
      {path === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={website + pathIn(language, path)} />
          {languages.map((other) => (
            <link
              key={other}
              rel="alternate"
              hrefLang={other}
              href={website + pathIn(other, path)}
            />
          ))}
          <link rel="alternate" hrefLang="x-default" href={website + path} />
          <meta property="og:url" content={website + pathIn(language, path)} />
        </>
      )}
    </>
  );
}
