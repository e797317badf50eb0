import { company, companyUnits } from "./company";
import { StructuredData } from "./StructuredData";

/** The company as search engines read it: the business, and each unit as a place. */
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
