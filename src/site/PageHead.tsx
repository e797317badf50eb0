import { type Language, languages, pathIn } from "../../domain/languages";
import { useTexts } from "../texts/useTexts";
import { useFacts } from "./facts";
import { useSiteLanguage } from "./language";
import { layoutTexts } from "./texts/layoutTexts";

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

/** Facts of a page for search engines, in the vocabulary of schema.org. */
export function StructuredData({ data }: { data: object }) {
  const text = JSON.stringify({ "@context": "https://schema.org", ...data });
  return <script type="application/ld+json">{text.replaceAll("<", "\\u003c")}</script>;
}

/** A page's address, language and, below the home page, the way to it. */
export function PageData({ name, path }: { name: string; path: string }) {
  const { website } = useFacts();
  const language = useSiteLanguage();
  const texts = useTexts(layoutTexts);
  const addressOf = (path: string) => website + pathIn(language, path);
  const steps = [
    { name: texts("links.home"), path: "/" },
    { name, path },
  ];
  return (
    <StructuredData
      data={{
        "@type": "WebPage",
        name,
        url: addressOf(path),
        inLanguage: language,
        ...(path !== "/" && {
          breadcrumb: {
            "@type": "BreadcrumbList",
            itemListElement: steps.map((step, place) => ({
              "@type": "ListItem",
              position: place + 1,
              name: step.name,
              item: addressOf(step.path),
            })),
          },
        }),
      }}
    />
  );
}

export function BusinessData() {
  const { name, website: url, phone: telephone, email, description, founded, units } = useFacts();
  const reach = { ...(telephone !== "" && { telephone }), ...(email !== "" && { email }) };
  const places = units.map((unit) => ({
    "@type": "LocalBusiness",
    name: `${name}, ${unit.name}`,
    ...reach,
    url,
    image: `${url}/og.png`,
    address: {
      "@type": "PostalAddress",
      ...(unit.street !== "" && { streetAddress: unit.street }),
      addressLocality: unit.town,
      postalCode: unit.postalCode,
      addressCountry: "IN",
    },
    ...(unit.place && { geo: { "@type": "GeoCoordinates", ...unit.place } }),
  }));
  const business = {
    "@type": "LocalBusiness",
    "@id": `${url}/#business`,
    name,
    url,
    ...reach,
    description,
    image: `${url}/og.png`,
    foundingDate: String(founded),
    address: places[0]?.address,
    department: places,
  };
  return <StructuredData data={business} />;
}
