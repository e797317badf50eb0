import { useEffect, useState } from "react";
import type { EnquirySpecification } from "../../../../contract/enquirySpecification";
import { publicRoutes } from "../../../../contract/publicRoutes";
import { isRow } from "../../../api/json";
import { listIn, parseReply } from "../../../api/looseValues";
import { sendCall } from "../../../api/sendCall";
import { hasHostFeature } from "../../lists/publicLists";

/** The prices of one box between which an order lies, in rupees. */
export interface PriceBand {
  readonly quantity: number;
  readonly from: number;
  readonly to: number;
}

const usualQuantities = [500, 1_000, 2_500, 5_000, 10_000];
const mostBands = 4;

/** The visitor's quantity and larger ones, which cost less a box. */
const quantitiesFrom = (quantity: number) =>
  [quantity, ...usualQuantities.filter((usual) => usual > quantity)].slice(0, mostBands);

const isBand = (row: unknown): row is PriceBand =>
  isRow(row) && [row.quantity, row.from, row.to].every((value) => typeof value === "number");

async function fetchPriceBands({ content, quantity }: EnquirySpecification, signal: AbortSignal) {
  if (!(await hasHostFeature("estimates"))) return [];
  const body = { content, quantities: quantitiesFrom(quantity) };
  const response = await sendCall(publicRoutes.getPriceBands, {}, { body, signal });
  const reply = parseReply(await response.text());
  return (listIn(isRow(reply) ? reply.bands : undefined) ?? []).filter(isBand);
}

/** A visitor who still types is not asked for. */
const pauseMs = 600;

/** The price bands of a box. Empty while they are on the way, or if the host gives none. */
export function usePriceBands(specification: EnquirySpecification): readonly PriceBand[] {
  const key = JSON.stringify(specification);
  const [found, setFound] = useState<{ readonly key: string; readonly bands: PriceBand[] }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the specification
  useEffect(() => {
    const asking = new AbortController();
    const timer = setTimeout(() => {
      // A visitor sees no error: without bands the page asks for an enquiry, as before.
      fetchPriceBands(specification, asking.signal).then(
        (bands) => setFound({ key, bands }),
        () => undefined,
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [key]);
  return found?.key === key ? found.bands : [];
}
