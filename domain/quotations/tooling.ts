/** The tooling of an accepted line, with the markup. Tooling inside the price, and free tooling, have no charge to follow. */
export type AcceptedTooling =
  /** A separate charge, once. */
  | { readonly kind: "apart"; readonly totalPaise: number }
  /** A share in the price of each of the first boxes. */
  | { readonly kind: "spread"; readonly totalPaise: number; readonly boxes: number };

interface OfferedTooling {
  readonly toolingTerms: "once" | "spread" | "free";
  readonly toolingBoxes?: number | undefined;
  readonly markupPercent: number;
  readonly costs?: { readonly toolingPaise: number } | undefined;
  readonly prices: readonly { readonly toolingPaise?: number | undefined }[];
}

/** Returns the tooling of a line that a quotation offers. Undefined if there is no charge to follow. */
export function acceptedTooling(line: OfferedTooling): AcceptedTooling | undefined {
  const { toolingTerms, toolingBoxes, markupPercent, costs, prices } = line;
  const apart = prices.find(({ toolingPaise }) => toolingPaise !== undefined)?.toolingPaise;
  if (apart !== undefined) return { kind: "apart", totalPaise: apart };
  if (toolingTerms !== "spread" || toolingBoxes === undefined || !costs?.toolingPaise)
    return undefined;
  const totalPaise = Math.round((costs.toolingPaise * (100 + markupPercent)) / 100);
  return { kind: "spread", totalPaise, boxes: toolingBoxes };
}

/** The running balance of tooling that is spread over boxes, in paise. */
interface ToolingBalance {
  readonly chargedPaise: number;
  readonly remainingPaise: number;
  /** Charged above the total, with more boxes than the tooling was spread over. */
  readonly abovePaise: number;
}

/**
 * Computes the charged and the open tooling. Charged = invoiced boxes × total ÷ boxes. It is rounded once, so the last
 * box brings the sum to the total.
 */
export function toolingBalance(
  { totalPaise, boxes }: { readonly totalPaise: number; readonly boxes: number },
  invoicedBoxes: number,
): ToolingBalance {
  const chargedPaise = Math.round((totalPaise * invoicedBoxes) / boxes);
  return {
    chargedPaise,
    remainingPaise: Math.max(0, totalPaise - chargedPaise),
    abovePaise: Math.max(0, chargedPaise - totalPaise),
  };
}

interface Works {
  readonly printColours: number;
  readonly hasDie: boolean;
}

/** Returns the description of the charge on an invoice. Papers and portals take it in English. */
export function toolingDescription(quotation: string, { printColours, hasDie }: Works): string {
  const works = [...(printColours > 0 ? ["printing plates"] : []), ...(hasDie ? ["die"] : [])];
  return `Tooling charge, quotation ${quotation}: ${works.join(" and ")}`;
}
