import { artUrl } from "./art/names";
import { company } from "./company";
import { kinds } from "./range";
import { StructuredData } from "./StructuredData";

/** The product range as search engines read it. */
export function ProductData() {
  const { address, name: brand } = company;
  return (
    <StructuredData
      data={{
        "@graph": kinds.map(({ name, text, art }) => ({
          "@type": "Product",
          name,
          description: text,
          image: address + artUrl(art),
          brand: { "@type": "Brand", name: brand },
          manufacturer: { "@id": `${address}/#business` },
        })),
      }}
    />
  );
}
