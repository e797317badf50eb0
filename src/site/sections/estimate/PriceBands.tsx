import { useEffect, useState } from "react";
import type { EnquirySpecification } from "../../../../contract/boxSpecifications";
import { isRow } from "../../../api/json";
import { listIn } from "../../../api/looseValues";
import { publicHost } from "../../../api/sendCall";
import { fetchIsOwnHost } from "../../lists/publicLists";
import type { EstimateText } from "../../texts/estimateTexts";
import styles from "./Estimator.module.css";

const rupees = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR" });

/** Formats a date as `24/11/2026`. */
const dates = new Intl.DateTimeFormat("en-IN", { timeZone: "UTC" });

interface PriceBandsProps {
  readonly specification: EnquirySpecification;
  readonly texts: EstimateText;
}

/** The price bands of the estimated box, if the plant shows them. */
export function PriceBands({ specification, texts }: PriceBandsProps) {
  const { bands, oldRatesOf, leastQuantity = 1, mostQuantity } = usePriceBands(specification);
  const { quantity } = specification;
  const boxes = (quantity: number) => ({ boxes: quantity.toLocaleString("en-IN") });
  const limit =
    quantity < leastQuantity
      ? texts("priceBands.tooFew", boxes(leastQuantity))
      : mostQuantity !== undefined && quantity > mostQuantity
        ? texts("priceBands.tooMany", boxes(mostQuantity))
        : undefined;
  const notice = limit !== undefined && (
    <p role="alert" className={styles.limit}>
      {limit}
    </p>
  );
  if (bands.length === 0) return notice;
  return (
    <div className={styles.bands}>
      {notice}
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

/** The price of one box for an order of this quantity is between these two amounts, in rupees. */
interface PriceBand {
  readonly quantity: number;
  readonly from: number;
  readonly to: number;
}

interface FoundBands {
  readonly bands: readonly PriceBand[];
  /** The date of the oldest rate, `yyyy-MM-dd`, if a rate is old. */
  readonly oldRatesOf?: string;
  /** The smallest quantity that the plant makes. */
  readonly leastQuantity?: number;
  /** The largest quantity for which the plant has a price. */
  readonly mostQuantity?: number;
}

const none: FoundBands = { bands: [] };

const usualQuantities = [500, 1_000, 2_500, 5_000, 10_000];
const mostBands = 4;

/** Returns the visitor's quantity and larger ones, which cost less a box. */
const quantitiesFrom = (quantity: number) =>
  [quantity, ...usualQuantities.filter((usual) => usual > quantity)].slice(0, mostBands);

const isBand = (row: unknown): row is PriceBand =>
  isRow(row) && [row.quantity, row.from, row.to].every((value) => typeof value === "number");

async function fetchPriceBands(
  { content, quantity }: EnquirySpecification,
  signal: AbortSignal,
): Promise<FoundBands> {
  if (!(await fetchIsOwnHost())) return none;
  const box = { content, quantities: quantitiesFrom(quantity) };
  const { reply } = await publicHost.call("getPriceBands", box, { signal });
  if (!isRow(reply)) return none;
  const { bands, oldRatesOf, leastQuantity, mostQuantity } = reply;
  return {
    bands: (listIn(bands) ?? []).filter(isBand),
    ...(typeof oldRatesOf === "string" && { oldRatesOf }),
    ...(typeof leastQuantity === "number" && { leastQuantity }),
    ...(typeof mostQuantity === "number" && { mostQuantity }),
  };
}

/** The milliseconds after the last key until the prices are requested. */
const pauseMs = 600;

/** Returns the price bands of a box. The list is empty until a reply arrives, and if the host gives none. */
function usePriceBands(specification: EnquirySpecification): FoundBands {
  const key = JSON.stringify(specification);
  const [latest, setLatest] = useState<{ readonly key: string; readonly found: FoundBands }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the specification
  useEffect(() => {
    const asking = new AbortController();
    const timer = setTimeout(() => {
      // A visitor sees no error: without bands the page asks for an enquiry, as before.
      fetchPriceBands(specification, asking.signal).then(
        (found) => setLatest({ key, found }),
        () => undefined,
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [key]);
  return latest?.key === key ? latest.found : none;
}
