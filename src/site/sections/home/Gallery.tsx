import { useState } from "react";
import { useTexts } from "../../../texts/useTexts";
import { fetchGallery, type ShownBox, usePublicList } from "../../lists/publicLists";
import { Picture } from "../../pageParts";
import { homeTexts } from "../../texts/homeTexts";
import styles from "./Gallery.module.css";

const galleryFilters = ["All", "Punching", "RSC"] as const;
type GalleryFilter = (typeof galleryFilters)[number];

/** Returns the loaded boxes that are made in the chosen way. */
export const filteredBoxes = <Box extends { readonly boxType: string }>(
  boxes: readonly Box[],
  filter: GalleryFilter,
) => boxes.filter(({ boxType }) => filter === "All" || boxType === filter);

/** Placeholders, as many as the demo plant has boxes. The content below then does not move. */
const placeholders = Array.from({ length: 14 }, (_, place) => place);

/** The boxes that the plant has made, by the way of making. If they cannot be had it stays empty. */
export function Gallery() {
  const texts = useTexts(homeTexts);
  const boxes = usePublicList(fetchGallery);
  const [filter, setFilter] = useState<GalleryFilter>("All");
  return (
    <section id="gallery" className={styles.gallery} aria-labelledby="gallery-title">
      <div className={styles.head}>
        <h2 id="gallery-title">{texts("gallery.title")}</h2>
        <fieldset className={styles.filters}>
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
      <ul className={styles.grid} aria-busy={boxes.state === "loading"}>
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
