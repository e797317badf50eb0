import { Link } from "react-router-dom";
import { artUrl } from "../art/names";
import { hsnCodes } from "../company";
import { useFacts } from "../facts";
import { useIndustryNames } from "../industryNames";
import { useSiteLanguage, useSitePath } from "../language";
import { layout } from "../languages/en/layout";
import { products } from "../languages/en/products";
import { fetchCatalogue, groupedBy } from "../lists/publicLists";
import { usePublicList } from "../lists/usePublicList";
import { Marked } from "../Marked";
import { PageHead } from "../PageHead";
import { PageOpening } from "../PageOpening";
import { Picture } from "../Picture";
import { useRange } from "../range";
import { SlashedName } from "../SlashedName";
import { PageData, StructuredData } from "../StructuredData";
import { BoxEntry } from "../sections/products/BoxEntry";
import sectorStyles from "../sections/products/BoxSectors.module.css";
import hsnStyles from "../sections/products/HsnCodes.module.css";
import { Range } from "../sections/Range";
import { useSiteTexts } from "../siteTexts";

function ProductData() {
  const { website, name: brand } = useFacts();
  const kinds = useRange();
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

const useTexts = () => useSiteTexts("products", products);

/** One card for each sector of the catalogue; its boxes go along to the sector's page. */
function BoxSectors() {
  const path = useSitePath();
  const text = useTexts().sectors;
  const { nameOf } = useIndustryNames();
  const catalogue = usePublicList(fetchCatalogue);
  const sectors = groupedBy(
    catalogue.state === "ready" ? catalogue.rows : [],
    ({ boxSector }) => boxSector,
  );
  const askLink = (words: string) => <a href={path("/contact")}>{words}</a>;
  return (
    <section id="boxsector" className={sectorStyles.sectors} aria-labelledby="boxsector-title">
      <h2 id="boxsector-title">{text.title}</h2>
      {catalogue.state === "failed" && (
        <p role="alert">
          <Marked text={text.failed} as={askLink} />
        </p>
      )}
      <ul aria-busy={catalogue.state === "loading"}>
        {catalogue.state === "loading" &&
          placeholders.map((place) => <li key={place} className={sectorStyles.placeholder} />)}
        {[...sectors].map(([sector, boxes]) => (
          <li key={sector}>
            <Link to={path(sectorAddress(sector))} state={{ boxes }}>
              <Picture url={boxes[0]?.url ?? ""} alt="" />
              <strong>
                <SlashedName name={nameOf(sector)} />
              </strong>
              <span>{text.boxes({ count: boxes.length })}</span>
            </Link>
          </li>
        ))}
      </ul>
      <noscript>
        <p>
          <Marked text={text.noScript} as={askLink} />
        </p>
      </noscript>
    </section>
  );
}

/** The tariff headings on our invoices, drawn like a carton's label. */
function HsnCodes() {
  const text = useTexts().hsn;
  const language = useSiteLanguage();
  const codes = hsnCodes.map(({ code, goods }) => `${code}: ${text.goods[goods]}`).join("; ");
  return (
    <section id="hsn" className={hsnStyles.codes} aria-labelledby="hsn-title">
      <div>
        <h2 id="hsn-title">{text.title}</h2>
        <p>{text.lead}</p>
      </div>
      <img
        src={artUrl(language === "en" ? "hsn-codes" : `hsn-codes-${language}`)}
        alt={text.picture({ codes })}
        width="720"
        height="420"
        loading="lazy"
      />
    </section>
  );
}

export function Component() {
  const text = useTexts();
  const { links } = useSiteTexts("layout", layout);
  const kinds = useRange().length;
  return (
    <>
      <PageHead title={text.title} description={text.description} path="/products" />
      <PageData name={links.products} path="/products" />
      <ProductData />
      <PageOpening title={text.opening} ply={7}>
        {text.lead({ kinds })}
      </PageOpening>
      <Range />
      <BoxSectors />
      <BoxEntry />
      <HsnCodes />
    </>
  );
}
