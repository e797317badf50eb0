import type { EnquirySpecification } from "../../../../contract/enquirySpecification";
import type { EstimateText } from "../../texts/estimateTexts";
import styles from "./Estimator.module.css";
import { usePriceBands } from "./usePriceBands";

const rupees = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR" });

/** Such as `24/11/2026`. */
const dates = new Intl.DateTimeFormat("en-IN", { timeZone: "UTC" });

interface PriceBandsProps {
  readonly specification: EnquirySpecification;
  readonly texts: EstimateText;
}

/** The price bands of the estimated box, if the plant shows them. */
export function PriceBands({ specification, texts }: PriceBandsProps) {
  const { bands, oldRatesOf, leastQuantity = 1, mostQuantity } = usePriceBands(specification);
  const { quantity: asked } = specification;
  const boxes = (quantity: number) => ({ boxes: quantity.toLocaleString("en-IN") });
  const limit =
    asked < leastQuantity
      ? texts("priceBands.tooFew", boxes(leastQuantity))
      : mostQuantity !== undefined && asked > mostQuantity
        ? texts("priceBands.tooMany", boxes(mostQuantity))
        : undefined;
  const told = limit !== undefined && (
    <p role="alert" className={styles.limit}>
      {limit}
    </p>
  );
  if (bands.length === 0) return told;
  return (
    <div className={styles.bands}>
      {told}
      <h3>{texts("priceBands.title")}</h3>
      <dl className={styles.figures}>
        {bands.map(({ quantity, from, to }) => (
          <div key={quantity}>
            <dt>{texts("priceBands.quantity", boxes(quantity))}</dt>
            <dd>
              {texts("priceBands.band", { from: rupees.format(from), to: rupees.format(to) })}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>
        {oldRatesOf !== undefined &&
          `${texts("priceBands.oldRates", { date: dates.format(new Date(oldRatesOf)) })} `}
        {texts("priceBands.note")}
      </p>
    </div>
  );
}
