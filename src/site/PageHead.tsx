import { useFacts } from "./facts";

interface PageHeadProps {
  title: string;
  description: string;
  /** The page's own path; a page without one is not to be found by search engines. */
  path?: string;
}

/** Title, description and link preview of a page. React moves these elements into the document's head. */
export function PageHead({ title, description, path }: PageHeadProps) {
  const { name, website } = useFacts();
  const fullTitle = `${title} | ${name}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={name} />
      <meta property="og:image" content={`${website}/og.png`} />
      {path === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={website + path} />
          <meta property="og:url" content={website + path} />
        </>
      )}
    </>
  );
}
