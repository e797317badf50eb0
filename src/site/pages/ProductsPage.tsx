import type { SubmitEvent } from "react";
import { Link, useNavigate } from "react-router-dom";
import { useTexts } from "../../texts/useTexts";
import { artUrl } from "../art/names";
import { hsnCodes, sectorAddress, useIndustryNames } from "../company";
import { useFacts } from "../facts";
import { useSiteLanguage, useSitePath } from "../language";
import { fetchCatalogue, groupedBy, usePublicList } from "../lists/publicLists";
import { PageData, PageHead, StructuredData } from "../PageHead";
import { PageOpening } from "../PageOpening";
import { Marked, Picture, Section, SlashedName } from "../pageParts";
import styles from "../sections/products/BoxEntry.module.css";
import sectorStyles from "../sections/products/BoxSectors.module.css";
import hsnStyles from "../sections/products/HsnCodes.module.css";
import { Range, useRange } from "../sections/Range";
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

/** One card for each sector of the catalogue. The link of a card passes the sector's boxes to the sector's page. */
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

/** The first fields of the estimator, with the example that it begins with. */
const fields = [
  { name: "length", value: "400" },
  { name: "width", value: "300" },
  { name: "height", value: "200" },
  { name: "quantity", value: "1,000" },
] as const;

/**
 * The form that opens the estimator, which checks the fields. Without React the browser opens it with the same address.
 */
function BoxEntry() {
  const texts = useTexts(productsTexts);
  const path = useSitePath()("/estimate");
  const navigate = useNavigate();
  const open = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const query = new URLSearchParams(fields.map(({ name }) => [name, String(data.get(name))]));
    void navigate(`${path}?${query.toString()}`);
  };
  return (
    <Section
      id="box-figures"
      title={texts("calculator.title")}
      look="kraft"
      lead={texts("calculator.lead")}
    >
      <form
        action={path}
        method="get"
        aria-labelledby="box-figures-title"
        className={`${styles.fields} ${styles.entry}`}
        onSubmit={open}
      >
        {fields.map(({ name, value }) => (
          <div key={name}>
            <label htmlFor={`box-${name}`}>
              {texts(`calculator.fields.${name}`)}{" "}
              <small>({name === "quantity" ? texts("calculator.boxes") : "mm"})</small>
            </label>
            <input
              id={`box-${name}`}
              name={name}
              inputMode="decimal"
              autoComplete="off"
              maxLength={20}
              defaultValue={value}
            />
          </div>
        ))}
        <button type="submit">{texts("calculator.open")}</button>
      </form>
    </Section>
  );
}
