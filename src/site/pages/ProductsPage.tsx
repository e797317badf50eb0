import { Link } from "react-router-dom";
import { artUrl } from "../art/names";
import { hsnCodes } from "../company";
import { useFacts } from "../facts";
import { fetchCatalogue, groupedBy } from "../lists/publicLists";
import { usePublicList } from "../lists/usePublicList";
import { PageHead } from "../PageHead";
import { PageOpening } from "../PageOpening";
import { Picture } from "../Picture";
import { kinds } from "../range";
import { SlashedName } from "../SlashedName";
import { BreadcrumbData, StructuredData } from "../StructuredData";
import { BoxCalculator } from "../sections/products/BoxCalculator";
import sectorStyles from "../sections/products/BoxSectors.module.css";
import hsnStyles from "../sections/products/HsnCodes.module.css";

function ProductData() {
  const { website, name: brand } = useFacts();
  return (
    <StructuredData
      data={{
        "@graph": kinds.map(({ name, text, art }) => ({
          "@type": "Product",
          name,
          description: text,
          image: website + artUrl(art),
          brand: { "@type": "Brand", name: brand },
          manufacturer: { "@id": `${website}/#business` },
        })),
      }}
    />
  );
}

/** The path of a sector's page; names may contain slashes. */
export const sectorAddress = (sector: string) => `/sector/${encodeURIComponent(sector)}`;

const placeholders = Array.from({ length: 15 }, (_, place) => place);

/** One card for each sector of the catalogue; its boxes go along to the sector's page. */
function BoxSectors() {
  const catalogue = usePublicList(fetchCatalogue);
  const sectors = groupedBy(
    catalogue.state === "ready" ? catalogue.rows : [],
    ({ boxSector }) => boxSector,
  );
  return (
    <section id="boxsector" className={sectorStyles.sectors} aria-labelledby="boxsector-title">
      <h2 id="boxsector-title">Box Sectors</h2>
      {catalogue.state === "failed" && (
        <p role="alert">
          The box sectors could not be loaded. <a href="/contact">Ask us</a> for what you need.
        </p>
      )}
      <ul aria-busy={catalogue.state === "loading"}>
        {catalogue.state === "loading" &&
          placeholders.map((place) => <li key={place} className={sectorStyles.placeholder} />)}
        {[...sectors].map(([sector, boxes]) => (
          <li key={sector}>
            <Link to={sectorAddress(sector)} state={{ boxes }}>
              <Picture url={boxes[0]?.url ?? ""} alt="" />
              <strong>
                <SlashedName name={sector} />
              </strong>
              <span>{boxes.length === 1 ? "1 box" : `${boxes.length} boxes`}</span>
            </Link>
          </li>
        ))}
      </ul>
      <noscript>
        <p>
          The catalogue needs JavaScript. <a href="/contact">Ask us</a> for the sheet of your
          sector.
        </p>
      </noscript>
    </section>
  );
}

const readOut = hsnCodes.map(({ code, goods }) => `${code}: ${goods}`).join("; ");

/** The tariff headings on our invoices, drawn like a carton's label. */
const HsnCodes = () => (
  <section id="hsn" className={hsnStyles.codes} aria-labelledby="hsn-title">
    <div>
      <h2 id="hsn-title">HSN codes</h2>
      <p>The headings under which our goods stand on your invoice and your GST return.</p>
    </div>
    <img
      src={artUrl("hsn-codes")}
      alt={`HSN codes. ${readOut}`}
      width="720"
      height="420"
      loading="lazy"
    />
  </section>
);

export const Component = () => (
  <>
    <PageHead
      title="Products and services"
      description="Boxes by sector: plies, paper, GSM, printing and capacity of what we make for each trade, with HSN codes for your invoice."
      path="/products"
    />
    <BreadcrumbData name="Products/Services" path="/products" />
    <ProductData />
    <PageOpening title="Products" ply={7}>
      {kinds.length} kinds of corrugated goods, and under each sector below the boxes we make for
      it, with paper, plies and print.
    </PageOpening>
    <BoxSectors />
    <BoxCalculator />
    <HsnCodes />
  </>
);
