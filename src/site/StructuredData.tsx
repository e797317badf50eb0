import { company, companyUnits } from "./company";

/** Facts for machines, in the vocabulary of schema.org. */
export function StructuredData({ data }: { data: object }) {
  const text = JSON.stringify({ "@context": "https://schema.org", ...data });
  return <script type="application/ld+json">{text.replaceAll("<", "\\u003c")}</script>;
}

export function BreadcrumbData({ name, path }: { name: string; path: string }) {
  const steps = [
    { name: "Home", path: "/" },
    { name, path },
  ];
  return (
    <StructuredData
      data={{
        "@type": "BreadcrumbList",
        itemListElement: steps.map((step, place) => ({
          "@type": "ListItem",
          position: place + 1,
          name: step.name,
          item: company.address + step.path,
        })),
      }}
    />
  );
}

export function BusinessData() {
  const { name, address: url, phone: telephone, email, description } = company;
  const places = companyUnits.map((unit) => ({
    "@type": "LocalBusiness",
    name: `${name}, ${unit.name}`,
    telephone,
    email,
    url,
    image: `${url}/og.png`,
    address: {
      "@type": "PostalAddress",
      ...(unit.street !== "" && { streetAddress: unit.street }),
      addressLocality: unit.town,
      postalCode: unit.postalCode,
      addressCountry: "IN",
    },
    geo: { "@type": "GeoCoordinates", latitude: unit.latitude, longitude: unit.longitude },
  }));
  const business = {
    "@type": "LocalBusiness",
    "@id": `${url}/#business`,
    name,
    url,
    telephone,
    email,
    description,
    image: `${url}/og.png`,
    foundingDate: String(company.founded),
    address: places[0]?.address,
    department: places,
  };
  return <StructuredData data={business} />;
}
