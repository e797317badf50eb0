import { artUrl } from "../../art/names";
import { hsnCodes } from "../../company";
import styles from "./HsnCodes.module.css";

const readOut = hsnCodes.map(({ code, goods }) => `${code}: ${goods}`).join("; ");

/** The tariff headings on our invoices, drawn like a carton's label. */
export function HsnCodes() {
  return (
    <section id="hsn" className={styles.codes} aria-labelledby="hsn-title">
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
}
