/** Facts for machines, in the vocabulary of schema.org. */
export function StructuredData({ data }: { data: object }) {
  const text = JSON.stringify({ "@context": "https://schema.org", ...data });
  return <script type="application/ld+json">{text.replaceAll("<", "\\u003c")}</script>;
}
