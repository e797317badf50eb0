import { useState } from "react";
import { namesIn } from "../../../../domain/texts";
import { useTexts } from "../../../texts/useTexts";
import { useIndustryNames } from "../../company";
import {
  distinct,
  fetchGallery,
  fetchIndustries,
  type ShownBox,
  usePublicList,
} from "../../lists/publicLists";
import { Picture, Section, Steps } from "../../pageParts";
import { homeTexts } from "../../texts/homeTexts";
import { DrawnList } from "../Range";
import benefitStyles from "./Benefits.module.css";
import galleryStyles from "./Gallery.module.css";
import styles from "./Sectors.module.css";
import serviceStyles from "./Services.module.css";
import solutionStyles from "./Solutions.module.css";
import loopStyles from "./Sustainability.module.css";

const { benefits, services, sustainability } = homeTexts.english;

const solutions = [
  { solution: "quality", art: "board-7-ply" },
  { solution: "craft", art: "box-lid-and-base" },
  { solution: "planning", art: "reels" },
  { solution: "ecology", art: "sheets" },
] as const;

/** The plant's promises to clients. Each card is a step lower than the card before. */
export function Solutions() {
  const texts = useTexts(homeTexts);
  return (
    <section id="solutions" className={solutionStyles.solutions} aria-labelledby="solutions-title">
      <h2 id="solutions-title">{texts("solutions.title")}</h2>
      <DrawnList
        items={solutions.map(({ solution, art }) => ({
          name: texts(`solutions.${solution}.name`),
          text: texts(`solutions.${solution}.text`),
          art,
        }))}
      />
    </section>
  );
}

export function Benefits() {
  const texts = useTexts(homeTexts);
  return (
    <Section id="benefits" title={texts("benefits.title")} look="kraft">
      <dl className={benefitStyles.benefits}>
        {namesIn(benefits.list).map((benefit) => (
          <div key={benefit}>
            <dt>{texts(`benefits.list.${benefit}.name`)}</dt>
            <dd>{texts(`benefits.list.${benefit}.text`)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

export function Services() {
  const texts = useTexts(homeTexts);
  return (
    <Section id="services" title={texts("services.title")} lead={texts("services.lead")}>
      <Steps
        steps={namesIn(services.steps).map((step) => ({
          name: texts(`services.steps.${step}.name`),
          text: texts(`services.steps.${step}.text`),
        }))}
        className={serviceStyles.services}
      />
    </Section>
  );
}

/** The section about the paper's fibre: its way into the box, and back into paper. */
export function Sustainability() {
  const texts = useTexts(homeTexts);
  return (
    <Section
      id="sustainability"
      title={texts("sustainability.title")}
      look="ink"
      lead={texts("sustainability.lead")}
    >
      <Steps
        steps={namesIn(sustainability.steps).map((step) => ({
          name: texts(`sustainability.steps.${step}.name`),
          text: texts(`sustainability.steps.${step}.text`),
        }))}
        className={loopStyles.loop}
      />
    </Section>
  );
}

/**
 * The sectors of the host's industries. Until they arrive, the page shows the sectors that the company names itself.
 */
export function Sectors() {
  const industries = usePublicList(fetchIndustries);
  const texts = useTexts(homeTexts);
  const { served, nameOf, loadFailed } = useIndustryNames();
  const sectors =
    industries.state === "ready"
      ? distinct(
          industries.rows.map(({ sector }) => nameOf(sector)).filter((sector) => sector !== ""),
        )
      : served;
  return (
    <section id="sectors" className={styles.sectors} aria-labelledby="sectors-title">
      <div className={styles.head}>
        <h2 id="sectors-title">{texts("sectors.title")}</h2>
        <label>
          <input type="checkbox" /> {texts("sectors.hold")}
        </label>
      </div>
      {industries.state === "failed" && <p role="alert">{loadFailed}</p>}
      <div className={styles.marquee}>
        <SectorRow sectors={sectors} />
        <SectorRow sectors={sectors} isEcho />
      </div>
      <ul className={styles.list} aria-busy={industries.state === "loading"}>
        {sectors.map((sector) => (
          <li key={sector}>{sector}</li>
        ))}
      </ul>
    </section>
  );
}

/**
 * A row of the passing names. The second row repeats the first one, so that they pass without a gap. Screen readers
 * skip the second row.
 */
const SectorRow = ({
  sectors,
  isEcho = false,
}: {
  sectors: readonly string[];
  isEcho?: boolean;
}) => (
  <div className={styles.row} aria-hidden={isEcho}>
    {sectors.map((sector) => (
      <span key={sector}>{sector}</span>
    ))}
  </div>
);

const galleryFilters = ["All", "Punching", "RSC"] as const;
type GalleryFilter = (typeof galleryFilters)[number];

/** Returns the loaded boxes that are made in the chosen way. */
export const filteredBoxes = <Box extends { readonly boxType: string }>(
  boxes: readonly Box[],
  filter: GalleryFilter,
) => boxes.filter(({ boxType }) => filter === "All" || boxType === filter);

/** Placeholders, as many as the demo plant has boxes. The content below then does not move when the list arrives. */
const placeholders = Array.from({ length: 14 }, (_, place) => place);

/** The boxes that the plant has made, by the way of making. If the boxes cannot be loaded, the gallery stays empty. */
export function Gallery() {
  const texts = useTexts(homeTexts);
  const boxes = usePublicList(fetchGallery);
  const [filter, setFilter] = useState<GalleryFilter>("All");
  return (
    <section id="gallery" className={galleryStyles.gallery} aria-labelledby="gallery-title">
      <div className={galleryStyles.head}>
        <h2 id="gallery-title">{texts("gallery.title")}</h2>
        <fieldset className={galleryStyles.filters}>
          <legend>{texts("gallery.filter")}</legend>
          {galleryFilters.map((choice) => (
            <button
              key={choice}
              type="button"
              aria-pressed={choice === filter}
              onClick={() => setFilter(choice)}
            >
              {texts(`gallery.filters.${choice}`)}
            </button>
          ))}
        </fieldset>
      </div>
      <ul className={galleryStyles.grid} aria-busy={boxes.state === "loading"}>
        {boxes.state === "loading" && placeholders.map((place) => <li key={place} />)}
        {boxes.state === "ready" &&
          filteredBoxes(boxes.rows, filter).map((box) => <GalleryCard key={box.key} box={box} />)}
      </ul>
      <noscript>
        <p>{texts("gallery.noScript")}</p>
      </noscript>
    </section>
  );
}

const GalleryCard = ({ box: { box, boxUrl } }: { box: ShownBox }) => (
  <li>
    <figure>
      <Picture url={boxUrl} alt="" />
      <figcaption>{box}</figcaption>
    </figure>
  </li>
);
