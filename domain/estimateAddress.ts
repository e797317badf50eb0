import type { Flute, Ply } from "./board/boardFactors";
import type { BoxStyle, measuredSides } from "./board/boxDesign";

/** Papers that a board is often made of. RCT is the usual ring crush in kN/m. */
export const linerPapers = [
  { gsm: 100, burst: 16, rct: 0.9 },
  { gsm: 120, burst: 18, rct: 1.1 },
  { gsm: 150, burst: 20, rct: 1.45 },
  { gsm: 180, burst: 22, rct: 1.8 },
  { gsm: 200, burst: 24, rct: 2 },
] as const;
export const mediumPapers = [
  { gsm: 100, burst: 18, rct: 0.75 },
  { gsm: 120, burst: 18, rct: 0.95 },
  { gsm: 150, burst: 20, rct: 1.2 },
] as const;

export const flutesName = (flutes: readonly Flute[]) => flutes.join("");

interface Paper {
  readonly flute?: Flute | undefined;
  readonly gsm: number;
  readonly burstFactor: number;
}

/** A box for the estimate. Lengths are in millimetres. */
interface EstimatedBox {
  readonly style: Exclude<BoxStyle, "OTHER">;
  readonly measured: (typeof measuredSides)[number];
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly ply: Ply;
  /** The papers of the board from the outside in. Without them the estimate has its usual papers. */
  readonly layers?: readonly Paper[];
  readonly colours?: number;
}

const placeIn = (
  papers: readonly { readonly gsm: number; readonly burst: number }[],
  paper: Paper | undefined,
) => papers.findIndex(({ gsm, burst }) => gsm === paper?.gsm && burst === paper.burstFactor);

/**
 * Returns the path of the estimate with the box in its fields. The estimate has its usual paper in place of a paper that
 * it does not offer.
 */
export function estimatePath({ layers = [], ...box }: EstimatedBox): string {
  const flutes = layers.flatMap(({ flute }) => flute ?? []);
  const [top] = layers;
  const liner = placeIn(linerPapers, top);
  const medium = placeIn(
    mediumPapers,
    layers.find(({ flute }) => flute !== undefined),
  );
  const entries = {
    ...box,
    unit: "mm",
    ...(flutes.length > 0 && { flutes: flutesName(flutes) }),
    ...(liner >= 0 && { liner }),
    ...(medium >= 0 && { medium }),
  };
  const fields = Object.entries(entries).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  return `/estimate?${new URLSearchParams(fields)}`;
}
