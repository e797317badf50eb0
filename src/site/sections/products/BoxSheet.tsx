import type { ShownCatalogueBox } from "../../lists/publicLists";
import { Picture } from "../../Picture";
import styles from "./BoxSheet.module.css";
import { detailsOf } from "./boxDetails";

/** One box of the catalogue as a specification sheet. */
export function BoxSheet({ box }: { box: ShownCatalogueBox }) {
  return (
    <article className={styles.sheet}>
      <Picture url={box.url} alt="" />
      <div>
        <h2>{box.heading}</h2>
        <dl>
          {detailsOf(box).map(({ field, label, value }) => (
            <div key={field}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </article>
  );
}
