/** A plate is tooling for one print colour. A die is tooling for one box. */
export const rateKinds = [
  "PAPER",
  "CONVERSION",
  "PRINT",
  "JOINING",
  "PLATE",
  "DIE",
  "FREIGHT",
] as const;
export type RateKind = (typeof rateKinds)[number];

/** The rates of everything but paper. */
export type WorkKind = Exclude<RateKind, "PAPER">;

/** The ways to close the joint of a box. */
export const joints = ["GLUED", "STITCHED", "TAPED"] as const;
export type Joint = (typeof joints)[number];

export const rateUnits = ["KILOGRAM", "BOX", "THOUSAND_BOXES", "PIECE"] as const;
export type RateUnit = (typeof rateUnits)[number];

/** The units of each kind, the usual one first. A print rate is for one colour. */
export const unitsOfKind: Readonly<Record<RateKind, readonly [RateUnit, ...RateUnit[]]>> = {
  PAPER: ["KILOGRAM"],
  CONVERSION: ["KILOGRAM"],
  PRINT: ["BOX", "THOUSAND_BOXES"],
  JOINING: ["BOX", "THOUSAND_BOXES"],
  PLATE: ["PIECE"],
  DIE: ["PIECE"],
  FREIGHT: ["BOX", "KILOGRAM", "THOUSAND_BOXES"],
};

/** The fields that rates of one kind alone have, with the kind. */
export const kindOfField = {
  fromGsm: "PAPER",
  toGsm: "PAPER",
  burstFactor: "PAPER",
  shade: "PAPER",
  mill: "PAPER",
  joint: "JOINING",
  ply: "CONVERSION",
} as const satisfies Readonly<Record<string, RateKind>>;

/** Returns the unit of a rate. Undefined if the kind lacks the unit `per`, or if `per` is absent and the kind has several. */
export function rateUnitOf(kind: RateKind, per: RateUnit | undefined): RateUnit | undefined {
  const units = unitsOfKind[kind];
  return per === undefined && units.length === 1 ? units[0] : units.find((unit) => unit === per);
}

/** The share of a unit in one box. A box of 292.1 g has 0.2921 of a kilogram. */
export const shareOfBox: Readonly<Record<RateUnit, (boxGrams: number) => number>> = {
  KILOGRAM: (boxGrams) => boxGrams / 1000,
  BOX: () => 1,
  THOUSAND_BOXES: () => 1 / 1000,
  PIECE: () => 1,
};

/** The state of a dated row on a day: it counts, it begins later, a later row replaced it, or it was withdrawn. */
export const rowStates = ["CURRENT", "NEXT", "PAST", "WITHDRAWN"] as const;
export type RowState = (typeof rowStates)[number];
