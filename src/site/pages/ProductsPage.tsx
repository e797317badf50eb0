import { Link } from "react-router-dom";
import { useTexts } from "../../texts/useTexts";
import { artUrl } from "../art/names";
import { hsnCodes } from "../company";
import { useFacts } from "../facts";
import { sectorAddress, useIndustryNames } from "../industryNames";
import { useSiteLanguage, useSitePath } from "../language";
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
import { layoutTexts } from "../texts/layoutTexts";
import { productsTexts } from "../texts/productsTexts";

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

const placeholders = Array.from({ length: 15 }, (_, place) => place);

/** One card for each sector of the catalogue; its boxes go along to the sector's page. */
function BoxSectors() {
  const path = useSitePath();
  const productsText = useTexts(productsTexts);
  const { nameOf } = useIndustryNames();
  const catalogue = usePublicList(fetchCatalogue);
  const sectors = groupedBy(
    catalogue.state === "ready" ? catalogue.rows : [],
    ({ boxSector }) => boxSector,
  );
  const askLink = (words: string) => <a href={path("/contact")}>{words}</a>;
  return (
    <section id="boxsector" className={sectorStyles.sectors} aria-labelledby="boxsector-title">
      <h2 id="boxsector-title">{productsText("sectors.title")}</h2>
      {catalogue.state === "failed" && (
        <p role="alert">
          <Marked text={productsText("sectors.failed")} as={askLink} />
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
              <span>{productsText("sectors.boxes", { smart_count: boxes.length })}</span>
            </Link>
          </li>
        ))}
      </ul>
      <noscript>
        <p>
          <Marked text={productsText("sectors.noScript")} as={askLink} />
        </p>
      </noscript>
    </section>
  );
}

/** The tariff headings on our invoices, drawn like a carton's label. */
function HsnCodes() {
  const productsText = useTexts(productsTexts);
  const language = useSiteLanguage();
  const codes = hsnCodes
    .map(({ code, goods }) => `${code}: ${productsText(`hsn.goods.${goods}`)}`)
    .join("; ");
  return (
    <section id="hsn" className={hsnStyles.codes} aria-labelledby="hsn-title">
      <div>
        <h2 id="hsn-title">{productsText("hsn.title")}</h2>
        <p>{productsText("hsn.lead")}</p>
      </div>
      <img
        src={artUrl(language === "en" ? "hsn-codes" : `hsn-codes-${language}`)}
        alt={productsText("hsn.picture", { codes })}
        width="720"
        height="420"
        loading="lazy"
      />
    </section>
  );
}

export function Component() {
  const productsText = useTexts(productsTexts);
  const layoutText = useTexts(layoutTexts);
  const kinds = useRange().length;
  return (
    <>
      <PageHead
        title={productsText("title")}
        description={productsText("description")}
        path="/products"
      />
      <PageData name={layoutText("links.products")} path="/products" />
      <ProductData />
      <PageOpening title={productsText("opening")} ply={7}>
        {productsText("lead", { kinds })}
      </PageOpening>
      <Range />
      <BoxSectors />
      <BoxEntry />
      <HsnCodes />
    </>
  );
}
