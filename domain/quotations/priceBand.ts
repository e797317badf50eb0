/** A range in which a price lies, in paise. */
export interface PriceBand {
  readonly fromPaise: number;
  readonly toPaise: number;
}

/**
 * Returns a band around a price: the price less and plus a percentage, both rounded outwards to multiples of a step. The
 * band never begins at 0.
 */
export function bandAround(
  pricePaise: number,
  { spreadPercent, stepPaise }: { readonly spreadPercent: number; readonly stepPaise: number },
): PriceBand {
  const spread = (pricePaise * spreadPercent) / 100;
  return {
    fromPaise: Math.max(1, Math.floor((pricePaise - spread) / stepPaise)) * stepPaise,
    toPaise: Math.ceil((pricePaise + spread) / stepPaise) * stepPaise,
  };
}
